import { useId } from 'react';
import { TextField } from '../forms/TextField';
import { usePersonName } from './supportPerson';
import { knownPeople } from './ticketChoices';

interface AssigneeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who looks after a ticket; people typed before are suggested. */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const list = useId();
  const me = usePersonName();
  return (
    <>
      <TextField label="Assignee" required={false} maxLength={80} value={value} onChange={onChange} list={list} />
      <datalist id={list}>
        {knownPeople(me).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
