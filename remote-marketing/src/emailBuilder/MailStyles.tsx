import { ChoiceField, optionsOf, Stack, TextField } from '@steps/platform/ui';
import { UseBrand } from '../brand/UseBrand';
import { useEditing, useOpenEditorOf } from '../editor/EditorContext';
import { setTheme } from '../editor/editorVerbs';
import { LanguageFields } from '../editor/LanguageFields';
import { ThemeFields } from '../editor/ThemeFields';
import { mailServices } from '../links/mergeMarks';
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
  const theme = readMailTheme(useEditing(({ document }) => document.theme));
  return (
    <Stack gap={3}>
      <UseBrand theme={mailBrand()} />
      <ThemeFields
        {...{ theme, colours, choices }}
        contrastOf={{ label: 'Text on paper', text: 'ink', ground: 'paper' }}
      />
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
