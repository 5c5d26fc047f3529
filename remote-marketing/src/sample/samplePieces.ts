import { type AiResult, aiResults } from '@steps/business';
import { at } from '@steps/business/sample';
import type { Piece, PieceKind, PiecePart } from '../pieces/piece';

/** When a piece of the sample was made, goes out or went out: days from now, and the hour. */
interface Draft {
  readonly id: string;
  readonly kind: PieceKind;
  readonly title: string;
  readonly made: number;
  readonly brief: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, PiecePart | undefined>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly finished?: boolean;
  readonly planned?: readonly [days: number, hour: number];
  readonly published?: readonly [days: number, hour: number];
}

const own = (text: string): PiecePart => ({ options: [], text });

/** A result of the sample's review queue, by its name there: what is decided about it shows in its piece. */
function result(title: string): PiecePart | undefined {
  const entry = aiResults.all().find((one) => one.title === title);
  return entry && { options: [entry.id] };
}

const inputsOf = (title: string): AiResult['inputs'] =>
  aiResults.all().find((one) => one.title === title)?.inputs ?? {};

/** The choices of a studio as an entry of the ledger names them; its subject under the name that the studio has for it. */
const briefOf = (title: string, words: string, from: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(inputsOf(title)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name === from ? words : name, value]] : [],
    ),
  );

const post = (words: string, platform = 'linkedin', type = 'news') => ({ type, tone: 'friendly', platform, words });
const email = (prompt: string, type = 'promotional') => ({
  type,
  tone: 'friendly',
  audience: 'small-business',
  prompt,
});

