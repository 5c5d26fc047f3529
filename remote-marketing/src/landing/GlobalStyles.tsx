import { useActiveClient } from '@steps/shared';
import { ChoiceField, contrast, optionsOf } from '@steps/shared/ui';
import { brandTheme } from '../brand/brandTheme';
import { UseBrand } from '../brand/UseBrand';
import { useEditing, useOpenEditorOf } from '../editor/EditorContext';
import { setTheme } from '../editor/editorVerbs';
import { LanguageFields } from '../editor/LanguageFields';
import styles from './GlobalStyles.module.css';
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
  const editor = useOpenEditorOf();
  const theme = readTheme(useEditing(({ document }) => document.theme));
  const ratio = contrast(theme.ink ?? '', theme.paper ?? '');
  return (
    <div className={styles.styles}>
      <UseBrand theme={brandTheme(useActiveClient())} />
      {Object.entries(colours).map(([key, label]) => (
        <label key={key} className={styles.colour}>
          {label}
          <input
            type="color"
            value={theme[key]}
            onChange={(event) => setTheme(editor, { [key]: event.target.value })}
          />
        </label>
      ))}
      <p className="s-faint">
        Text on background {ratio.toFixed(1)}:1{ratio < 4.5 ? ', hard to read: 4.5:1 is needed' : ''}
      </p>
      {choices.map(({ key, label, options }) => (
        <ChoiceField
          key={key}
          label={label}
          value={theme[key] ?? ''}
          onChange={(value) => setTheme(editor, { [key]: value })}
          options={optionsOf(options)}
        />
      ))}
      <LanguageFields />
    </div>
  );
}
