import { briefs } from '@steps/business/briefs';
import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { paths } from '@steps/platform/paths';
import type { Brief } from '../briefs/brief';
import { briefTitle } from '../briefs/brief';
import { kindNames } from '../pieces/pieceNames';

const { text, choice, day, moment } = makeField;

const fields: Readonly<Record<string, QueryField<Brief>>> = {
  kind: choice('Kind', ({ kind }) => kind, {
    words: ['type'],
    ...knownValues({
      ...{ email: [], social: ['post', 'social post'], blog: ['article', 'blog article'] },
      ...{ ad: ['advert', 'advertisement'], product: ['product copy'] },
    }),
  }),
  words: text('About', ({ words }) => words, { words: ['words'] }),
  day: day('Wanted for', ({ day: wanted }) => wanted, {
    words: ['day', 'wanted', 'due', 'deadline', 'needed', 'needed by', 'wanted by', 'date'],
  }),
  state: choice('State', ({ begunAt }) => (begunAt ? 'begun' : 'open'), {
    ...knownValues(
      {
        open: [
          'not begun',
          'not started',
          "haven't started",
          'havent started',
          'nobody has begun',
          'nobody has started',
          'to make',
          'to do',
          'left',
          'untouched',
        ],
        begun: ['started'],
      },
      { begun: 'begunAt' },
    ),
  }),
  begunAt: moment('Begun', ({ begunAt }) => begunAt),
  createdAt: moment('Added', ({ createdAt }) => createdAt, { words: ['created', 'new', 'add', 'noted'] }),
};

/** Briefs: what somebody wants made. */
export const briefNoun: QueryNoun<Brief> = {
  one: 'brief',
  many: 'briefs',
  words: ['content idea', 'idea for content', 'content brief', 'content request', 'idea'],
  all: () => briefs.all(),
  id: ({ id }) => id,
  title: briefTitle,
  detail: ({ kind }) => kindNames[kind],
  href: () => paths.module.href('content', { tab: 'briefs' }),
  date: 'day',
  fields: () => fields,
};
