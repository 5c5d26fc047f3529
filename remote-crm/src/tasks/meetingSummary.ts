import {
  defineTask,
  listed,
  type Missing,
  namesSubject,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalTexts,
  promptOf,
  quoted,
  required,
  scored,
  scoredFields,
  shortened,
  shortSentences,
  signer,
  voiceReminder,
  written,
} from '@steps/business/tasks';
import * as v from 'valibot';
import { readNotes } from './meetingNotes';

const draft = v.object({
  summary: written(),
  decisions: v.array(v.string()),
  /** `owner` is empty when the notes name nobody. */
  actions: v.array(v.object({ owner: v.string(), task: v.string() })),
  openQuestions: v.array(v.string()),
  reasoning: v.string(),
});

export const meetingSummary = defineTask({
  kind: 'meeting-summary',
  group: 'conversation',
  title: 'Meeting summary',
  module: 'calendar',
  risk: 'record',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    title: required('the title of the meeting'),
    notes: required('notes of the meeting'),
    attendees: optionalTexts,
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ title }) => oneLine(title),
  builtIn({ title, notes, attendees }, context, choice) {
    const read = readNotes(notes, attendees);
    const people = attendees.map(oneLine).filter(Boolean);
    const who = people.length > 0 ? ` with ${listed(people)}` : '';
    const opening = choice.pick([
      `${signer(context)} met${who} about ${quoted(shortened(oneLine(title), 60))}.`,
      `The meeting on ${quoted(shortened(oneLine(title), 60))}${who}, for the records of ${signer(context)}.`,
    ]);
    return {
      summary: [opening, ...read.rest.slice(0, 4)].join(' '),
      decisions: read.decisions,
      actions: read.actions,
      openQuestions: read.questions,
      reasoning: voiceReminder(
        context,
        `Sorted line by line from your notes: “agreed” and “decided” make a decision, “will” and “needs to” an action, a question mark a question. Nothing was added.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You summarise meetings.',
      [
        'Summarise the notes in at most 120 words; list decisions, actions and open questions. Leave `owner` empty when the notes name nobody. Add nothing that is not in the notes.',
      ],
      { title: input.title, attendees: input.attendees.join('\n'), notes: input.notes },
      context,
    ),
  finish: (made, input, _context, finishing) => {
    const unowned = made.actions.filter(({ owner }) => owner === '');
    const missing: Missing[] = [
      ...(made.decisions.length + made.actions.length === 0
        ? [{ fact: 'outcome', question: 'What was decided, and who does what next? The notes name neither.' }]
        : []),
      ...unowned
        .slice(0, 3)
        .map(({ task }) => ({ fact: 'owner', question: `Who does this: “${shortened(task, 80)}”?` })),
    ];
    return {
      ...made,
      ...scored([
        nothingMissing(missing),
        namesSubject(`${made.summary} ${made.decisions.join(' ')}`, `${input.title} ${input.notes}`, 19),
        { says: 'finds decisions or actions', points: 20, met: made.decisions.length + made.actions.length > 0 },
        { says: 'names an owner for every action', points: 20, met: made.actions.length > 0 && unowned.length === 0 },
        shortSentences(made.summary, 20),
      ]),
      missing,
      followUps: noteOutcomes(textOf(made), finishing),
    };
  },
  text: (made) => textOf(made),
});

const textOf = ({ summary, decisions, actions, openQuestions }: v.InferOutput<typeof draft>) =>
  [
    summary,
    part('Decisions', decisions),
    part(
      'Actions',
      actions.map(({ owner, task }) => (owner ? `${owner}: ${task}` : task)),
    ),
    part('Open questions', openQuestions),
  ]
    .filter(Boolean)
    .join('\n\n');

const part = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${heading}:`, ...lines.map((line) => `- ${line}`)].join('\n') : '';
