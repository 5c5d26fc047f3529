import { FormField, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PiecePart } from '../pieces/piece';
import { chooseVariant, setPartText } from '../pieces/pieceState';
import { attempt } from './attempt';

interface OwnWordsProps {
  readonly title: string;
  readonly help?: string;
  readonly pieceId: string;
  /** Name of the part in the piece. */
  readonly name: string;
  readonly part: PiecePart;
  readonly rows?: number;
}

/** Typing rests for so long before it is kept, ms: a step of undo is a thought, not a letter. */
const restMs = 600;

/** A person's own words, in place of a result. They keep themselves. */
export function OwnWords({ title, help, pieceId, name, part, rows = 6 }: OwnWordsProps) {
  const kept = part.text ?? '';
  const [text, setText] = useState(kept);
  const unsaved = useRef<string>(undefined);
  const save = useRef(() => {});
  save.current = () => {
    const next = unsaved.current;
    unsaved.current = undefined;
    if (next !== undefined && next !== kept) attempt(() => setPartText(pieceId, name, next));
  };
  // What undo brings back is shown, unless something newer is being typed.
  useEffect(() => {
    if (unsaved.current === undefined) setText(kept);
  }, [kept]);
  useEffect(() => {
    if (unsaved.current === undefined) return;
    const timer = setTimeout(() => save.current(), text === kept ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text, kept]);
  useEffect(() => () => save.current(), []);
  const newest = part.options.at(-1);
  return (
    <Section
      title={title}
      actions={
        newest && (
          <Button size="small" type="text" onClick={() => attempt(() => chooseVariant(pieceId, name, newest))}>
            Use the generated version
          </Button>
        )
      }
    >
      <FormField label="Your own words" help={help}>
        {(control) => (
          <textarea
            {...control}
            className="s-input"
            rows={rows}
            value={text}
            onChange={(event) => {
              unsaved.current = event.target.value;
              setText(event.target.value);
            }}
            onBlur={() => save.current()}
          />
        )}
      </FormField>
    </Section>
  );
}
