import { FormField } from '@steps/shared/ui';
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
      <FormField label="Language" help="Screen readers, search engines and translators go by it.">
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={language}
            onChange={({ target }) => onChange({ language: target.value })}
          >
            <option value="">{`As the text: ${languageName(proposed)}`}</option>
            {named.map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label="Direction">
        {(control) => (
          <select
            {...control}
            className="s-input"
            value={direction}
            onChange={({ target }) => onChange({ direction: target.value })}
          >
            <option value="">{`As the language: ${directions[directionOf(language || proposed)].toLowerCase()}`}</option>
            {Object.entries(directions).map(([name, word]) => (
              <option key={name} value={name}>
                {word}
              </option>
            ))}
          </select>
        )}
      </FormField>
    </>
  );
}
