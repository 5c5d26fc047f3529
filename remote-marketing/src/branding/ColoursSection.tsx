import { ColourField } from '@steps/platform/fields';
import { Grid, IconButton, Menu, notify, Row, Section, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { Pipette, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { brandPalette } from '../brand/brandTheme';
import { undoNotice } from '../studio/undoNotice';
import { changeBrand, type SectionProps } from './brandGuide';
import { logoColours } from './brandPicture';
import styles from './ColoursSection.module.css';
import { ContrastPairs } from './ContrastPairs';

/** Most further colours: a brand with more has none that people remember. */
const mostFurther = 6;

/** The colours of the brand, those of its logo, and what each two are good for together. */
export function ColoursSection({ client, rights }: SectionProps) {
  const further = client.brandColours ?? [];
  const palette = brandPalette(client);
  const disabled = !rights.brand;
  const keep = (next: typeof further) => changeBrand({ brandColours: next.length > 0 ? next : undefined });
  const add = (colour: string) =>
    keep([...further, { name: `Colour ${further.length + 3}`, colour }].slice(0, mostFurther));
  return (
    <Section title="Colours" purpose="The main colour is the accent of pages, emails and quotes.">
      <Stack gap={4} className={styles.colours}>
        <Grid min={200} gap={3}>
          <ColourField
            settled
            label="Main colour"
            required={false}
            disabled={disabled}
            value={client.primaryColour ?? ''}
            onChange={(colour) => changeBrand({ primaryColour: colour || undefined })}
          />
          <ColourField
            settled
            label="Second colour"
            required={false}
            disabled={disabled}
            value={client.secondaryColour ?? ''}
            onChange={(colour) => changeBrand({ secondaryColour: colour || undefined })}
          />
        </Grid>
        {further.length > 0 && (
          <Stack as="ul" gap={2} plain aria-label="Further colours">
            {further.map(({ name, colour }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells entries apart
              <li key={nth} className={styles.row}>
                <TextField
                  key={name}
                  label={`Name of colour ${nth + 3}`}
                  hideLabel
                  disabled={disabled}
                  maxLength={40}
                  defaultValue={name}
                  onBlur={({ target }) => {
                    const typed = target.value.trim();
                    if (typed && typed !== name)
                      keep(further.map((one, at) => (at === nth ? { ...one, name: typed } : one)));
                  }}
                />
                <ColourField
                  settled
                  hideLabel
                  label={name}
                  disabled={disabled}
                  value={colour}
                  onChange={(next) =>
                    next && keep(further.map((one, at) => (at === nth ? { ...one, colour: next } : one)))
                  }
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={Trash2}
                  disabled={disabled}
                  onClick={() => {
                    if (keep(further.filter((_, at) => at !== nth))) notify(undoNotice('Colour removed', name));
                  }}
                />
              </li>
            ))}
          </Stack>
        )}
        <Row gap={2} align="center" wrap>
          <Button
            icon={<Plus size={16} aria-hidden />}
            disabled={disabled || further.length >= mostFurther}
            onClick={() => add('#6b7280')}
          >
            Add colour
          </Button>
          {client.logo && (
            <FromLogo logo={client.logo} disabled={disabled} onAdd={add} full={further.length >= mostFurther} />
          )}
        </Row>
        <ContrastPairs colours={palette} />
      </Stack>
    </Section>
  );
}

interface FromLogoProps {
  readonly logo: string;
  readonly disabled: boolean;
  readonly full: boolean;
  readonly onAdd: (colour: string) => void;
}

/** The colours that the logo has, each to be taken as one of the brand. */
function FromLogo({ logo, disabled, full, onAdd }: FromLogoProps) {
  const [found, setFound] = useState<{ readonly logo: string; readonly colours: readonly string[] }>();
  const look = async () => {
    try {
      setFound({ logo, colours: await logoColours(logo) });
    } catch (error) {
      notify({
        title: 'The logo could not be read',
        description: error instanceof Error ? error.message : String(error),
        tone: 'destructive',
      });
    }
  };
  const colours = found?.logo === logo ? found.colours : undefined;
  return (
    <>
      <Button icon={<Pipette size={16} aria-hidden />} disabled={disabled} onClick={() => void look()}>
        Take colours from the logo
      </Button>
      <Row gap={2} wrap className={styles.found} role="status">
        {colours?.length === 0 && <p className="s-faint">The logo has no colours of its own.</p>}
        {colours?.map((colour) => (
          <Menu
            key={colour}
            label={`Use ${colour}`}
            trigger={
              <>
                <span className={styles.dot} style={{ background: colour }} />
                {colour}
              </>
            }
            items={[
              { id: 'main', label: 'As the main colour', onSelect: () => void changeBrand({ primaryColour: colour }) },
              {
                id: 'second',
                label: 'As the second colour',
                onSelect: () => void changeBrand({ secondaryColour: colour }),
              },
              { id: 'further', label: 'As a further colour', disabled: full, onSelect: () => onAdd(colour) },
            ]}
          />
        ))}
      </Row>
    </>
  );
}
