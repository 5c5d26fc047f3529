import { SuggestField } from '@steps/platform/fields';
import { knownPeople } from '../owners/knownPeople';
import { usePersonName } from './supportPerson';

interface AssigneeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The assignee of a ticket; names used before are suggested. */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const me = usePersonName();
  return (
    <SuggestField
      label="Assignee"
      required={false}
      input={{ maxLength: 80 }}
      suggestions={knownPeople(me)}
      value={value}
      onChange={onChange}
    />
  );
}
