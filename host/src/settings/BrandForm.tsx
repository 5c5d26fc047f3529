import { type Client, updateClient } from '@steps/shared';
import { ColourField } from '@steps/shared/fields';
import { accessibleAccent, contrast, defaultAccent, type Mode, Section, StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import styles from './settings.module.css';

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
];

/** The client's colour instead of the product's, with what becomes of it so that text stays readable. */
export function BrandColour({ client }: { readonly client: Client }) {
  const colour = client.primaryColour ?? defaultAccent;
  return (
    <Section title="Brand colour" purpose={`Replaces the accent while ${client.businessName} is open.`}>
      <div className={styles.form}>
        <ColourField
          settled
          label="Colour"
          value={colour}
          swatches={[{ name: 'Steps', colour: defaultAccent }]}
          onChange={(primaryColour) => updateClient(client.id, { primaryColour: primaryColour || undefined })}
        />
        <ul className={`s-plain ${styles.contrasts}`} aria-live="polite">
          {modes.map(({ mode, label }) => (
            <ContrastResult key={mode} label={label} colour={colour} mode={mode} />
          ))}
        </ul>
        <div>
          <Button
            disabled={client.primaryColour === undefined}
            onClick={() => updateClient(client.id, { primaryColour: undefined })}
          >
            Use the colour of Steps
          </Button>
        </div>
      </div>
    </Section>
  );
}

function ContrastResult({
  label,
  colour,
  mode,
}: {
  readonly label: string;
  readonly colour: string;
  readonly mode: Mode;
}) {
  const { base, onBase } = accessibleAccent(colour, mode);
  const kept = base === colour.toLowerCase();
  return (
    <li className={styles.contrast}>
      <span className={styles.contrastSample} style={{ background: base, color: onBase }}>
        Button text
      </span>
      <span>
        {label}: contrast {contrast(base, onBase).toFixed(1)} to 1
      </span>
      <StatusTag tone={kept ? 'success' : 'info'}>{kept ? 'Used as it is' : `Adjusted to ${base}`}</StatusTag>
    </li>
  );
}
