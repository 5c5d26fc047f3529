import { ChoiceField, contrast, optionsOf, Row, Stack, TextField } from '@steps/shared/ui';
import { UseBrand } from '../brand/UseBrand';
import { useEditing, useOpenEditorOf } from '../editor/EditorContext';
import { setTheme } from '../editor/editorVerbs';
import { LanguageFields } from '../editor/LanguageFields';
import { mailServices } from '../links/mergeMarks';
import styles from './EmailBuilder.module.css';
import { serviceIn } from './mailService';
import { mailBrand, mailCorners, mailFonts, readMailTheme } from './mailTheme';

const colours = {
  accent: 'Accent',
  ink: 'Text',
  paper: 'Paper',
  tint: 'Second paper',
  backdrop: 'Behind the email',
} as const;
const fonts = Object.fromEntries(Object.entries(mailFonts).map(([name, { label }]) => [name, label]));
const choices = [
  { key: 'headingFont', label: 'Headings', options: fonts },
  { key: 'bodyFont', label: 'Text', options: fonts },
  { key: 'rounding', label: 'Corners of buttons', options: mailCorners },
] as const;

/** Colours, fonts and corners of the whole email. Only fonts that mail programs have: none is fetched. */
export function MailStyles() {
  const editor = useOpenEditorOf();
  const theme = readMailTheme(useEditing(({ document }) => document.theme));
  const ratio = contrast(theme.ink, theme.paper);
  return (
    <Stack gap={3}>
      <UseBrand theme={mailBrand()} />
      {Object.entries(colours).map(([key, label]) => (
        <Row key={key} as="label" align="center" justify="between" size={13} className={styles.colour}>
          {label}
          <input
            type="color"
            value={theme[key as keyof typeof colours]}
            onChange={(event) => setTheme(editor, { [key]: event.target.value })}
          />
        </Row>
      ))}
      <p className="s-faint">
        Text on paper {ratio.toFixed(1)}:1{ratio < 4.5 ? ', hard to read: 4.5:1 is needed' : ''}
      </p>
      {choices.map(({ key, label, options }) => (
        <ChoiceField
          key={key}
          label={label}
          value={theme[key]}
          onChange={(value) => setTheme(editor, { [key]: value })}
          options={optionsOf(options)}
        />
      ))}
      <LanguageFields />
      <MailServiceFields />
    </Stack>
  );
}

/** The service that the email is made for, and the signs around its merge fields where it is none of those we know. */
function MailServiceFields() {
  const editor = useOpenEditorOf();
  const { service, own } = serviceIn(useEditing(({ document }) => document.theme));
  return (
    <>
      <ChoiceField
        label="Mail service"
        help={
          service === 'none'
            ? 'Choose the service that sends it, and its merge fields stay as they are.'
            : 'Its merge fields stay as they are. Ours are exported as its own.'
        }
        value={service}
        onChange={(value) => setTheme(editor, { service: value })}
        options={optionsOf(mailServices)}
      />
      {service === 'own' &&
        markSigns.map(({ key, label, value }) => (
          <TextField
            key={key}
            label={label}
            maxLength={8}
            value={own[value]}
            onChange={(value) => setTheme(editor, { [key]: value })}
          />
        ))}
    </>
  );
}

const markSigns = [
  { key: 'markOpen', label: 'Signs before a field, such as [[', value: 'open' },
  { key: 'markClose', label: 'Signs after it, such as ]]', value: 'close' },
] as const;
