import { people } from '@steps/business';
import type { Person } from '@steps/business/host';
import { counted, useRecords } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { Dialog, notify, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { errorText } from '../gate/errorText';
import { countOwned } from '../people/ownedRecords';
import { removePerson } from '../people/peopleState';

interface RemovePersonProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Deletes a person and gives what belongs to them to somebody else. */
export function RemovePerson({ person, onClose }: RemovePersonProps) {
  const others = useRecords(people).filter(({ id }) => id !== person.id);
  const [to, setTo] = useState(others.find(({ active }) => active)?.id ?? '');
  const [owned, setOwned] = useState<number>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    countOwned(person.name).then(
      (count) => !gone && setOwned(count),
      (failure) => !gone && setError(errorText(failure)),
    );
    return () => {
      gone = true;
    };
  }, [person.name]);
  const remove = async () => {
    setBusy(true);
    try {
      const count = await removePerson(person.id, to);
      notify({ title: `${person.name} is deleted`, description: `${recordsOf(count)} handed over.` });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={`Delete ${person.name}?`}
      description="What they wrote stays, and the log keeps their name. Their own passphrase stops opening the workspace."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button danger type="primary" loading={busy} disabled={!to} onClick={() => void remove()}>
            Delete {person.name}
          </Button>
        </>
      }
    >
      <Stack bound gap={4}>
        <p role="status">
          {owned === undefined ? 'Looking for their records…' : `${recordsOf(owned)} in all businesses.`}
        </p>
        <SelectField
          label="Hand over to"
          required
          options={others.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : `${name} (deactivated)`,
          }))}
          value={to}
          onChange={setTo}
        />
        {error && <p role="alert">{error}</p>}
      </Stack>
    </Dialog>
  );
}

const recordsOf = (count: number) => (count === 0 ? 'No records' : counted(count, 'record'));
