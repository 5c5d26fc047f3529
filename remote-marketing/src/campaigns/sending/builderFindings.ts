import type { Campaign } from '@steps/business/campaigns';
import type { MailingLetter } from '@steps/business/mailings';
import { htmlFindings, mailFindings } from '../../emailBuilder/emailChecks';
import type { EmailVersion } from '../../emailBuilder/emailDesign';
import { emailStore } from '../../emailBuilder/emailStore';
import type { MailingFinding } from './mailingFindings';

/** Checks of the builder without which a campaign is not sent: nobody could get out of it, or would know what it is. */
const needed: readonly string[] = ['subject', 'footer', 'fields'];

/** What the builder finds in an email, as the campaign took it. How large it is, the campaign's own check says. */
export const builderFindings = (
  version: EmailVersion,
  { subject = '' }: Campaign,
  letters: readonly Pick<MailingLetter, 'html'>[],
): MailingFinding[] =>
  [
    ...mailFindings(emailStore.documentOf(version), subject),
    ...letters.flatMap(({ html }) => htmlFindings(html)).filter(({ check }) => check !== 'size'),
  ].map(({ check, text }) => (needed.includes(check) ? { text, stops: true } : { text }));
