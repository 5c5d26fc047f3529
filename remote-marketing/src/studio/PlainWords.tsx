import { Row, TextArea } from '@steps/platform/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './PlainWords.module.css';
import { useOwnText } from './useOwnText';

/** Something that a press puts into the text. */
export interface Insert {
  readonly text: string;
  readonly label: string;
}

export interface WordsProps {
  readonly pieceId: string;
  /** Name of the part in the piece. */
  readonly name: string;
  /** What is kept now. */
  readonly kept: string;
  readonly help?: string | undefined;
  readonly rows?: number;
  readonly inserts?: readonly Insert[];
}

/** A person's own words in a plain field. */
export function PlainWords({ pieceId, name, kept, help, rows = 6, inserts = [] }: WordsProps) {
  const own = useOwnText({ pieceId, name, kept });
  const [text, setText] = useState(kept);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = own.typing;
  // What undo brings back is shown, unless something newer is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is kept brings another text
  useEffect(() => {
    if (!typing()) setText(kept);
  }, [kept]);
  const write = (next: string) => {
    own.write(() => next);
    setText(next);
  };
  const insert = (words: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    write(text.slice(0, selectionStart) + words + text.slice(selectionEnd));
    const end = selectionStart + words.length;
    field.current?.focus();
    // Once the field has its new text.
    requestAnimationFrame(() => field.current?.setSelectionRange(end, end));
  };
  return (
    <>
      {inserts.length > 0 && (
        <Row as="fieldset" gap={1} wrap marginBottom={2} className={styles.inserts}>
          <legend className="s-hidden">Put in</legend>
          {inserts.map(({ text: words, label }) => (
            <button key={words} type="button" className={styles.insert} onClick={() => insert(words)}>
              {label}
            </button>
          ))}
        </Row>
      )}
      <TextArea label="Your own words" help={help} ref={field} rows={rows} value={text} onChange={write} />
    </>
  );
}
