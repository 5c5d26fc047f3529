import { createActivity } from '@steps/shared';
import { notifyStep } from '../ground/notices/stepNotice';
import { ActivityForm } from './ActivityForm';
import { type ActivityDraft, inputOf } from './activityDraftRules';

export interface AddActivityProps {
  /** What the activity is about. */
  readonly about: { readonly contactId?: string; readonly companyId?: string };
  /** What is typed so far. */
  readonly draft: ActivityDraft;
  readonly foundFrom: string | undefined;
  readonly onChange: (draft: ActivityDraft) => void;
  readonly onClose: () => void;
}

/** Adds an activity to a record's timeline. */
export function AddActivity({ about, draft, onClose, ...form }: AddActivityProps) {
  const save = () => {
    createActivity({ ...inputOf(draft), ...about });
    notifyStep('Activity Added', 'New activity has been created successfully.');
    onClose();
  };
  return <ActivityForm label="Add activity" draft={draft} onSave={save} onClose={onClose} {...form} />;
}
