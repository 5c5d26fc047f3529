import type { DeletedRecord } from '@steps/business/deleted';
import { countedAs } from '@steps/platform';
import { attempt, Dialog, Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from './erase.module.css';
import { deletedPeople, eraseDeleted, heldBy, timelineEntriesOf } from './eraseState';
import { eraseElsewhereText, heldText, quotesText } from './erasureRules';

const failure = { title: 'Not deleted', description: 'The records could not be deleted for good. Please try again.' };
const entryCount = countedAs('activity', 'activities');

interface EraseDialogProps {
  readonly records: readonly DeletedRecord[];
  /** The records in words: "2 contacts, 1 deal". */
  readonly kinds: string;
  readonly onClose: () => void;
}

/** Asks before records are deleted for good, says where else a person's data is, and offers to erase that too. */
export function EraseDialog({ records, kinds, onClose }: EraseDialogProps) {
  const id = useId();
  const [{ people, entries, held }] = useState(() => {
    const people = deletedPeople(records);
    return { people, entries: timelineEntriesOf(people).length, held: heldBy(people) };
  });
  const [elsewhere, setElsewhere] = useState(false);
  const names = heldText(held, people.length);
  const quotes = quotesText(held);
  const erase = () => {
    attempt(failure, () => eraseDeleted(records, { elsewhere }));
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title="Delete for good?"
      description={`${kinds} can then no longer be restored.${entries > 0 ? ` ${entryCount(entries)} of their timelines ${entries === 1 ? 'goes' : 'go'} too.` : ''}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" danger onClick={erase}>
            Delete for good
          </Button>
        </>
      }
    >
      {(names || quotes) && (
        <Stack gap={4} bound alignContent="start">
          {names && (
            <>
              <p id={`${id}-held`}>{elsewhere ? names : `${names} Unless you choose otherwise, that stays.`}</p>
              <Row as="label" gap={2} align="start" className={styles.eraseChoice}>
                <input
                  type="checkbox"
                  checked={elsewhere}
                  aria-describedby={`${id}-held ${id}-words`}
                  onChange={({ target }) => setElsewhere(target.checked)}
                />
                <span>{eraseElsewhereText(held, people.length)}</span>
              </Row>
              <p id={`${id}-words`} className="s-faint">
                Titles and notes in which somebody wrote a name stay as they are, and so does what AI made for Human
                review.
              </p>
            </>
          )}
          {quotes && <p className="s-faint">{quotes}</p>}
        </Stack>
      )}
    </Dialog>
  );
}
