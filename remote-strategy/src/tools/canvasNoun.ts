import { makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { type CanvasItem, canvases } from '../canvas/canvas';
import { canvasKinds } from '../canvas/canvasKinds';
import { strategyPaths } from '../paths.generated';
import { type Report, reports } from '../report/report';

const { text, choice, number, moment } = makeField;

/** A point of a board, with the framework of its board. */
interface BoardPoint extends CanvasItem {
  readonly framework: string;
}

/** Areas as they are said; what is called like other records is not known by its name alone: an opportunity is a deal. */
const areas = [...new Set(canvasKinds.flatMap(({ areas: all }) => all.map(({ title }) => title)))]
  .filter((title) => !['Opportunities', 'Social', 'Channels', 'Partners', 'Customers'].includes(title))
  .map((value) => ({ value }));

const pointFields: Readonly<Record<string, QueryField<BoardPoint>>> = {
  text: text('Point', ({ text: words }) => words),
  area: choice('Area', ({ area }) => area, { values: areas, silent: true }),
  framework: choice('Framework', ({ framework }) => framework, { words: ['board'] }),
  own: number('Our score', ({ own }) => own),
  others: number('Score of others', ({ others }) => others),
};

/** What somebody put on the boards of frameworks: strengths, weaknesses, rivals. */
export const boardPointNoun: QueryNoun<BoardPoint> = {
  one: 'board point',
  many: 'board points',
  words: ['framework point', 'SWOT point', 'points on the board'],
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

const reportFields: Readonly<Record<string, QueryField<Report>>> = {
  name: text('Title', ({ title }) => title),
  preparedFor: choice('Prepared for', ({ preparedFor }) => preparedFor, { words: ['made for'] }),
  sections: number('Sections', ({ sections }) => sections.length),
  countedAt: moment('Figures of', ({ countedAt }) => countedAt, { words: ['counted'] }),
  updatedAt: moment('Changed', ({ updatedAt }) => updatedAt, { words: ['edited', 'made', 'written'] }),
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
