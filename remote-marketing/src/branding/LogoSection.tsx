import type { Client } from '@steps/business';
import { UploadField } from '@steps/platform/fields';
import { notify, Row, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { KeptText } from '../studio/KeptText';
import { undoNotice } from '../studio/undoNotice';
import { changeBrand, type SectionProps } from './brandGuide';
import { logoTypes, mostLogoBytes, readLogo } from './brandPicture';
import styles from './LogoSection.module.css';

/** Name in public, logo and icon. */
export const LogoSection = ({ client, rights }: SectionProps) => (
  <Section title="Name and logo" purpose="On pages, emails and documents of the business.">
    <Stack gap={4} bound alignContent="start">
      <KeptText
        label="Brand name"
        help="The name customers see."
        longest={80}
        placeholder={client.businessName}
        value={client.brandName ?? ''}
        disabled={!rights.brand}
        onKeep={(brandName) => changeBrand({ brandName: brandName || undefined })}
      />
      <Picture label="Logo" field="logo" longest={640} client={client} disabled={!rights.brand} />
      <Picture label="Icon" field="favicon" longest={128} client={client} disabled={!rights.brand} />
    </Stack>
  </Section>
);

interface PictureProps {
  readonly label: string;
  readonly field: 'logo' | 'favicon';
  /** Longest side that is kept, px. */
  readonly longest: number;
  readonly client: Client;
  readonly disabled: boolean;
}

function Picture({ label, field, longest, client, disabled }: PictureProps) {
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState(false);
  const value = client[field];
  const small = label.toLowerCase();
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    setReading(true);
    try {
      const picture = await readLogo(file, longest);
      setProblem(undefined);
      if (changeBrand({ [field]: picture })) notify(undoNotice(`${label} kept`, file.name));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setReading(false);
    }
  };
  const remove = () => {
    if (changeBrand({ [field]: undefined })) notify(undoNotice(`${label} removed`, client.businessName));
  };
  return (
    <Stack gap={2} aria-busy={reading}>
      <UploadField
        label={label}
        required={false}
        disabled={disabled || reading}
        accept={logoTypes}
        kind={field === 'logo' ? 'PNG, JPEG, WebP or SVG picture' : 'Square PNG or SVG picture for the browser tab'}
        maxBytes={mostLogoBytes}
        error={problem}
        value={[]}
        onChange={(files) => void choose(files)}
      />
      {value && (
        <Row gap={2} align="center" wrap>
          {/* As it looks on paper and in the dark: a logo must be seen on both. */}
          <span className={styles.light}>
            <img src={value} alt={`${label} on white`} />
          </span>
          <span className={styles.dark}>
            <img src={value} alt={`${label} on black`} />
          </span>
          <Button type="text" disabled={disabled} onClick={remove}>
            Remove the {small}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
