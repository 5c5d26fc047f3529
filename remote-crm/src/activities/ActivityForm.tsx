import type { ActivityType } from '@steps/business';
import { RuleError, UnapprovedAiChangeError } from '@steps/platform';
import { MomentField } from '@steps/platform/fields';
import { Box, ChoiceField, FoundDraft, failureText, Row, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { activityCatalogue } from '../nouns/activityCatalogue';
import { type CatalogueField, fieldsOf } from '../records/catalogue/catalogue';
import crmStyles from '../records/crm.module.css';
import { FormAlert } from '../records/FormAlert';
import type { ActivityDraft } from './activityDraftRules';
import { activityLook, addedTypes } from './activityLabels';

// The draft has all of them.
const texts = fieldsOf(activityCatalogue).filter(([, { form }]) => form) as readonly [
  'subject' | 'body' | 'outcome',
  CatalogueField,
][];

interface ActivityFormProps {
  /** Read aloud: "Add activity". */
  readonly label: string;
  readonly draft: ActivityDraft;
  /** When the draft was typed, if it was restored. */
  readonly foundFrom: string | undefined;
  readonly onChange: (draft: ActivityDraft) => void;
  /** Saves; throws `RuleError` if both subject and details are empty. */
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The fields of an activity, in the timeline: Ctrl+Enter saves too. */
export function ActivityForm({ label, draft, foundFrom, onChange, onSave, onClose }: ActivityFormProps) {
  const [error, setError] = useState<string>();
  const set = (patch: Partial<ActivityDraft>) => {
    onChange({ ...draft, ...patch });
    setError(undefined);
  };
  const save = () => {
    try {
      onSave();
    } catch (failure) {
      const isEmpty = failure instanceof RuleError && !(failure instanceof UnapprovedAiChangeError);
      setError(
        isEmpty
          ? 'Write a subject or some details.'
          : failureText(failure, 'The activity could not be saved. Please try again.'),
      );
    }
  };
  return (
    <Box
      as="form"
      // A restored draft was not asked for just now: the focus stays where it is.
      ref={foundFrom ? undefined : focusFirst}
      padding={4}
      radius="control"
      background="sunken"
      className={crmStyles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      {foundFrom && (
        <div className={crmStyles.wide}>
          <FoundDraft from={foundFrom} />
        </div>
      )}
      <FormAlert wide>{error}</FormAlert>
      <ChoiceField
        label={activityCatalogue.type.label}
        value={draft.type}
        options={kindsFor(draft.type)}
        onChange={(type) => set({ type })}
      />
      <MomentField
        label={draft.type === 'task' ? activityCatalogue.dueDate.label : 'When'}
        value={draft.at}
        onChange={(at) => set({ at })}
        required={false}
      />
      {texts
        // A note has no outcome.
        .filter(([key]) => draft.type !== 'note' || key !== 'outcome')
        .map(([key, { label, kind }]) => (
          <div key={key} className={crmStyles.wide}>
            {kind === 'lines' ? (
              <TextArea required={false} label={label} value={draft[key]} onChange={(text) => set({ [key]: text })} />
            ) : (
              <TextField
                label={label}
                value={draft[key]}
                onChange={(text) => set({ [key]: text })}
                required={key === 'subject' ? undefined : false}
              />
            )}
          </div>
        ))}
      <Row gap={2} justify="end" wrap className={crmStyles.wide}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" htmlType="submit">
          Save activity
        </Button>
      </Row>
    </Box>
  );
}

/** The kinds people add by hand, and its own kind (a proposal stays a proposal). */
function kindsFor(current: ActivityType) {
  const own: readonly ActivityType[] = addedTypes.some((type) => type === current) ? [] : [current];
  return [...own, ...addedTypes].map((value) => ({ value, label: labels[value] ?? activityLook(value).label }));
}

const labels: Partial<Record<ActivityType, string>> = { proposal: 'Email (proposal)', demo: 'Meeting (demo)' };

const focusFirst = (form: HTMLFormElement | null): void => form?.querySelector('select')?.focus();
