import { filledAddress } from '@steps/business/src/nouns/mailings/letterRules';
import { type Mailing, mailings } from '@steps/business/src/nouns/mailings/mailing';
import {
  type MailingAnswer,
  type MailingReport,
  mailingAnswers,
  reportKinds,
} from '@steps/business/src/nouns/mailings/mailingAnswer';
import { mailingChunks } from '@steps/business/src/nouns/mailings/mailingChunk';
import { mailingLetters } from '@steps/business/src/nouns/mailings/mailingLetter';
import { addressKey, optOuts } from '@steps/business/src/nouns/mailings/optOut';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import type { LinkMeaning } from './linkTokens';

/** Whose mail a link was in. */
export interface LinkOwner {
  readonly mailing: Mailing;
  readonly address: string;
}

/** `undefined` if the campaign was deleted since. */
export function ownerOf({ chunkId, nth }: LinkMeaning): LinkOwner | undefined {
  const chunk = mailingChunks.get(chunkId);
  const mailing = mailings.get(chunk?.mailingId ?? '');
  const address = chunk?.recipients[nth]?.address;
  return mailing && address !== undefined ? { mailing, address } : undefined;
}

/** Where a link leads for its reader, according to the letter; only to the web. */
export function targetOf({ chunkId, nth, link }: LinkMeaning): string | undefined {
  const chunk = mailingChunks.get(chunkId);
  const recipient = chunk?.recipients[nth];
  const letter = mailingLetters.get(`${chunk?.mailingId}.${recipient?.letter}`);
  const address = recipient && filledAddress(letter?.links[link ?? -1] ?? '', recipient.values);
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}

/**
 * Puts the reader on the suppression list, and counts them once. `device`: that of this post office. Tests unsubscribe
 * nobody.
 */
export function takeOut(meaning: LinkMeaning, { mailing, address }: LinkOwner, device: string, at: string): void {
  if (mailing.kind === 'test') return;
  const id = addressKey(address);
  const listed = optOuts.get(id) ? [] : [put(optOuts, { id, at, why: 'unsubscribed' as const })];
  const changes = [...listed, ...answered(meaning, mailing.id, device, 'left', at)];
  if (changes.length > 0) commit({ label: `Unsubscribe ${id}`, changes, undoable: false });
}

/** Counts a click, once for each person. */
export function countClick(meaning: LinkMeaning, { mailing }: LinkOwner, device: string, at: string): void {
  if (mailing.kind === 'test') return;
  const changes = answered(meaning, mailing.id, device, 'clicked', at);
  if (changes.length > 0) commit({ label: `Count a press in ${mailing.name}`, changes, undoable: false });
}

/**
 * Notes what was reported later about an email of a campaign: the worst report counts. Readers who complained, and addresses
 * that do not work, go on the suppression list.
 */
export function noteReport(
  { chunkId, nth }: LinkMeaning,
  { mailing, address }: LinkOwner,
  device: string,
  report: MailingReport,
): void {
  if (mailing.kind === 'test') return;
  const before = answersOf(chunkId, mailing.id, device);
  const known = before.reports?.[nth];
  if (known && reportKinds.indexOf(known.kind) >= reportKinds.indexOf(report.kind)) return;
  const after = put(mailingAnswers, { ...before, reports: { ...before.reports, [nth]: report } });
  commit({
    label: `Note a report on ${mailing.name}`,
    changes: [after, ...suppressed(address, report)],
    undoable: false,
  });
}

/** The change that puts an address on the suppression list, if the report is a reason and it is not there yet. */
export function suppressed(address: string, { kind, at }: Pick<MailingReport, 'kind' | 'at'>) {
  const id = addressKey(address);
  if ((kind !== 'bounced' && kind !== 'complained') || optOuts.get(id)) return [];
  return [put(optOuts, { id, at, why: kind })];
}

const answersOf = (chunkId: string, mailingId: string, device: string): MailingAnswer =>
  mailingAnswers.get(`${chunkId}.${device}`) ?? { id: `${chunkId}.${device}`, mailingId, clicked: {}, left: {} };

function answered(
  { chunkId, nth }: LinkMeaning,
  mailingId: string,
  device: string,
  what: 'clicked' | 'left',
  at: string,
) {
  const before = answersOf(chunkId, mailingId, device);
  if (before[what][nth] !== undefined) return [];
  return [put(mailingAnswers, { ...before, [what]: { ...before[what], [nth]: at } })];
}
