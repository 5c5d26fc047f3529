import { type Client, type ClientInput, updateClient } from '@steps/business';
import { AccentContrast, ColourField, UploadField } from '@steps/platform/fields';
import { defaultAccent } from '@steps/platform/host';
import { Row, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { errorText } from '../gate/errorText';
import styles from './settings.module.css';

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
      <AccentContrast
        colour={colour}
        ratioWords={(ratio) => `contrast ${ratio.toFixed(1)} to 1`}
        adjustedWords={(adjusted) => `Adjusted to ${adjusted}`}
      />
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
        <Row as="label" gap={2} align="center" wrap>
          <input
            type="checkbox"
            aria-describedby={help}
            checked={client.whiteLabel ?? false}
            onChange={({ target }) => change({ whiteLabel: target.checked || undefined })}
          />
          White label
        </Row>
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
        <Row gap={2} align="center" wrap>
          <img className={styles.pictureShown} src={value} alt={label} />
          <Button type="text" aria-label={`Remove the ${label.toLowerCase()}`} onClick={() => onChange(undefined)}>
            Remove
          </Button>
        </Row>
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
