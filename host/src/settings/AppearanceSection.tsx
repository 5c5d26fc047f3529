import { Segmented } from '@steps/platform/fields';
import {
  type AppearanceChoice,
  chooseAppearance,
  chooseDensity,
  chooseMotion,
  type Density,
  type Motion,
} from '@steps/platform/host';
import { Section, Stack, useAppearance } from '@steps/platform/ui';

const appearances: readonly { value: AppearanceChoice; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const densities: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

const motions: readonly { value: Motion; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'reduced', label: 'Nothing moves' },
];

/** How the interface looks in this browser; the colour is the business's own. */
export function AppearanceSection() {
  const { choice, density, motion } = useAppearance();
  return (
    <Section title="In this browser">
      <Stack bound gap={4} maxWidth={480}>
        <Segmented label="Colours" options={appearances} value={choice} onChange={chooseAppearance} />
        <Segmented label="Density" options={densities} value={density} onChange={chooseDensity} />
        <Segmented label="Motion" options={motions} value={motion} onChange={chooseMotion} />
      </Stack>
    </Section>
  );
}
