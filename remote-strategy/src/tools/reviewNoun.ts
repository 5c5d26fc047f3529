import { type AiResult, aiResults, may, resultKinds } from '@steps/business';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { engineLabel, resultStatusLabel } from '@steps/business/results';
import { paths } from '@steps/platform/paths';
import { moduleLabel } from '../review/moduleLabel';

const { text, choice, number, moment } = makeField;

/** Events by which an entry is decided. */
const decisions: ReadonlySet<string> = new Set(['approved', 'modified', 'rejected']);

const fields: Readonly<Record<string, QueryField<AiResult>>> = {
  title: text('Title', ({ title }) => title),
  status: choice('Status', ({ status }) => status, {
    ...knownValues(
      {
        pending: [
          'unreviewed',
          'open',
          'outstanding',
          'to review',
          'to be reviewed',
          'still to be reviewed',
          'needing review',
          'awaiting approval',
          'not approved',
          'undecided',
          'not reviewed',
          'waiting',
          'waiting for review',
          'wait for review',
          'wait for a decision',
          'waiting for a decision',
          'waiting for approval',
        ],
        approved: ['approve', 'signed off', 'accepted'],
        modified: ['changed', 'edited', 'corrected'],
        rejected: ['reject', 'discarded', 'refused', 'turned down'],
      },
      { approved: 'decidedAt', modified: 'decidedAt', rejected: 'decidedAt' },
    ),
  }),
  module: choice('Module', ({ module }) => module),
  kind: choice('Kind', ({ kind }) => kind, { words: ['type'] }),
  engine: choice('Engine', engineLabel),
  risk: choice('Risk', ({ risk }) => risk, {
    ...knownValues({ low: ['low risk'], medium: ['medium risk'], high: ['high risk', 'risky'] }),
  }),
  decidedBy: choice(
    'Decided by',
    ({ decidedAt, history }) =>
      decidedAt ? history.findLast(({ action }) => decisions.has(action))?.actor : undefined,
    {
      words: ['decided on', 'approved by', 'rejected by', 'signed off by'],
    },
  ),
  reviewer: choice('Reviewer', ({ assignee }) => assignee, { words: ['assigned to'] }),
  score: number('Score', ({ score }) => score, { words: ['quality', 'quality score'] }),
  reason: text('Reason', ({ reason }) => reason, { long: true, words: ['comment', 'feedback'] }),
  createdAt: moment('Made', ({ createdAt }) => createdAt, {
    words: ['created', 'new', 'added', 'generated', 'produced'],
  }),
  decidedAt: moment('Decided', ({ decidedAt }) => decidedAt),
};

/** Results of AI, with what became of them: those of modules that the person at work sees. Never their words. */
export const reviewNoun: QueryNoun<AiResult> = {
  one: 'AI result',
  many: 'AI results',
  words: [
    'result',
    'review',
    'AI',
    'AI suggestion',
    'suggestion',
    'AI draft',
    'AI text',
    'AI output',
    'approval',
    'AI review',
  ],
  all: () => {
    const all = aiResults.all();
    if (may('view', 'human-loop')) return all;
    const seen = new Map<string, boolean>();
    const isSeen = (module: string): boolean => {
      const known = seen.get(module) ?? may('view', module);
      seen.set(module, known);
      return known;
    };
    return all.filter(({ module }) => isSeen(module));
  },
  id: ({ id }) => id,
  title: ({ title, kind }) => title || resultKinds.label(kind),
  detail: ({ kind, module, status }) =>
    [resultKinds.label(kind), moduleLabel(module), resultStatusLabel(status)].join(' · '),
  href: ({ id }) => paths.module.href('human-loop', { entry: id }),
  date: 'createdAt',
  rates: [
    {
      words: ['approval'],
      ...{ field: 'status', of: ['approved', 'modified', 'rejected'], part: ['approved', 'modified'] },
    },
    { words: ['rejection'], field: 'status', of: ['approved', 'modified', 'rejected'], part: ['rejected'] },
  ],
  fields: () => fields,
};
