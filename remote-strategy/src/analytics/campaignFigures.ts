import { receivedMail } from '@steps/business/mail';
import {
  type MailingFigures,
  mailingAnswers,
  mailingFigures,
  mailingProgress,
  mailingReplies,
  mailings,
  sumOf,
} from '@steps/business/mailings';

/** What a post office counted of a campaign; `undefined` where it sent none of it. */
export function campaignFigures(campaignId: string): MailingFigures | undefined {
  const mailing = mailings.all().find((one) => one.campaignId === campaignId && one.kind === 'campaign');
  if (!mailing) return undefined;
  const chunks = Array.from({ length: mailing.chunks }, (_, nth) => mailingProgress.get(`${mailing.id}.${nth}`));
  const answers = mailingAnswers.all().filter(({ mailingId }) => mailingId === mailing.id);
  return sumOf(
    mailingFigures(
      mailing,
      chunks.flatMap((one) => one ?? []),
      answers,
      mailingReplies(mailing.id, receivedMail.all()),
    ),
  );
}
