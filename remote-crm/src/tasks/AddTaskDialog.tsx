import { contacts, createActivity, RuleError } from '@steps/shared';
import { notify } from '@steps/shared/ui';
import { useState } from 'react';
import { ContactField } from '../forms/ContactField';
import { typedContact } from '../forms/contactText';
import { FormDialog } from '../forms/FormDialog';
import { TextField } from '../forms/TextField';

/** Adds a task. */
export function AddTaskDialog({ onClose }: { readonly onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const [due, setDue] = useState('');
  const [about, setAbout] = useState('');
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    try {
      if (!subject.trim()) throw new RuleError('Say what is to be done.');
      const contact = typedContact(contacts.all(), about);
      createActivity({
        type: 'task',
        subject,
        ...(due ? { dueDate: new Date(due).toISOString() } : {}),
        ...(contact ? { contactId: contact.id } : {}),
      });
      notify({ title: 'Activity Added', description: 'New activity has been created successfully.' });
      onClose();
      return true;
    } catch (failure) {
      const expected = failure instanceof RuleError;
      if (!expected) console.error('The task could not be added.', failure);
      setError(expected ? failure.message : 'The task could not be added. Please try again.');
      return false;
    }
  };
  return (
    <FormDialog title="Add task" action="Add task" error={error} onSubmit={submit} onClose={onClose}>
      <TextField label="What is to be done" value={subject} onChange={setSubject} />
      <TextField label="Due" type="datetime-local" value={due} onChange={setDue} required={false} />
      <ContactField value={about} onChange={setAbout} />
    </FormDialog>
  );
}
