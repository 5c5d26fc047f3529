import { type ActivityType, createActivity, RuleError } from '@steps/shared';
import { notify } from '@steps/shared/ui';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { TextArea } from '../forms/TextArea';
import { ChoiceField, TextField } from '../forms/TextField';
import { activityLook, addedTypes } from './activityLabels';
import '../crm.css';

export interface AddActivityProps {
  /** What the activity is about. */
  readonly about: { readonly contactId?: string; readonly companyId?: string };
  /** What is typed so far. */
  readonly draft: ActivityDraft;
  readonly onChange: (draft: ActivityDraft) => void;
  readonly onClose: () => void;
}

export interface ActivityDraft {
  readonly type: ActivityType;
  readonly subject: string;
  readonly body: string;
  /** Local time, as the field has it; empty for now. */
  readonly at: string;
}

/** An activity nobody has typed anything about yet. */
export const blankActivity: ActivityDraft = { type: 'note', subject: '', body: '', at: '' };

const kinds = addedTypes.map((value) => ({ value: value as ActivityType, label: activityLook(value).label }));

/** Adds an activity to a record's timeline. */
export function AddActivity({ about, draft: typed, onChange, onClose }: AddActivityProps) {
  const [error, setError] = useState<string>();
  const set = (patch: Partial<ActivityDraft>) => {
    onChange({ ...typed, ...patch });
    setError(undefined);
  };
  const submit = () => {
    try {
      const { at, ...rest } = typed;
      createActivity({ ...rest, ...about, ...(at ? { dueDate: new Date(at).toISOString() } : {}) });
      notify({ title: 'Activity Added', description: 'New activity has been created successfully.' });
      onClose();
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The activity could not be added.', failure);
      setError(
        failure instanceof RuleError
          ? 'Write a subject or some details.'
          : 'The activity could not be added. Please try again.',
      );
    }
  };

  return (
    <form
      ref={focusFirst}
      className="c-form c-activity-form"
      aria-label="Add activity"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {error && (
        <div className="c-alert c-wide" role="alert">
          <CircleAlert size={16} aria-hidden />
          <p>{error}</p>
        </div>
      )}
      <ChoiceField label="Kind" value={typed.type} options={kinds} onChange={(type) => set({ type })} />
      <TextField
        label={typed.type === 'task' ? 'Due' : 'When'}
        type="datetime-local"
        value={typed.at}
        onChange={(at) => set({ at })}
        required={false}
      />
      <div className="c-wide">
        <TextField label="Subject" value={typed.subject} onChange={(subject) => set({ subject })} />
      </div>
      <div className="c-wide">
        <TextArea label="Details" value={typed.body} onChange={(body) => set({ body })} />
      </div>
      <div className="c-wide c-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" htmlType="submit">
          Save activity
        </Button>
      </div>
    </form>
  );
}

/** The form was asked for by a press, so focus goes on in it. */
const focusFirst = (form: HTMLFormElement | null): void => form?.querySelector('select')?.focus();
