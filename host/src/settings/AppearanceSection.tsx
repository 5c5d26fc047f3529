import { useActiveClient } from '@steps/shared';
import { Segmented } from '@steps/shared/fields';
import {
  type AppearanceChoice,
  chooseAppearance,
  chooseDensity,
  type Density,
  Section,
  useAppearance,
} from '@steps/shared/ui';
import { BrandColour } from './BrandColour';
import styles from './settings.module.css';

const appearances: readonly { value: AppearanceChoice; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const densities: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** How the interface looks in this browser, and the open client's colour. */
export function AppearanceSection() {
  const { choice, density } = useAppearance();
  const client = useActiveClient();
  return (
    <>
      <Section title="In this browser">
        <div className={styles.form}>
          <Segmented label="Colours" options={appearances} value={choice} onChange={chooseAppearance} />
          <Segmented label="Density" options={densities} value={density} onChange={chooseDensity} />
        </div>
      </Section>
      {client && <BrandColour key={client.id} client={client} />}
    </>
  );
}
