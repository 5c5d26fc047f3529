import { commit, defineCollection, put, stamp, useRecord } from '@steps/platform';
import * as v from 'valibot';

/** The three parts of the questionnaire (spec 2, section 3). */
export const questionnaireParts = ['goals', 'challenges', 'priorities'] as const;
export type QuestionnairePart = (typeof questionnaireParts)[number];

const schema = v.object({
  id: v.string(),
  goals: v.array(v.string()),
  challenges: v.array(v.string()),
  /** The most important first. */
  priorities: v.array(v.string()),
  /** The part to go on with; `questionnaireParts.length` once all were seen. */
  step: v.pipe(v.number(), v.integer()),
  updatedAt: v.string(),
});

export type Questionnaire = Readonly<v.InferOutput<typeof schema>>;

/** What the client wants and what is in its way: one record. */
export const questionnaires = defineCollection({ name: 'questionnaires', module: 'strategy', schema, version: 1 });

const id = 'questionnaire';
const blank: Questionnaire = { id, goals: [], challenges: [], priorities: [], step: 0, updatedAt: '' };

/** The answers so far. */
export const questionnaire = (): Questionnaire => questionnaires.get(id) ?? blank;
/** The answers so far, in render. */
export const useQuestionnaire = (): Questionnaire => useRecord(questionnaires, id) ?? blank;

/** Whether anything was answered. */
export const isAnswered = (answers: Questionnaire): boolean =>
  questionnaireParts.some((part) => answers[part].length > 0);

/** Saves answers or where somebody stopped. */
export function answer(patch: Partial<Omit<Questionnaire, 'id' | 'updatedAt'>>): void {
  const next = { ...questionnaire(), ...patch, updatedAt: stamp() };
  commit({
    label: 'Answer the questionnaire',
    changes: [put(questionnaires, next)],
    undoable: 'step' in patch === false,
  });
}
