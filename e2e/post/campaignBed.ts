import { markOf } from '../../shared/business/src/nouns/mailings/letterRules';
import { type Mailing, mailings } from '../../shared/business/src/nouns/mailings/mailing';
import { mailingAnswers } from '../../shared/business/src/nouns/mailings/mailingAnswer';
import { chunkSize, type MailingRecipient, mailingChunks } from '../../shared/business/src/nouns/mailings/mailingChunk';
import { type MailingFigures, mailingFigures, sumOf } from '../../shared/business/src/nouns/mailings/mailingFigures';
import { mailingLetters } from '../../shared/business/src/nouns/mailings/mailingLetter';
import { mailingProgress } from '../../shared/business/src/nouns/mailings/mailingProgress';
import { commit, newId, put, stamp } from '../../shared/platform/src';

export const reader = (nth: number): MailingRecipient => ({
  address: `reader${nth}@example.com`,
  letter: nth % 2,
  values: [`Reader ${nth}`],
});

const letterOf = (subject: string, html = '') => ({
  subject: `${subject} for ${markOf('words', 0)}`,
  html: `<p>Dear ${markOf('words', 0)}, <a href="${markOf('link', 0)}">come by</a>. <a href="${markOf('unsubscribe')}">Unsubscribe</a></p>${html}`,
  text: `Dear ${markOf('words', 0)}, come by: ${markOf('link', 0)}\n\nUnsubscribe: ${markOf('unsubscribe')}`,
  links: ['https://bramble.example/jam?a=1&b=2'],
  pictures: [],
});

interface Sending {
  readonly recipients: readonly MailingRecipient[];
  /** Emails a minute. */
  readonly pace?: number;
  /** More of the email itself. */
  readonly html?: string;
}

/** Hands a campaign with two subjects to the post offices, as the campaign's page does. Returns its id. */
export function startCampaign(accountId: string, { recipients, pace, html }: Sending): string {
  const [id, at] = [newId('mailing'), stamp()];
  const chunks = Math.ceil(recipients.length / chunkSize);
  const letters = ['Jam', 'Plums'].map((subject, nth) =>
    put(mailingLetters, {
      ...letterOf(subject, html),
      id: `${id}.${nth}`,
      mailingId: id,
      status: 'ready' as const,
      content: 'Jam.',
    }),
  );
  const parts = Array.from({ length: chunks }, (_, nth) =>
    put(mailingChunks, {
      id: `${id}.${nth}`,
      mailingId: id,
      recipients: recipients.slice(nth * chunkSize, (nth + 1) * chunkSize),
    }),
  );
  commit({ label: 'Its words and its recipients', changes: [...letters, ...parts], undoable: false });
  const mailing: Mailing = {
    id,
    campaignId: 'campaign-1',
    name: 'Jam',
    kind: 'campaign',
    accountId,
    status: 'sending',
    startAt: at,
    clicks: true,
    hasB: true,
    ...(pace === undefined ? {} : { pace }),
    recipients: recipients.length,
    chunks,
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: 'Send Jam', changes: [put(mailings, mailing)], undoable: false });
  return id;
}

export function setStatus(id: string, status: Mailing['status']): void {
  commit({ label: status, changes: [put(mailings, { ...mailingOf(id), status, updatedAt: stamp() })] });
}

/** What became of everyone so far. */
export function figuresOf(id: string): MailingFigures {
  const of = <T extends { readonly mailingId: string }>(rows: readonly T[]) =>
    rows.filter(({ mailingId }) => mailingId === id);
  return sumOf(mailingFigures(mailingOf(id), of(mailingProgress.all()), of(mailingAnswers.all())));
}

function mailingOf(id: string): Mailing {
  const mailing = mailings.get(id);
  if (!mailing) throw new Error(`Expected the mailing ${id}, there is none.`);
  return mailing;
}
