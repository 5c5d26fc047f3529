import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { readBody } from '../http/readBody';
import { Refusal, type Reply, type Route } from '../http/route';
import { type LinkMeaning, readLinkToken } from './linkTokens';
import { countClick, type LinkOwner, ownerOf, takeOut, targetOf } from './mailingAnswers';
import { hinted, linkPage } from './unsubscribePage';

/** Mail providers click for many readers from few addresses. */
const perMinute = 600;
/** Largest body of a mail program's one-click request (RFC 8058), or of a browser's form: bytes. */
const mostBytes = 4_000;
/** Nobody is told that they are unsubscribed before the server of the business has it; they wait this long for that (ms). */
const acknowledgedWithin = 10_000;

interface LinkRouteOptions {
  /** That of this post office. */
  readonly device: string;
  keyOf(signer: string): Buffer | undefined;
  /** Whether everything the business has is here: a link of today's campaign may not have arrived yet. */
  isReady(): boolean;
  /** Resolves once what was written is in the stream; rejects if the server does not take it. */
  acknowledged(): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Where links in campaigns lead: to unsubscribing, and to clicks that are counted. They work without Steps being open
 * anywhere.
 */
export function linkRoutes({ device, keyOf, isReady, acknowledged, now }: LinkRouteOptions): readonly Route[] {
  const at = () => new Date(now()).toISOString();

  function meant(token: string): { readonly meaning: LinkMeaning; readonly owner: LinkOwner } | undefined {
    if (!isReady()) throw new Refusal(503, 'Try again in a minute.', { 'retry-after': '60' });
    const meaning = readLinkToken(token, keyOf);
    const owner = meaning && ownerOf(meaning);
    return meaning && owner ? { meaning, owner } : undefined;
  }

  /** Opening the link alone unsubscribes nobody: programs that check mail for dangers open links too. */
  function asked(token: string): Reply {
    const { meaning, owner } = meant(token) ?? {};
    if (!meaning || !owner || meaning.link !== undefined) return unknown;
    return linkPage(200, {
      title: 'Unsubscribe?',
      words: `${senderOf(owner)} will send no more campaigns to ${hinted(owner.address)}.`,
      button: 'Unsubscribe',
    });
  }

  async function pressed(token: string): Promise<Reply> {
    const { meaning, owner } = meant(token) ?? {};
    if (!meaning || !owner || meaning.link !== undefined) return unknown;
    takeOut(meaning, owner, device, at());
    if (owner.mailing.kind === 'test')
      return linkPage(200, { title: 'The link works', words: 'That was a test: nobody was unsubscribed.' });
    if (!(await isKept())) return notYet;
    return linkPage(200, {
      title: 'You are unsubscribed',
      words: `${senderOf(owner)} sends no more campaigns to ${hinted(owner.address)}. What is on its way already may still arrive.`,
    });
  }

  async function isKept(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), acknowledgedWithin);
    });
    const kept = acknowledged().then(
      () => true,
      () => false,
    );
    return Promise.race([kept, late]).finally(() => clearTimeout(timer));
  }

  function followed(token: string, isLook: boolean): Reply {
    const { meaning, owner } = meant(token) ?? {};
    const target = meaning?.link === undefined ? undefined : targetOf(meaning);
    if (!meaning || !owner || target === undefined) return unknown;
    if (!isLook) countClick(meaning, owner, device, at());
    return { status: 302, headers: { location: target }, body: '' };
  }

  return [
    { method: 'GET', path: '/u/:token', perMinute, answer: ({ params }) => asked(params.token ?? '') },
    {
      method: 'POST',
      path: '/u/:token',
      perMinute,
      answer: async ({ params, request }) => {
        await readBody(request, mostBytes);
        return pressed(params.token ?? '');
      },
    },
    {
      method: 'GET',
      path: '/c/:token',
      perMinute,
      answer: ({ params, request }) => followed(params.token ?? '', request.method === 'HEAD'),
    },
  ];
}

const unknown: Reply = linkPage(404, {
  title: 'This link does not work',
  words: 'It is damaged or too old. To get no more of these emails, reply to one with “unsubscribe”.',
});

/** Mail providers try again later; a person has the button. */
const notYet: Reply = linkPage(503, {
  title: 'Not unsubscribed yet',
  words: 'This could not be saved just now. Press again in a minute.',
  button: 'Unsubscribe',
  headers: { 'retry-after': '60' },
});

const senderOf = ({ mailing }: LinkOwner): string => mailAccounts.get(mailing.accountId)?.senderName || 'The sender';
