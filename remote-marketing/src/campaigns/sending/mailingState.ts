import { type Campaign, campaigns } from '@steps/business/campaigns';
import { mailAccounts } from '@steps/business/mail';
import {
  chunkSize,
  type Mailing,
  type MailingLetter,
  type MailingRecipient,
  mailingAnswers,
  mailingChunks,
  mailingLetters,
  mailingProgress,
  mailings,
} from '@steps/business/mailings';
import { commit, drop, existing, newId, patched, put, RuleError, stamp, yieldToMain } from '@steps/platform';

/** How long a campaign waits before its first email goes, so that it can be taken back (ms). */
export const undoTime = 10_000;

/** Entries of the review ledger whose words a campaign has. */
const entriesOfCampaign = ({ aiResultId, aiResultIds = [] }: Campaign): readonly string[] =>
  aiResultId === undefined ? aiResultIds : [aiResultId, ...aiResultIds];

/** A letter before it is part of a mailing. */
export type MailingWords = Omit<MailingLetter, 'id' | 'mailingId' | 'status' | 'aiResultIds' | 'content'>;

export interface MailingInput extends Pick<Mailing, 'kind' | 'accountId' | 'clicks' | 'pace' | 'hasB'> {
  readonly campaignId: string;
  readonly letters: readonly MailingWords[];
  readonly recipients: readonly MailingRecipient[];
}

/**
 * Hands a campaign to the post office: what it sends and to whom first, then the word to begin. A campaign goes out once; it can be taken
 * back for ten seconds. `RuleError` for one that is not ready, or without anybody; `UnapprovedAiChangeError` when words of AI in it
 * are not approved.
 */
export async function startMailing(input: MailingInput): Promise<Mailing> {
  const campaign = existing(campaigns, input.campaignId);
  const isTest = input.kind === 'test';
  const { name } = existing(mailAccounts, input.accountId) && campaign;
  if (!isTest) assertReady(campaign);
  if (input.recipients.length === 0) throw new RuleError('Nobody would get it. Choose another audience.');
  const aiResultIds = entriesOfCampaign(campaign);
  const id = newId(isTest ? 'test' : 'mailing');
  const chunks = Math.ceil(input.recipients.length / chunkSize);
  const label = isTest ? `Test ${name}` : `Send ${name}`;
  const { letters, recipients, campaignId, kind, accountId, clicks, pace, hasB } = input;
  const earlierTests = isTest
    ? mailings.all().filter((one) => one.kind === 'test' && one.campaignId === campaignId)
    : [];
  commit({
    label: `${label}: its words`,
    changes: [
      ...earlierTests.filter(({ status }) => status !== 'sending').flatMap(dropped),
      ...letters.map((letter, nth) =>
        put(mailingLetters, {
          ...letter,
          id: `${id}.${nth}`,
          mailingId: id,
          status: 'ready' as const,
          content: campaign.content,
          ...(aiResultIds.length > 0 && { aiResultIds: [...aiResultIds] }),
        }),
      ),
    ],
    undoable: false,
  });
  for (let nth = 0; nth < chunks; nth += 1) {
    const some = recipients.slice(nth * chunkSize, (nth + 1) * chunkSize);
    const chunk = { id: `${id}.${nth}`, mailingId: id, recipients: some };
    commit({ label: `${label}: its recipients`, changes: [put(mailingChunks, chunk)], undoable: false });
    await yieldToMain();
  }
  // Somebody else may have sent it meanwhile.
  const now = existing(campaigns, campaignId);
  if (!isTest) assertReady(now);
  const at = stamp();
  const soonest = isTest ? at : new Date(Date.parse(at) + undoTime).toISOString();
  const mailing: Mailing = {
    id,
    campaignId,
    name,
    kind,
    accountId,
    clicks,
    hasB,
    ...(pace === undefined ? {} : { pace }),
    status: 'sending',
    startAt: !isTest && now.scheduledAt && now.scheduledAt > soonest ? now.scheduledAt : soonest,
    recipients: recipients.length,
    chunks,
    ...(aiResultIds.length > 0 && { aiResultIds: [...aiResultIds] }),
    createdAt: at,
    updatedAt: at,
  };
  const sent = patched<Campaign>(now, {
    status: 'sent',
    sentAt: mailing.startAt,
    recipients: recipients.length,
    updatedAt: at,
  });
  commit({ label, changes: [put(mailings, mailing), ...(isTest ? [] : [put(campaigns, sent)])], undoable: false });
  return mailing;
}

