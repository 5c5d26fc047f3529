import { type ActivityInput, noAnswer } from '@steps/business';
import { type ActivityDraft, inputOf } from './activityDraftRules';
import { activityLook, type addedTypes } from './activityLabels';

/** What the composer writes: its tabs, in this order. */
export type ComposerKind = (typeof addedTypes)[number];

interface ComposerWords {
  /** The label of its save button. */
  readonly action: string;
  /** Label of the line above the text; no line without. */
  readonly subject?: string;
  /** Label of the text. */
  readonly text: string;
  /** Shown if there is nothing to save. */
  readonly empty: string;
}

/** What the composer asks for, by kind. */
export const composerWords: Readonly<Record<ComposerKind, ComposerWords>> = {
  note: { action: 'Add note', text: 'Write a note', empty: 'Write the note first.' },
  call: { action: 'Log call', text: 'What was said', empty: 'Write what was said, or choose how it went.' },
  email: {
    action: 'Log email',
    subject: 'Subject of the email',
    text: 'What was written',
    empty: 'Write the subject or the text of the email.',
  },
  meeting: {
    action: 'Log meeting',
    subject: 'What the meeting is about',
    text: 'What was agreed',
    empty: 'Write what the meeting is about.',
  },
  task: {
    action: 'Add task',
    subject: 'What to do',
    text: 'Details',
    empty: 'Write what to do.',
  },
};

/** How a call can go. A call that nobody answered was no contact. */
export const callOutcomes = ['Spoke', 'Left a message', noAnswer] as const;

/** Whether the line above the text is shown: once something is typed in it, it stays visible under every tab. */
export const hasSubject = ({ type, subject }: ActivityDraft): boolean =>
  subject !== '' || (type in composerWords && composerWords[type as ComposerKind].subject !== undefined);

/** The activity that a draft of the composer becomes. Only calls have an outcome, and it is enough for one. */
export function composedActivity(draft: ActivityDraft): ActivityInput {
  const outcome = draft.type === 'call' ? draft.outcome : '';
  const isOutcomeAlone = outcome !== '' && !draft.subject.trim() && !draft.body.trim();
  return inputOf({ ...draft, outcome, subject: isOutcomeAlone ? activityLook('call').label : draft.subject });
}
