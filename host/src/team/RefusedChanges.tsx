import { discardRefused, type RefusedRecord, refusedRecords } from '@steps/journal/team';
import { attemptLater, confirm, notify } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';

/** Names that are shown; of more the number. */
const namesShown = 5;

/** What was changed here and the server does not take from this device: that it stays here, and the way back. */
export function RefusedChanges({ count }: { readonly count: number }) {
  const [busy, setBusy] = useState(false);
  const discard = async () => {
    const sure = await confirm({
      title: 'Take the changes back?',
      text: 'These records become as they are on the server. What was changed in them here is given up.',
      action: 'Take back',
    });
    if (!sure) return;
    setBusy(true);
    await attemptLater({ title: 'The changes were not taken back', description: errorText }, async () => {
      const left = await discardRefused();
      if (left === 0) notify({ title: 'Changes taken back', description: 'The records are as on the server.' });
      else
        notify({
          tone: 'destructive',
          title: left === count ? 'The changes were not taken back' : 'Some changes were not taken back',
          description: `As on the server ${left === 1 ? 'that record' : 'those records'} cannot be had here: your role does not read ${left === 1 ? 'it' : 'them'}, or ${left === 1 ? 'it holds' : 'they hold'} words of AI that nobody approved.`,
        });
    });
    setBusy(false);
  };
  return (
    <>
      <p>
        Your role may not change {namesOf(refusedRecords(), count)}:{' '}
        {count === 1 ? 'this change stays' : 'these changes stay'} on this device.
      </p>
      <div>
        <Button loading={busy} onClick={() => void discard()}>
          Take the changes back
        </Button>
      </div>
    </>
  );
}

/** “Ada Byron”, “Bo Diaz” and 3 more records. */
function namesOf(records: readonly RefusedRecord[], count: number): string {
  const names = records.flatMap(({ name }) => (name ? [`“${name}”`] : [])).slice(0, namesShown);
  const rest = Math.max(0, count - names.length);
  if (rest > 0) names.push(`${rest} ${names.length > 0 ? 'more ' : ''}${rest === 1 ? 'record' : 'records'}`);
  return new Intl.ListFormat('en-GB').format(names);
}
