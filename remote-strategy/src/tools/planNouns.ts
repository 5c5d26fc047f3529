import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { type CanvasItem, canvases } from '../canvas/canvas';
import { canvasKinds } from '../canvas/canvasKinds';
import { strategyPaths } from '../paths.generated';
import { questionnaires } from '../questionnaire/questionnaire';
import { type Report, reports } from '../report/report';

const { text, choice, number, moment } = makeField;

/** A point of a board, with the framework of its board. */
interface BoardPoint extends CanvasItem {
  readonly framework: string;
}

const areaWords: Readonly<Record<string, readonly string[]>> = {
  Opportunities: ['SWOT opportunities'],
  Strengths: ['good at', 'strong at'],
  Weaknesses: ['bad at', 'weak at'],
};
/** Areas as they are said; what is called like other records is not known by its name alone: an opportunity is a deal. */
const areas = [...new Set(canvasKinds.flatMap(({ areas: all }) => all.map(({ title }) => title)))].map((value) => ({
  value,
  words: areaWords[value] ?? [],
  unnamed: ['Opportunities', 'Social', 'Channels', 'Partners', 'Customers'].includes(value),
}));

const frameworkWords: Readonly<Record<string, readonly string[]>> = {
  'Porter’s Five Forces': ['five forces', 'Porter', '5 forces'],
  'BCG matrix': ['BCG', 'Boston matrix'],
  'Ansoff matrix': ['Ansoff'],
  'McKinsey 7S': ['7S'],
};

const pointFields: Readonly<Record<string, QueryField<BoardPoint>>> = {
  text: text('Point', ({ text: words }) => words),
  area: choice('Area', ({ area }) => area, { words: ['quadrant'], values: areas, silent: true }),
  framework: choice('Framework', ({ framework }) => framework, {
    words: ['board', 'canvas'],
    values: canvasKinds.map(({ framework: value }) => ({ value, words: frameworkWords[value] ?? [] })),
  }),
  own: number('Our score', ({ own }) => own),
  others: number('Score of others', ({ others }) => others),
};

/** What somebody put on the boards of frameworks: strengths, weaknesses, rivals. */
export const boardPointNoun: QueryNoun<BoardPoint> = {
  one: 'board point',
  many: 'board points',
  words: ['framework point', 'SWOT point', 'point'],
  all: () =>
    canvases
      .all()
      .flatMap(({ id, items }) =>
        items.map((item) => ({ ...item, framework: canvasKinds.find((kind) => kind.id === id)?.framework ?? id })),
      ),
  id: ({ id }) => id,
  title: ({ text: words }) => words,
  detail: ({ framework, area }) => `${framework} · ${area}`,
  href: () => strategyPaths.frameworkBoards.href(),
  fields: () => pointFields,
};

/** A goal, a challenge or a priority that the questionnaire was answered with. */
interface Aim {
  readonly kind: string;
  readonly text: string;
  readonly updatedAt: string;
}

const aimFields: Readonly<Record<string, QueryField<Aim>>> = {
  text: text('Aim', ({ text: words }) => words),
  kind: choice('Kind', ({ kind }) => kind, {
    ...knownValues({
      goal: ['our goals', 'business goals', 'objective', 'business objective', 'what we want to achieve'],
      challenge: ['our challenges', 'business challenges', 'difficulty'],
      // A priority by itself is a ticket's.
      priority: [
        'our priorities',
        'business priorities',
        'top priorities',
        'priorities of this business',
        'priorities of the business',
      ],
    }),
  }),
  updatedAt: moment('Changed', ({ updatedAt }) => updatedAt, {
    words: [
      'answered',
      'ticked',
      'filled in',
      'filled out',
      'fill in',
      'fill out',
      'completed',
      'last changed',
      'last touched',
      'touched',
    ],
  }),
};

/** What the questionnaire was answered with. */
export const aimNoun: QueryNoun<Aim> = {
  one: 'answer of the questionnaire',
  many: 'answers of the questionnaire',
  words: ['questionnaire'],
  all: () =>
    questionnaires
      .all()
      .flatMap(({ goals, challenges, priorities, updatedAt }) =>
        Object.entries({ goal: goals, challenge: challenges, priority: priorities }).flatMap(([kind, texts]) =>
          texts.map((words) => ({ kind, text: words, updatedAt })),
        ),
      ),
  id: ({ kind, text: words }) => `${kind} ${words}`,
  title: ({ text: words }) => words,
  detail: ({ kind }) => kind,
  href: () => strategyPaths.questionnaire.href(),
  fields: () => aimFields,
};

const reportFields: Readonly<Record<string, QueryField<Report>>> = {
  name: text('Title', ({ title }) => title),
  preparedFor: choice('Prepared for', ({ preparedFor }) => preparedFor, {
    words: ['made for', 'written for', 'prepared'],
  }),
  sections: number('Sections', ({ sections }) => sections.length),
  countedAt: moment('Figures of', ({ countedAt }) => countedAt, { words: ['counted'] }),
  updatedAt: moment('Changed', ({ updatedAt }) => updatedAt, {
    words: ['edited', 'made', 'written', 'updated', 'last changed', 'last updated', 'last edited'],
  }),
};

/** Executive reports, one for each analysis. */
export const reportNoun: QueryNoun<Report> = {
  one: 'strategy report',
  many: 'strategy reports',
  words: ['report', 'executive report', 'analysis report'],
  all: () => reports.all(),
  id: ({ id }) => id,
  title: ({ title }) => title,
  detail: ({ preparedFor }) => preparedFor && `For ${preparedFor}`,
  href: () => strategyPaths.analysisReport.href(),
  date: 'updatedAt',
  fields: () => reportFields,
};
