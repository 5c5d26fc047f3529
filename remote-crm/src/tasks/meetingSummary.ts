import { brand, check, field, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { readNotes } from './meetingNotes';

export const meetingSummary = scoredTask({
  kind: 'meeting-summary',
  group: 'conversation',
  title: 'Meeting summary',
  module: 'calendar',
  risk: 'record',
  pace: 'generation',
  input: v.object({
    title: field.required('the title of the meeting'),
    notes: field.required('notes of the meeting'),
    attendees: field.texts,
  }),
  draft: v.object({
    summary: field.written(),
    decisions: v.array(v.string()),
    /** `owner` is empty when the notes name nobody. */
    actions: v.array(v.object({ owner: v.string(), task: v.string() })),
    openQuestions: v.array(v.string()),
    reasoning: v.string(),
  }),
  about: ({ title }) => phrase.oneLine(title),
  builtIn({ title, notes, attendees }, context, choice) {
    const read = readNotes(notes, attendees);
    const people = attendees.map(phrase.oneLine).filter(Boolean);
    const who = people.length > 0 ? ` with ${phrase.listed(people)}` : '';
    const opening = choice.pick([
      `${brand.signer(context)} met${who} about ${phrase.quoted(phrase.shortened(phrase.oneLine(title), 60))}.`,
      `The meeting on ${phrase.quoted(phrase.shortened(phrase.oneLine(title), 60))}${who}, for the records of ${brand.signer(context)}.`,
    ]);
    return {
      summary: [opening, ...read.rest.slice(0, 4)].join(' '),
      decisions: read.decisions,
      actions: read.actions,
      openQuestions: read.questions,
      reasoning:
        'Sorted line by line from your notes: “agreed” and “decided” make a decision, “will” and “needs to” an action, a question mark a question. Nothing was added.',
    };
  },
  prompt: ({ title, attendees, notes }) => ({
    role: 'You summarise meetings.',
    asks: [
      'Summarise the notes in at most 120 words; list decisions, actions and open questions. Leave `owner` empty when the notes name nobody. Add nothing that is not in the notes.',
    ],
    material: { title, attendees: attendees.join('\n'), notes },
  }),
  judge({ made: { summary, decisions, actions }, input: { title, notes } }) {
    const unowned = actions.filter(({ owner }) => owner === '');
    const hasOutcome = decisions.length + actions.length > 0;
    return {
      missing: [
        ...check.missingUnless(
          hasOutcome,
          'outcome',
          'What was decided, and who does what next? The notes name neither.',
        ),
        ...unowned
          .slice(0, 3)
          .map(({ task }) => ({ fact: 'owner', question: `Who does this: “${phrase.shortened(task, 80)}”?` })),
      ],
      checks: [
        check.namesSubject(`${summary} ${decisions.join(' ')}`, `${title} ${notes}`, 19),
        { says: 'finds decisions or actions', points: 20, met: hasOutcome },
        { says: 'names an owner for every action', points: 20, met: actions.length > 0 && unowned.length === 0 },
        check.shortSentences(summary, 20),
      ],
    };
  },
  text: ({ summary, decisions, actions, openQuestions }) =>
    phrase.paragraphs(
      summary,
      phrase.pointsUnder('Decisions:', decisions),
      phrase.pointsUnder(
        'Actions:',
        actions.map(({ owner, task }) => (owner ? `${owner}: ${task}` : task)),
      ),
      phrase.pointsUnder('Open questions:', openQuestions),
    ),
});
