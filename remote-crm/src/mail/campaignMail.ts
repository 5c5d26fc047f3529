import { mailingAnswers, mailingChunks, mailingProgress, mailings } from '@steps/business/mailings';
import { RecordIndex, useVersion } from '@steps/platform';

/** What happened with an email of a campaign, and when (UTC, ISO 8601). */
interface CampaignEvent {
  readonly label: string;
  readonly at: string;
}

/** An email of a campaign that a contact got, or was to get. */
export interface CampaignMail {
  /** Of the mailing. */
  readonly id: string;
  readonly name: string;
  /** When the campaign began. */
  readonly at: string;
  readonly state: 'sent' | 'bounced' | 'failed' | 'doubtful';
  /** What the server said of one that did not arrive. */
  readonly words: string;
  readonly events: readonly CampaignEvent[];
}

const chunksByContact = new RecordIndex(mailingChunks, ({ recipients }) => [
  ...new Set(recipients.flatMap(({ contactId }) => contactId ?? [])),
]);
const states: Readonly<Record<string, CampaignMail['state']>> = { s: 'sent', b: 'bounced', f: 'failed', d: 'doubtful' };

/** The emails of campaigns that the post office sent to a contact: read out of their results, kept nowhere else. */
export function campaignMailOf(contactId: string): readonly CampaignMail[] {
  return chunksByContact.of(contactId).flatMap(({ id, mailingId, recipients }) => {
    const mailing = mailings.get(mailingId);
    const nth = recipients.findIndex((one) => one.contactId === contactId);
    const { signs = '', said = {} } = mailingProgress.get(id) ?? {};
    const handed = states[signs[nth] ?? ''];
    if (mailing?.kind !== 'campaign' || !handed) return [];
    const answers = mailingAnswers.all().filter((one) => one.mailingId === mailingId && one.id.startsWith(`${id}.`));
    const first = (what: 'clicked' | 'left') => answers.flatMap((one) => one[what][nth] ?? []).toSorted()[0];
    const report = answers.flatMap(({ reports }) => reports?.[nth] ?? [])[0];
    const [clicked, left] = [first('clicked'), first('left')];
    return {
      id: mailing.id,
      name: mailing.name,
      at: mailing.startAt,
      state: report?.kind === 'bounced' ? 'bounced' : report?.kind === 'refused' ? 'failed' : handed,
      words: report && report.kind !== 'complained' ? report.words : (said[nth] ?? ''),
      events: [
        ...(clicked ? [{ label: 'Clicked', at: clicked }] : []),
        ...(left ? [{ label: 'Unsubscribed', at: left }] : []),
        ...(report?.kind === 'complained' ? [{ label: 'Complained', at: report.at }] : []),
      ],
    };
  });
}

/** `campaignMailOf`, in render. */
export function useCampaignMail(contactId: string | undefined): readonly CampaignMail[] {
  useVersion(mailings);
  useVersion(mailingAnswers);
  return contactId ? campaignMailOf(contactId) : [];
}
