import { LanguageSelects } from '../language/LanguageSelects';
import { languageOf } from '../language/languageRules';
import { documentText } from './documentLanguage';
import { useEditing, useOpenEditorOf } from './EditorContext';
import { setTheme } from './editorVerbs';

/** The language and the direction of the document that is edited. */
export function LanguageFields() {
  const editor = useOpenEditorOf();
  const { language = '', direction = '' } = useEditing(({ document }) => document.theme);
  const proposed = useEditing(({ document }) => languageOf({}, () => documentText(document, editor.blocks)).lang);
  return (
    <LanguageSelects
      language={language}
      direction={direction}
      proposed={proposed}
      onChange={(chosen) => setTheme(editor, chosen)}
    />
  );
}
