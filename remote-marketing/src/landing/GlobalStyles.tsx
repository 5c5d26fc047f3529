import { useActiveClient } from '@steps/business';
import { Stack } from '@steps/platform/ui';
import { brandTheme } from '../brand/brandTheme';
import { UseBrand } from '../brand/UseBrand';
import { useEditing } from '../editor/EditorContext';
import { LanguageFields } from '../editor/LanguageFields';
import { ThemeFields } from '../editor/ThemeFields';
import { pageFonts, readTheme, roundings, widths } from './pageTheme';

const colours = { accent: 'Accent', ink: 'Text', paper: 'Background', tint: 'Second background' } as const;
const fonts = Object.fromEntries(Object.entries(pageFonts).map(([name, { label }]) => [name, label]));
const choices = [
  { key: 'headingFont', label: 'Headings', options: fonts },
  { key: 'bodyFont', label: 'Text', options: fonts },
  { key: 'rounding', label: 'Corners', options: roundings },
  { key: 'width', label: 'Width of the content', options: widths },
] as const;

/** Colours, fonts and measures of the whole page. */
export function GlobalStyles() {
  const theme = readTheme(useEditing(({ document }) => document.theme));
  return (
    <Stack gap={3}>
      <UseBrand theme={brandTheme(useActiveClient())} />
      <ThemeFields
        {...{ theme, colours, choices }}
        contrastOf={{ label: 'Text on background', text: 'ink', ground: 'paper' }}
      />
      <LanguageFields />
    </Stack>
  );
}
