import { createActivity, RuleError, UnapprovedAiChangeError } from '@steps/shared';
import { notify } from '@steps/shared/ui';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog';
import { TextField } from '../forms/TextField';

/** Adds a task. */
export function AddTaskDialog({ onClose }: { readonly onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const [due, setDue] = useState('');
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    try {
      createActivity({ type: 'task', subject, ...(due ? { dueDate: new Date(due).toISOString() } : {}) });
      notify({ title: 'Activity Added', description: 'New activity has been created successfully.' });
      onClose();
      return true;
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The task could not be added.', failure);
      setError(
        failure instanceof UnapprovedAiChangeError
          ? failure.message
          : failure instanceof RuleError
            ? 'Say what is to be done.'
            : 'The task could not be added. Please try again.',
      );
      return false;
    }
  };
  return (
    <FormDialog title="Add task" action="Add task" error={error} onSubmit={submit} onClose={onClose}>
      <TextField label="What is to be done" value={subject} onChange={setSubject} />
      <TextField label="Due" type="datetime-local" value={due} onChange={setDue} required={false} />
    </FormDialog>
  );
}
