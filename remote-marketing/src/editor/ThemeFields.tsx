import { ChoiceField, contrast, optionsOf, Row } from '@steps/platform/ui';
import type { Theme } from './document';
import { useOpenEditorOf } from './EditorContext';
import { setTheme } from './editorVerbs';
import styles from './ThemeFields.module.css';

interface ThemeFieldsProps {
  readonly theme: Theme;
  /** With their labels. */
  readonly colours: Readonly<Record<string, string>>;
  /** What the contrast is that of, with the two colours: "Text on paper". */
  readonly contrastOf: { readonly label: string; readonly text: string; readonly ground: string };
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly options: Readonly<Record<string, string>>;
  }[];
}

/** Colours of a whole document and whether its text can be read, then fonts and measures. */
export function ThemeFields({ theme, colours, contrastOf, choices }: ThemeFieldsProps) {
  const editor = useOpenEditorOf();
  const ratio = contrast(theme[contrastOf.text] ?? '', theme[contrastOf.ground] ?? '');
  return (
    <>
      {Object.entries(colours).map(([key, label]) => (
        <Row key={key} as="label" align="center" justify="between" size={13} className={styles.colour}>
          {label}
          <input
            type="color"
            value={theme[key]}
            onChange={(event) => setTheme(editor, { [key]: event.target.value })}
          />
        </Row>
      ))}
      <p className="s-faint">
        {contrastOf.label} {ratio.toFixed(1)}:1{ratio < 4.5 ? ', hard to read: 4.5:1 is needed' : ''}
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
    </>
  );
}
