import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { paths } from '@steps/platform/paths';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { strategyPaths } from '../paths.generated';
import { type Research, researches, schedules } from '../research/research';

const { text, choice, number, moment } = makeField;

/** Research documents: their question, from how many sources, and how often. */
export const researchNoun: QueryNoun<Research> = {
  one: 'research document',
  many: 'research documents',
  words: ['research', 'research report', 'research question', 'research project', 'study'],
  all: () => researches.all(),
  id: ({ id }) => id,
  title: ({ question }) => question,
  detail: ({ schedule }) => schedules[schedule],
  href: ({ id }) => `${strategyPaths.researchReport.href()}?document=${encodeURIComponent(id)}`,
  date: 'createdAt',
  fields: () => researchFields,
};

const researchFields: Readonly<Record<string, QueryField<Research>>> = {
  question: text('Question', ({ question }) => question),
  background: text('Background', ({ background }) => background, { long: true }),
  schedule: choice('Schedule', ({ schedule }) => schedule, {
    words: ['rhythm', 'interval'],
    ...knownValues({
      never: ['not planned'],
      weekly: ['every week', 'updated weekly'],
      monthly: ['every month', 'updated monthly'],
      quarterly: ['every quarter', 'every three months', 'updated quarterly'],
    }),
  }),
  sources: number('Sources', ({ sources }) => sources.length, { counts: true }),
  evidence: text('Evidence', ({ sources }) => sources.map(({ title, says }) => `${title}: ${says}`).join('\n'), {
    long: true,
    words: ['what the sources say', 'text of the sources'],
  }),
  createdAt: moment('Added', ({ createdAt }) => createdAt, { words: ['created', 'new', 'add'] }),
  updatedAt: moment('Changed', ({ updatedAt }) => updatedAt, {
    words: ['edited', 'updated', 'last updated', 'last changed', 'last edited'],
  }),
};

/** Analyses, with the state of each; archived ones are left out unless they are asked for. */
export const analysisNoun: QueryNoun<AnalysisSession> = {
  one: 'analysis',
  many: 'analyses',
  words: ['strategy analysis', 'analysis session', 'strategy session'],
  all: () => analysisSessions.all(),
  id: ({ id }) => id,
  title: ({ name }) => name,
  detail: ({ industry, currentPhase }) => [industry, `phase ${currentPhase}`].filter(Boolean).join(' · '),
  href: () => paths.module.href('strategy'),
  date: 'createdAt',
  usual: { state: 'active' },
  fields: () => analysisFields,
};

const analysisFields: Readonly<Record<string, QueryField<AnalysisSession>>> = {
  name: text('Name', ({ name }) => name),
  industry: choice('Industry', ({ industry }) => industry),
  framework: choice('Framework', ({ selectedFramework }) => selectedFramework),
  phase: number('Phase', ({ currentPhase }) => currentPhase),
  state: choice('State', ({ archivedAt }) => (archivedAt ? 'archived' : 'active'), {
    ...knownValues({ active: [], archived: [] }, { archived: 'archivedAt' }),
  }),
  archivedAt: moment('Archived on', ({ archivedAt }) => archivedAt),
  createdAt: moment('Added', ({ createdAt }) => createdAt, { words: ['created', 'new', 'add'] }),
  updatedAt: moment('Changed', ({ updatedAt }) => updatedAt, {
    words: ['edited', 'updated', 'last updated', 'last changed', 'last edited'],
  }),
};
