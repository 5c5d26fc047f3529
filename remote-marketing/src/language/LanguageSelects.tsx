import { ChoiceField, optionsOf } from '@steps/platform/ui';
import { directionOf, languageName, languages } from './languageRules';

const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const;

interface LanguageSelectsProps {
  /** A tag that was chosen; empty for what the text says. */
  readonly language: string;
  /** `ltr`, `rtl`, or empty for the language's own. */
  readonly direction: string;
  /** What the text says. */
  readonly proposed: string;
  readonly onChange: (chosen: { readonly language: string } | { readonly direction: string }) => void;
}

/** The language and the direction of a text: chosen, or as the text proposes. */
export function LanguageSelects({ language, direction, proposed, onChange }: LanguageSelectsProps) {
  const all = language && !languages.some((one) => one === language) ? [language, ...languages] : languages;
  const named = all
    .map((tag) => [tag, languageName(tag)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));
  return (
    <>
      <ChoiceField
        label="Language"
        help="Screen readers, search engines and translators go by it."
        value={language}
        onChange={(value) => onChange({ language: value })}
        options={[
          { value: '', label: `As the text: ${languageName(proposed)}` },
          ...named.map(([tag, name]) => ({ value: tag, label: name })),
        ]}
      />
      <ChoiceField
        label="Direction"
        value={direction}
        onChange={(value) => onChange({ direction: value })}
        options={[
          { value: '', label: `As the language: ${directions[directionOf(language || proposed)].toLowerCase()}` },
          ...optionsOf(directions),
        ]}
      />
    </>
  );
}