function assertReady({ name, status }: Campaign): void {
  if (status !== 'ready' && status !== 'scheduled') throw new RuleError(`“${name}” is not ready to be sent.`);
}

/** Takes a campaign back before its first email has gone: it is ready again. `RuleError` when that is too late. */
export function takeBackMailing(id: string): void {
  const mailing = existing(mailings, id);
  const isBegun = mailingProgress.all().some(({ mailingId }) => mailingId === id);
  if (mailing.startAt <= stamp() || isBegun) throw new RuleError('The first emails are on their way. Stop it instead.');
  const campaign = campaigns.get(mailing.campaignId);
  const { recipients: _, sentAt: __, ...rest } = campaign ?? {};
  const ready = campaign && {
    ...(rest as Omit<Campaign, 'recipients' | 'sentAt'>),
    status: campaign.scheduledAt ? ('scheduled' as const) : ('ready' as const),
    updatedAt: stamp(),
  };
  const changes = [...dropped(mailing), ...(ready ? [put(campaigns, ready)] : [])];
  commit({ label: `Do not send ${mailing.name}`, changes, undoable: false });
}

/** Holds a mailing: emails that are being handed over still go out. */
export const pauseMailing = (id: string): void => change(id, ['sending'], { status: 'paused' }, 'Pause');

/** Goes on with a mailing that was held. */
export const resumeMailing = (id: string): void =>
  change(id, ['paused'], { status: 'sending', resumedAt: stamp() }, 'Resume');

/** Ends a mailing for good: whoever waits gets nothing. */
export const stopMailing = (id: string): void =>
  change(id, ['sending', 'paused'], { status: 'stopped', endedAt: stamp() }, 'Stop');

/** So many emails a minute from now on; `undefined` for as many as the mail server takes. */
export const setPace = (id: string, pace: number | undefined): void =>
  change(id, ['sending', 'paused'], { pace }, 'Change the pace of');

function change(id: string, from: readonly Mailing['status'][], patch: Partial<Mailing>, doing: string): void {
  const mailing = existing(mailings, id);
  if (!from.includes(mailing.status)) throw new RuleError(`“${mailing.name}” is ${words[mailing.status]} already.`);
  const { reason: _, ...rest } = mailing;
  const next = patched<Mailing>('status' in patch ? rest : mailing, { ...patch, updatedAt: stamp() });
  commit({ label: `${doing} ${mailing.name}`, changes: [put(mailings, next)], undoable: false });
}

const words: Readonly<Record<Mailing['status'], string>> = {
  sending: 'being sent',
  paused: 'paused',
  stopped: 'stopped',
  done: 'sent',
};

/** The rows of a mailing, gone: of a test, or of a campaign that is deleted. */
export function dropped({ id, chunks }: Mailing) {
  const of = <T extends { readonly id: string; readonly mailingId: string }>(rows: readonly T[]) =>
    rows.filter(({ mailingId }) => mailingId === id);
  return [
    drop(mailings, id),
    ...of(mailingLetters.all()).map((row) => drop(mailingLetters, row.id)),
    ...Array.from({ length: chunks }, (_, nth) => drop(mailingChunks, `${id}.${nth}`)),
    ...of(mailingProgress.all()).map((row) => drop(mailingProgress, row.id)),
    ...of(mailingAnswers.all()).map((row) => drop(mailingAnswers, row.id)),
  ];
}