const drafts = (): readonly Draft[] => [
  {
    id: 'newsletter',
    kind: 'email',
    title: 'Autumn newsletter',
    made: -27,
    brief: email('What customers changed this summer', 'newsletter'),
    parts: {
      subject: result('Subject line: autumn newsletter'),
      body: own(
        'Hello {first name},\n\nThree customers, three small changes, and what each of them brought.\n\nSaltmarsh Bakery moved its opening hours to the top of the page, and the phone rings less. Two more stories are on our website, with pictures.\n\nBest wishes,\nElin',
      ),
      action: own('Read the three stories'),
    },
    published: [-20, 10],
  },
  {
    id: 'opening-hours-sign',
    kind: 'social',
    title: 'An opening hours sign that people read',
    made: -19,
    brief: post('The opening hours sign we made for the market hall', 'facebook', 'educational'),
    parts: {
      main: own(
        'People read an opening hours sign from three metres, walking. So: the days in full, the hours in large figures, and nothing else. This one hangs in the market hall since Monday.',
      ),
    },
    fields: { hashtags: '#SmallBusiness #SignWriting' },
    finished: true,
    published: [-16, 12],
  },
  {
    id: 'before-after',
    kind: 'social',
    title: 'Before and after: Saltmarsh Bakery',
    made: -12,
    brief: post('The old and the new shopfront of Saltmarsh Bakery', 'instagram', 'storytelling'),
    parts: {
      main: own('A new shopfront in four weeks. Swipe for the old one, and tell us which door you would walk through.'),
    },
    fields: { hashtags: '#ShopFront #Bakery #BeforeAndAfter' },
    finished: true,
    published: [-9, 9],
  },
  {
    id: 'website-age',
    kind: 'blog',
    title: 'How long does a website last?',
    made: -11,
    brief: {
      make: 'draft',
      angle: 'explainer',
      tone: 'friendly',
      audience: 'small-business',
      words: 'How long a website lasts',
    },
    parts: {
      draft: own(
        '# How long does a website last?\n\nLonger than most people think, if somebody looks after it. We keep sites that are nine years old and bring in work every week.\n\n## What wears out first\n\nThe words. Prices, people and opening hours change, and nobody tells the website. Put half an hour a month into your calendar and read your own pages as a customer would.\n\n## What lasts\n\n- A clear address\n- Pictures of your own work\n- A phone number that somebody answers\n\n## When to begin again\n\nWhen you can no longer change a sentence yourself. Until then, mend.',
      ),
    },
    fields: {
      description: 'What wears out first on a small website, what lasts for years, and when it is time to begin again.',
    },
    finished: true,
    published: [-6, 9],
  },
  {
    id: 'market-thanks',
    kind: 'social',
    title: 'Thank you, makers’ market',
    made: -3,
    brief: post('Thank everybody who came to our table at the makers’ market', 'facebook', 'engaging'),
    parts: {
      main: own(
        'Two hundred people at our table, and one lost red umbrella. If it is yours, it is waiting for you in the studio.',
      ),
    },
    finished: true,
    published: [-2, 16],
  },
  {
    id: 'saltmarsh-linkedin',
    kind: 'social',
    title: 'The new shopfront of Saltmarsh Bakery',
    made: -1,
    brief: briefOf('LinkedIn post: Saltmarsh Bakery', 'words', 'brief'),
    parts: { main: result('LinkedIn post: Saltmarsh Bakery') },
    planned: [1, 9],
  },
  {
    id: 'holiday-hours',
    kind: 'social',
    title: 'Our hours over the holidays',
    made: -4,
    brief: post('Our opening hours over the holidays', 'facebook'),
    parts: {
      main: own(
        'Over the holidays the studio is open until five on weekdays and closed at weekends. The phone is on for anything urgent.',
      ),
    },
    finished: true,
    planned: [3, 9],
  },
  {
    id: 'winter-reminder',
    kind: 'email',
    title: 'Book December work before the dates go',
    made: -2,
    brief: briefOf('Email: winter booking reminder', 'prompt', 'prompt'),
    parts: {
      subject: result('Subject line: winter booking reminder'),
      body: result('Email: winter booking reminder'),
    },
    planned: [5, 9],
  },
  {
    id: 'van-questions',
    kind: 'social',
    title: 'Five questions before you order a van sign',
    made: -5,
    brief: post('Five questions to ask before ordering lettering for a van', 'linkedin', 'educational'),
    parts: {
      main: own(
        'Lettering a van? Five questions first. Who reads it, from how far? What should they do next? Is the number right? Does the colour work at dusk? Will you still like it in six years?',
      ),
    },
    finished: true,
    planned: [8, 12],
  },
  {
    id: 'calendars',
    kind: 'email',
    title: 'Printed calendars: last orders',
    made: -6,
    brief: email('Last orders for printed calendars'),
    parts: {
      subject: own('Calendars with your own pictures: order this week'),
      body: own(
        'Hello {first name},\n\nIf you would like calendars with your own pictures, send them to us this week. We check every page with you before it is printed, and deliver before the holidays.\n\nBest wishes,\nElin',
      ),
      action: own('Order calendars'),
    },
    finished: true,
    planned: [10, 9],
  },
  {
    id: 'website-check',
    kind: 'email',
    title: 'A free website check of half an hour',
    made: -7,
    brief: email('A free website check of half an hour'),
    parts: {
      subject: own('Half an hour for your website'),
      body: own(
        'Hello {first name},\n\nWe look at your website with you for half an hour and tell you three things to mend first. You pay nothing, and you can mend them yourself.\n\nBest wishes,\nElin',
      ),
      action: result('Call to action: website check'),
    },
  },
  {
    id: 'local-search',
    kind: 'ad',
    title: 'Web and print for firms in the north of England',
    made: -2,
    brief: {
      network: 'google-search',
      objective: 'leads',
      tone: 'friendly',
      audience: 'small-business',
      framework: 'AIDA',
      words: 'Web and print for firms in the north of England',
    },
    parts: { 'google-search': result('Search ad: north of England') },
  },
  {
    id: 'photographer',
    kind: 'blog',
    title: 'Briefing a photographer',
    made: -2,
    brief: { make: 'outline', ...briefOf('Blog outline: briefing a photographer', 'words', 'topic') },
    parts: { outline: result('Blog outline: briefing a photographer') },
  },
  {
    id: 'large-printer',
    kind: 'social',
    title: 'A day with the large printer',
    made: -1,
    brief: post('What the large printer does on a normal day', 'instagram', 'behind-scenes'),
    parts: { main: own('Seven in the morning: the printer is warm before we are.') },
  },
];

/** 14 pieces of the sample: over the last weeks and the next, in every status, some of them results that wait for review. */
export function samplePieces(now: Date): Piece[] {
  return drafts().map(({ id, kind, title, made, brief, parts, fields = {}, finished, planned, published }) => {
    const createdAt = at(now, made, 9, 15);
    const moment = (when: readonly [number, number] | undefined) => when && at(now, ...when);
    const publishedAt = moment(published);
    const scheduledAt = moment(planned);
    return {
      id: `piece-sample-${id}`,
      kind,
      title,
      brief,
      parts: Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part]] : []))),
      fields,
      ...(finished ? { finishedAt: createdAt } : {}),
      ...(scheduledAt ? { scheduledAt } : {}),
      ...(publishedAt ? { publishedAt } : {}),
      createdAt,
      updatedAt: publishedAt ?? createdAt,
    };
  });
}
