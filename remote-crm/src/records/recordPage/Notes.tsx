import { draftsOf } from '@steps/platform';
import { FoundDraft, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import * as v from 'valibot';
import { FormAlert } from '../FormAlert';
import { useMayChange } from './recordContext';
import { RecordNote, useRecordTyping } from './recordTogether';

const field = ['notes'] as const;

interface NotesProps {
  /** Id of the record they are about. */
  readonly record: string;
  readonly notes: string;
  /** Returns whether they were saved. */
  readonly onSave: (notes: string) => boolean;
}

/** `base`: the notes when the typing started. */
const useNotesDraft = draftsOf('notes', v.object({ typed: v.string(), base: v.string() }));

/** Free text about a record. What is typed is kept until it is saved or cancelled, over a reload too. */
export function Notes({ record, notes, onSave }: NotesProps) {
  const { draft, foundFrom, keep } = useNotesDraft(record);
  const mayChange = useMayChange();
  const typing = useRecordTyping(field[0]);
  const changed = draft !== undefined && draft.typed !== notes;
  const changedElsewhere = changed && draft.base !== notes;
  return (
    <Stack
      as="form"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (!changed || onSave(draft.typed)) keep(undefined);
      }}
    >
      <textarea
        className="s-input"
        aria-label="Notes"
        placeholder="What is good to know before the next call"
        rows={5}
        readOnly={!mayChange}
        value={draft?.typed ?? notes}
        onChange={(event) => keep({ typed: event.target.value, base: draft?.base ?? notes })}
        {...typing}
      />
      <RecordNote fields={field} label="Notes" words={String} />
      {changed && <FoundDraft from={foundFrom} />}
      {changedElsewhere && (
        <FormAlert>
          <p>The notes were changed in the meantime. Saving replaces: {notes || 'nothing, they were emptied.'}</p>
        </FormAlert>
      )}
      {changed && (
        <Row gap={2} justify="end" wrap>
          <Button onClick={() => keep(undefined)}>Take back</Button>
          {changedElsewhere && notes && (
            <Button onClick={() => keep({ typed: `${notes}\n\n${draft.typed}`, base: notes })}>Keep both</Button>
          )}
          <Button type="primary" htmlType="submit">
            Save notes
          </Button>
        </Row>
      )}
    </Stack>
  );
}
