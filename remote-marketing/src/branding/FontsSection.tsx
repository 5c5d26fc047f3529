import { ChoiceField, Grid, Section, Stack, Text } from '@steps/platform/ui';
import { pageFonts } from '../landing/pageTheme';
import { fontOf } from './brandFonts';
import { changeBrand, type SectionProps } from './brandGuide';
import styles from './FontsSection.module.css';

const fields = [
  { key: 'headingFont', label: 'Headings', sample: 'A fresh start on Saturday' },
  { key: 'bodyFont', label: 'Text', sample: 'Come in from nine. We put the kettle on and show you round.' },
] as const;

/** Fonts of headings and text: only those that every machine has, so that no page asks a server for one. */
export const FontsSection = ({ client, rights }: SectionProps) => (
  <Section title="Fonts" purpose="Families that every computer has. Pages and emails load nothing for them.">
    <Grid min={220} gap={4}>
      {fields.map(({ key, label, sample }) => (
        <Stack key={key} gap={2} alignContent="start">
          <ChoiceField
            label={label}
            required={false}
            disabled={!rights.brand}
            value={client[key] ?? ''}
            onChange={(value) => changeBrand({ [key]: value || undefined })}
            options={[
              { value: '', label: 'Not chosen' },
              ...Object.entries(pageFonts).map(([name, font]) => ({ value: name, label: font.label })),
            ]}
          />
          <Text
            size={16}
            className={styles.sample}
            data-heading={key === 'headingFont' || undefined}
            style={{ fontFamily: fontOf(client[key]).stack }}
          >
            {sample}
          </Text>
        </Stack>
      ))}
    </Grid>
  </Section>
);
