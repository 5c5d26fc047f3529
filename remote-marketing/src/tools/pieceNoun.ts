import { knownValues, makeField, type QueryField, type QueryNoun } from '@steps/business/queries';
import { type Piece, pieces } from '../pieces/piece';
import { kindNames, pieceHref, statusLooks } from '../pieces/pieceNames';
import { partText, pieceStatus, usedParts } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import { isNetwork, networkNames, networks } from '../social/socialChoices';

const { text, choice, moment } = makeField;
const statusOf = (piece: Piece) => pieceStatus(piece, resultOf);

const fields: Readonly<Record<string, QueryField<Piece>>> = {
  title: text('Title', ({ title }) => title),
  kind: choice('Kind', ({ kind }) => kind, {
    words: ['type'],
    ...knownValues({
      email: [],
      social: ['post', 'social post', 'social media', 'socials'],
      blog: ['article', 'blog post', 'blog article'],
      ad: ['advert', 'advertisement'],
      product: ['product copy'],
    }),
  }),
  status: choice('Status', statusOf, {
    ...knownValues(
      {
        draft: ['unfinished', 'in progress', 'not finished', 'still to finish', 'being written'],
        waiting: [
          'being written',
          'unfinished',
          'not finished',
          'still to finish',
          'waiting for review',
          'waiting for approval',
          'in review',
          'to be reviewed',
          'awaiting approval',
          'not approved',
        ],
        approved: ['ready', 'signed off'],
        scheduled: [],
        published: ['publish', 'posted', 'live', 'gone out', 'went out'],
      },
      { scheduled: 'scheduledAt', published: 'publishedAt' },
    ),
  }),
  // What has its day to come may still wait for a review.
  plan: choice(
    'Plan',
    ({ scheduledAt, publishedAt }) =>
      scheduledAt && !publishedAt && scheduledAt > new Date().toISOString() ? 'planned' : undefined,
    {
      ...knownValues(
        {
          planned: [
            'lined up',
            'going out',
            'go out',
            'goes out',
            'going live',
            'go live',
            'goes live',
            'queued',
            'coming up',
          ],
        },
        { planned: 'scheduledAt' },
      ),
    },
  ),
  network: choice(
    'Network',
    ({ kind, brief }) => (kind === 'social' && isNetwork(brief.platform) ? networkNames[brief.platform] : undefined),
    {
      words: ['platform', 'channel', 'social network', 'social channel'],
      values: networks.map((network) => ({ value: networkNames[network], words: [network] })),
    },
  ),
  text: text(
    'Text',
    (piece) =>
      usedParts(piece)
        .map((part) => partText(part, resultOf))
        .join('\n'),
    { long: true, words: ['wording'] },
  ),
  hashtags: text('Hashtags', ({ fields: written }) => written?.hashtags, { words: ['hashtag'] }),
  scheduledAt: moment('Scheduled for', ({ scheduledAt }) => scheduledAt),
  publishedAt: moment('Published on', ({ publishedAt }) => publishedAt, { words: ['published', 'publish'] }),
  createdAt: moment('Added', ({ createdAt }) => createdAt, { words: ['created', 'new', 'add'] }),
};

/** Pieces of content, each with where it is: that follows from the review ledger. */
export const pieceNoun: QueryNoun<Piece> = {
  one: 'piece of content',
  many: 'pieces of content',
  words: ['content', 'piece', 'content piece', 'piece of writing'],
  all: () => pieces.all(),
  id: ({ id }) => id,
  title: ({ title }) => title,
  detail: (piece) => `${kindNames[piece.kind]} · ${statusLooks[statusOf(piece)].word}`,
  href: pieceHref,
  date: 'createdAt',
  fields: () => fields,
};
