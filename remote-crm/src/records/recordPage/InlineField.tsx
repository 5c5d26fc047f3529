import { draftsOf } from '@steps/platform';
import { FoundDraft, failureText, IconButton, Row } from '@steps/platform/ui';
import { Pencil } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import * as v from 'valibot';
import { InlineFieldEditor } from './InlineFieldEditor';
import { type InlineFieldProps, labelOf } from './inlineFieldProps';
import styles from './record.module.css';
import { RecordContext, useMayChange } from './recordContext';
import { RecordNote } from './recordTogether';

/** `base`: the value when the typing started. */
const useInlineFieldDraft = draftsOf('fact', v.object({ typed: v.string(), base: v.string() }));

/**
 * One field of a record, edited in place: Enter saves, Esc cancels. The value itself stays selectable text. What is half
 * typed is kept, and if the value was changed meanwhile the user chooses.
 */
export function InlineField(props: InlineFieldProps) {
  const { label, fields, words, value, children, onSave, options, records, type, day, rows } = props;
  const shown = useContext(RecordContext);
  const record = shown?.id;
  const mayChange = useMayChange();
  const { draft, foundFrom, keep } = useInlineFieldDraft(record && `${record}:${label}`);
  const [opened, setOpened] = useState(false);
  const [error, setError] = useState<string>();
  const edit = useRef<HTMLSpanElement>(null);
  const typed = draft?.typed ?? value;

  const leave = () => {
    keep(undefined);
    setOpened(false);
    setError(undefined);
    // The pencil comes back with the next render.
    queueMicrotask(() => edit.current?.querySelector('button')?.focus());
  };
  const save = () => {
    try {
      if (typed !== value) onSave(typed);
      leave();
    } catch (failure) {
      setError(failureText(failure, 'This could not be saved. Please try again.'));
    }
  };

  const shownValue = words ?? ((held: unknown) => labelOf(String(held ?? ''), options, records));
  const note = shown && (
    <dd className={styles.factNote}>
      <RecordNote fields={fields} label={label} words={shownValue} />
    </dd>
  );
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      {mayChange && (opened || draft) ? (
        <dd>
          <InlineFieldEditor
            {...{ label, fields, typed, error, options, records, type, day, rows }}
            theirs={draft && draft.base !== value && draft.typed !== value ? value : undefined}
            focused={opened}
            onType={(next) => {
              keep({ typed: next, base: draft?.base ?? value });
              setError(undefined);
            }}
            onSave={save}
            onCancel={leave}
          />
          <FoundDraft from={foundFrom} />
        </dd>
      ) : (
        <Row as="dd" gap={1} align="center" justify="between" minHeight={28} className={styles.factValue}>
          <span className={styles.factText}>
            {value ? (children ?? value) : <span className="s-faint">Not set</span>}
          </span>
          {mayChange && (
            <span ref={edit} className={styles.factEdit}>
              <IconButton label={`Edit ${label.toLowerCase()}`} icon={Pencil} onClick={() => setOpened(true)} />
            </span>
          )}
        </Row>
      )}
      {note}
    </div>
  );
}
