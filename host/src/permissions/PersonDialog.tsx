import { ownerRole } from '@steps/business';
import type { Person } from '@steps/business/host';
import { SelectField } from '@steps/platform/fields';
import { notify, TextField } from '@steps/platform/ui';
import { useState } from 'react';
import { addPerson, allRoles, editPerson } from '../people/peopleState';
import { presets } from '../people/presets';
import { SaveDialog } from './SaveDialog';

interface PersonDialogProps {
  /** Without one, a new person is added. */
  readonly person: Person | undefined;
  readonly onClose: () => void;
}

/** Name, address and role of a person. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [name, setName] = useState(person?.name ?? '');
  const [email, setEmail] = useState(person?.email ?? '');
  const [roleId, setRole] = useState(person?.roleId ?? 'role-member');
  const done = (title: string) => {
    notify({ title });
    onClose();
  };
  const save = () => {
    const input = { name, email, roleId };
    if (person) return editPerson(person.id, input).then((saved) => done(`${saved.name} is saved`));
    return done(`${addPerson(input).name} can work here`);
  };
  const purpose = presets.find((preset) => preset.id === roleId)?.purpose;
  return (
    <SaveDialog
      title={person ? `Edit ${person.name}` : 'Add a person'}
      description={person ? 'With a new name, the records that belong to them take the new name too.' : undefined}
      action={person ? 'Save' : 'Add person'}
      save={save}
      onClose={onClose}
    >
      {(error) => (
        <>
          <TextField
            label="Name"
            required
            help="Records belong to people by this name."
            error={error}
            autoComplete="off"
            maxLength={80}
            value={name}
            onChange={setName}
          />
          <TextField
            label="Email"
            required={false}
            type="email"
            autoComplete="off"
            maxLength={200}
            value={email}
            onChange={setEmail}
          />
          <SelectField
            label="Role"
            required
            help={purpose}
            options={allRoles().map((role) => ({ value: role.id, label: role.name }))}
            value={roleId}
            onChange={(next) => setRole(next || ownerRole)}
          />
        </>
      )}
    </SaveDialog>
  );
}
