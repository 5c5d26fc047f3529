import { announce, Row } from '@steps/platform/ui';
import { useEffect, useRef } from 'react';
import { nodeOf } from '../editor/documentRules';
import { useOpenEditorOf } from '../editor/EditorContext';
import { setValue } from '../editor/editorVerbs';
import { mergeFields } from '../email/mergeRules';
import styles from './EmailBuilder.module.css';

/** A place where text is typed: in the panel, or on the canvas. */
const isText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type]), input[type=text]'));

/** Merge fields: a press writes one where the caret was last, or at the end of the block's text. */
export function MergeChips({ id }: { readonly id: string }) {
  const editor = useOpenEditorOf();
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (isText(target)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const { kind } = nodeOf(editor.get().document, id);
  const first = Object.entries(editor.blocks.get(kind)?.fields ?? {}).find(
    ([key, field]) => (field.kind === 'line' || field.kind === 'words') && key !== 'showTag' && key !== 'code',
  );
  if (!first) return null;
  const insert = (token: string, label: string) => {
    const field = last.current;
    // Fields and canvas get it like typed letters.
    if (field?.isConnected) {
      field.focus();
      if (document.execCommand?.('insertText', false, token)) return announce(`${label} inserted.`);
    }
    const [path] = first;
    const text = nodeOf(editor.get().document, id).content[path];
    setValue(editor, id, path, `${typeof text === 'string' ? text : ''} ${token}`.trim());
    announce(`${label} inserted.`);
  };
  return (
    <Row as="fieldset" gap={1} wrap bare>
      <legend className="s-field__label">Merge fields</legend>
      {mergeFields.map(({ token, label }) => (
        <button key={token} type="button" className={styles.chip} onClick={() => insert(token, label)}>
          {label}
        </button>
      ))}
    </Row>
  );
}
