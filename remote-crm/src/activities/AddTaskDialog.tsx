import { contacts, createActivity, useContacts } from '@steps/business';
import { momentFrom, RuleError } from '@steps/platform';
import { MomentField, PersonPicker } from '@steps/platform/fields';
import { TextField } from '@steps/platform/ui';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { describeContact } from '../records/forms/recordChoices';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';

export function AddTaskDialog({ onClose }: { readonly onClose: () => void }) {
  const { typed, foundFrom, change, forget } = useFormDraft('task', { subject: '', due: '', contactId: '' });
  const { subject, due, contactId } = typed;
  const known = useContacts();
  const { error, submit } = useSubmit(() => {
    if (!subject.trim()) throw new RuleError('Enter what needs doing.');
    createActivity({
      type: 'task',
      subject,
      ...(due ? { dueDate: momentFrom(due).toISOString() } : {}),
      ...(contacts.get(contactId) ? { contactId } : {}),
    });
    notifyStep('Activity Added', 'New activity has been created successfully.');
    forget();
    onClose();
  }, 'The task could not be added. Please try again.');
  return (
    <FormDialog
      title="Add task"
      action="Add task"
      {...{ error, foundFrom, onClose }}
      onSubmit={submit}
      onCancel={forget}
    >
      <TextField label="What needs doing" value={subject} onChange={(next) => change({ subject: next })} />
      <MomentField label="Due" value={due} onChange={(next) => change({ due: next })} required={false} />
      <PersonPicker
        label="Contact"
        required={false}
        records={known}
        describe={describeContact}
        value={contactId}
        onChange={(next) => change({ contactId: next ?? '' })}
      />
    </FormDialog>
  );
}
