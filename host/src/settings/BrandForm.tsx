import { type Client, type ClientInput, updateClient } from '@steps/shared';
import { ColourField, UploadField } from '@steps/shared/fields';
import { defaultAccent } from '@steps/shared/host';
import { accessibleAccent, contrast, type Mode, Row, Stack, StatusTag, Text, TextField } from '@steps/shared/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import styles from './settings.module.css';

const modes: readonly { mode: Mode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
];

/** A picture lies in the record of the business, which is in memory from the start. */
const maxPictureBytes = 200_000;
const pictures = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** How a business looks while it is open: each change is kept at once. */
export function BrandForm({ client }: { readonly client: Client }) {
  const change = (patch: ClientInput) => updateClient(client.id, patch);
  const colour = client.primaryColour ?? defaultAccent;
  const [name, setName] = useState(client.brandName ?? '');
  const help = useId();
  return (
    <Stack bound gap={4} maxWidth={480}>
      <TextField
        label="Brand name"
        required={false}
        help="The name customers see."
        maxLength={80}
        placeholder={client.businessName}
        value={name}
        onChange={setName}
        onBlur={() => name.trim() !== (client.brandName ?? '') && change({ brandName: name.trim() || undefined })}
      />
      <PictureField label="Logo" value={client.logo} onChange={(logo) => change({ logo })} />
      <PictureField label="Favicon" value={client.favicon} onChange={(favicon) => change({ favicon })} />
      <ColourField
        settled
        label="Colour"
        help="Replaces the accent while the business is open."
        value={colour}
        swatches={[{ name: 'Steps', colour: defaultAccent }]}
        onChange={(primaryColour) => change({ primaryColour: primaryColour || undefined })}
      />
      <Stack as="ul" gap={2} plain aria-live="polite">
        {modes.map(({ mode, label }) => (
          <ContrastResult key={mode} label={label} colour={colour} mode={mode} />
        ))}
      </Stack>
      <div>
        <Button disabled={client.primaryColour === undefined} onClick={() => change({ primaryColour: undefined })}>
          Use the colour of Steps
        </Button>
      </div>
      <ColourField
        settled
        label="Second colour"
        help="For the letter of the window’s icon, when there is no logo."
        required={false}
        value={client.secondaryColour ?? ''}
        onChange={(secondaryColour) => change({ secondaryColour: secondaryColour || undefined })}
      />
      <div>
        <label className="s-line">
          <input
            type="checkbox"
            aria-describedby={help}
            checked={client.whiteLabel ?? false}
            onChange={({ target }) => change({ whiteLabel: target.checked || undefined })}
          />
          White label
        </label>
        <p id={help} className="s-muted">
          Pages do not say “Powered by Steps”, and the window is named after the brand.
        </p>
      </div>
    </Stack>
  );
}

interface PictureFieldProps {
  readonly label: string;
  /** A `data:` address. */
  readonly value: string | undefined;
  readonly onChange: (picture: string | undefined) => void;
}

function PictureField({ label, value, onChange }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      onChange(await dataAddress(file));
      setProblem(undefined);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Stack gap={2}>
      <UploadField
        label={label}
        required={false}
        accept={pictures}
        kind="PNG, JPEG, WebP or SVG picture"
        maxBytes={maxPictureBytes}
        error={problem}
        value={[]}
        onChange={(files) => void choose(files)}
      />
      {value && (
        <div className="s-line">
          <img className={styles.pictureShown} src={value} alt={label} />
          <Button type="text" aria-label={`Remove the ${label.toLowerCase()}`} onClick={() => onChange(undefined)}>
            Remove
          </Button>
        </div>
      )}
    </Stack>
  );
}

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`“${file.name}” could not be read.`));
    reader.readAsDataURL(file);
  });

interface ContrastResultProps {
  readonly label: string;
  readonly colour: string;
  readonly mode: Mode;
}

function ContrastResult({ label, colour, mode }: ContrastResultProps) {
  const { base, onBase } = accessibleAccent(colour, mode);
  const kept = base === colour.toLowerCase();
  return (
    <Row as="li" gap={3} rowGap={2} align="center" wrap>
      <Text
        as="span"
        paddingY={1}
        paddingX={3}
        radius="control"
        weight={500}
        style={{ background: base, color: onBase }}
      >
        Button text
      </Text>
      <span>
        {label}: contrast {contrast(base, onBase).toFixed(1)} to 1
      </span>
      <StatusTag tone={kept ? 'success' : 'info'}>{kept ? 'Used as it is' : `Adjusted to ${base}`}</StatusTag>
    </Row>
  );
}
