import { discardHeld, type HeldRecord, heldRecords, sendHeldAgain } from '@steps/journal/team';
import { attemptLater, confirm, notify, Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';

/** Names that are shown; of more the number. */
const namesShown = 5;

/** What was changed here and does not go to the server: why, another try, and the way back. */
export function HeldChanges() {
  const held = heldRecords();
  return [...new Set(held.map(kindOf))].map((kind) => (
    <HeldGroup key={kind} records={held.filter(isOf(kind))} now={() => heldRecords().filter(isOf(kind))} />
  ));
}

/** What is said in one sentence. */
const kindOf = ({ why, reason }: HeldRecord): string => (why === 'failed' ? reason : why === 'tooLarge' ? why : 'role');

const isOf = (kind: string) => (record: HeldRecord) => kindOf(record) === kind;

interface HeldGroupProps {
  readonly records: readonly HeldRecord[];
  /** Others may have come since they were drawn. */
  readonly now: () => readonly HeldRecord[];
}

function HeldGroup({ records, now }: HeldGroupProps) {
  const [busy, setBusy] = useState(false);
  const doing = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    await attemptLater({ title, description: errorText }, work);
    setBusy(false);
  };
  const discard = async () => {
    const sure = await confirm({
      title: 'Take the changes back?',
      text: 'These records become as they are on the server. What was changed in them here is given up, and a record that is on this device alone is deleted.',
      action: 'Take back',
    });
    if (!sure) return;
    await doing('The changes were not taken back', async () => {
      const changed = now().filter((record) => record.changed);
      const left = await discardHeld(changed);
      if (left === 0) notify({ title: 'Changes taken back', description: 'The records are as on the server.' });
      else
        notify({
          tone: 'destructive',
          title: left === changed.length ? 'The changes were not taken back' : 'Some changes were not taken back',
          description: `As on the server ${left === 1 ? 'that record' : 'those records'} cannot be had here: your role does not read ${left === 1 ? 'it' : 'them'}, or ${left === 1 ? 'it holds' : 'they hold'} words of AI that nobody approved.`,
        });
    });
  };
  return (
    <>
      <p>{wordsOf(records)}</p>
      <Row gap={2} wrap>
        <Button loading={busy} onClick={() => void doing('Not sent', () => sendHeldAgain(now()))}>
          Try again
        </Button>
        {records.some(({ changed }) => changed) && (
          <Button disabled={busy} onClick={() => void discard()}>
            Take the changes back
          </Button>
        )}
      </Row>
    </>
  );
}

function wordsOf(records: readonly HeldRecord[]): string {
  const names = namesOf(records);
  const one = records.length === 1;
  const stays = `${one ? 'this change stays' : 'these changes stay'} on this device.`;
  const { why, reason } = records[0] ?? {};
  if (why === 'tooLarge')
    return `Too large for the server: ${names}. ${one ? 'It is' : 'They are'} on this device alone.`;
  if (why === 'failed') return `Not sent: ${names}. ${reason} Everything else goes out; ${stays}`;
  return `Your role may not change ${names}: ${stays}`;
}

/** “Ada Byron”, “Bo Diaz” and 3 more records. */
function namesOf(records: readonly HeldRecord[]): string {
  const names = records.flatMap(({ name }) => (name ? [`“${name}”`] : [])).slice(0, namesShown);
  const rest = records.length - names.length;
  if (rest > 0) names.push(`${rest} ${names.length > 0 ? 'more ' : ''}${rest === 1 ? 'record' : 'records'}`);
  return new Intl.ListFormat('en-GB').format(names);
}
