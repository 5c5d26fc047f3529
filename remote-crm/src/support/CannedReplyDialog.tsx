import { TextArea, TextField } from '@steps/platform/ui';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import type { CannedReply } from './cannedReply';
import { placeholders } from './cannedRules';
import { createCannedReply, updateCannedReply } from './cannedState';

interface CannedReplyDialogProps {
  /** The reply to change; absent for a new one. */
  readonly reply: CannedReply | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a canned reply. */
export function CannedReplyDialog({ reply, onClose }: CannedReplyDialogProps) {
  const { typed, foundFrom, change, forget } = useFormDraft(`canned-reply:${reply?.id ?? ''}`, {
    title: reply?.title ?? '',
    shortcut: reply?.shortcut ?? '',
    body: reply?.body ?? '',
  });
  const { error, clearError, submit } = useSubmit(() => {
    const saved = reply ? updateCannedReply(reply.id, typed) : createCannedReply(typed);
    notifyStep(`${saved.title} ${reply ? 'changed' : 'added'}`);
    forget();
    onClose();
  }, 'The canned reply could not be saved. Please try again.');
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    clearError();
  };
  const means = placeholders.map(({ name, means: meaning }) => `${name} is ${meaning}`).join('; ');
  return (
    <FormDialog
      title={reply ? `Edit ${reply.title}` : 'Add canned reply'}
      action={reply ? 'Save canned reply' : 'Add canned reply'}
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <TextField label="Title" value={typed.title} onChange={(title) => set({ title })} maxLength={80} />
      <TextField
        label="Shortcut"
        help="Typed after / in a reply"
        value={typed.shortcut}
        onChange={(shortcut) => set({ shortcut })}
        maxLength={31}
      />
      <div className={styles.wide}>
        <TextArea
          label="Text"
          help={`${means}. What is not known stays to be filled in.`}
          rows={7}
          value={typed.body}
          onChange={(value) => set({ body: value })}
        />
      </div>
    </FormDialog>
  );
}
