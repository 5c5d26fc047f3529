import { approvedText } from '@steps/business';
import { findingWork } from '@steps/business/findings';
import { makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { type WebFigure, webFigures } from '@steps/business/webFigures';
import { formatDay } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { phases } from '../analysis/phases';
import { findingsIn } from '../analysis/resultLines';
import { approvedVersion, phaseVersions } from '../analysis/results';
import { analysisSessions } from '../analysis/session';

const { text, choice, number, moment, day } = makeField;

/** A point of a phase of an analysis that a person approved. */
interface Finding {
  readonly text: string;
  readonly phase: string;
  readonly analysis: string;
  readonly decidedAt: string | undefined;
  readonly work: string;
  readonly href: string;
}

function allFindings(): readonly Finding[] {
  return analysisSessions
    .all()
    .filter(({ archivedAt }) => !archivedAt)
    .flatMap((session) => {
      const versions = phaseVersions(session);
      return phases.flatMap(({ id, title }, at) => {
        const result = approvedVersion(versions[at] ?? []);
        if (!result) return [];
        const made = new Set(findingWork.all().flatMap((one) => (one.resultId === result.id ? [one.finding] : [])));
        const href = paths.module.href('strategy', { tab: 'tracker', session: session.id, phase: String(id) });
        return [...new Set(findingsIn(approvedText(result)).map((line) => line.text))].map(
          (words): Finding => ({
            ...{ text: words, phase: title, analysis: session.name, decidedAt: result.decidedAt, href },
            work: made.has(words) ? 'made into work' : 'not used',
          }),
        );
      });
    });
}

const findingFields: Readonly<Record<string, QueryField<Finding>>> = {
  text: text('Finding', ({ text: words }) => words),
  phase: choice('Phase', ({ phase }) => phase, {
    silent: true,
    values: phases.map(({ title }) => ({ value: title, words: [] })),
  }),
  analysis: choice('Analysis', ({ analysis }) => analysis, { silent: true }),
  work: choice('Work', ({ work }) => work, {
    silent: true,
    values: [
      {
        value: 'made into work',
        words: [
          'made into a task',
          'became work',
          'became tasks',
          'became something to do',
          'turned into work',
          'acted on',
          'used',
          'made into tasks',
          'turned into a task',
          'turned into tasks',
          'became a task',
        ],
      },
      { value: 'not used', words: ['not acted on', 'nothing came of', 'unused'] },
    ],
  }),
  decidedAt: moment('Approved', ({ decidedAt }) => decidedAt),
};

/** What analyses found, as it was approved. */
export const findingNoun: QueryNoun<Finding> = {
  one: 'finding',
  many: 'findings',
  words: ['finding of the analysis', 'recommendation', 'strategy finding', 'approved finding'],
  all: allFindings,
  id: ({ phase, analysis, text: words }) => `${analysis} ${phase} ${words}`,
  title: ({ text: words }) => words,
  detail: ({ phase, work }) => `${phase} · ${work}`,
  href: ({ href }) => href,
  date: 'decidedAt',
  fields: () => findingFields,
};

const figureFields: Readonly<Record<string, QueryField<WebFigure>>> = {
  day: day('Day', ({ day: counted }) => counted),
  channel: choice('Channel', ({ channel }) => channel, {
    words: [
      'source of visits',
      'source',
      'traffic source',
      'where visitors came from',
      'where they came from',
      'where they come from',
    ],
  }),
  visits: number('Visits', ({ visits }) => visits, {
    counts: true,
    words: [
      'visitor',
      'traffic',
      'website traffic',
      'web traffic',
      'website visit',
      'web visit',
      'site visit',
      'website visitor',
    ],
  }),
  conversions: number('Conversions', ({ conversions }) => conversions, { counts: true }),
};

/** What the analytics of the website counted, by day and channel. */
export const webFigureNoun: QueryNoun<WebFigure> = {
  one: 'website figure',
  many: 'website figures',
  words: [
    'web figure',
    'figure of the website',
    'website statistic',
    'web statistic',
    'website analytics',
    'web analytics',
    'site statistic',
  ],
  all: () => webFigures.all(),
  id: ({ id }) => id,
  title: ({ day: counted, channel }) => [formatDay(counted, new Date()), channel].filter(Boolean).join(', '),
  detail: ({ visits, conversions }) => `${visits} visits, ${conversions} conversions`,
  href: () => paths.module.href('analytics'),
  date: 'day',
  fields: () => figureFields,
};
