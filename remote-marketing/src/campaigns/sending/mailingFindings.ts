import type { Campaign } from '@steps/business/campaigns';
import type { MailAccount } from '@steps/business/mail';
import type { MailingLetter } from '@steps/business/mailings';
import { counted } from '@steps/platform';
import { isPersonal } from './consentRules';

/** What is to be known before a campaign goes out. `stops`: nothing is sent as long as it is so. */
export interface MailingFinding {
  readonly text: string;
  readonly stops?: true;
}

/** From where Gmail cuts an email off, and with it the way to unsubscribe; bytes. */
const gmailClips = 102 * 1024;
/** What fits into one row of the business on a server, with room to spare; bytes. */
const largest = 700_000;

interface CheckedMailing {
  readonly campaign: Campaign;
  readonly account: MailAccount | undefined;
  readonly letters: readonly Pick<MailingLetter, 'html' | 'text' | 'subject' | 'pictures'>[];
  /** Whether a post office is reached from outside. */
  readonly hasWayOut: boolean;
  /** How many of those who would get it have nothing recorded that allows it. */
  readonly withoutBasis: number;
}

/** What is wrong with a campaign before it is sent, beside what the builder finds in its email. */
export function mailingFindings({
  campaign,
  account,
  letters,
  hasWayOut,
  withoutBasis,
}: CheckedMailing): MailingFinding[] {
  const findings: MailingFinding[] = [];
  if (account?.state === 'problem')
    findings.push({ text: `${account.address} does not work: ${account.problem ?? ''}`.trim(), stops: true });
  if (account?.state === 'unchecked')
    findings.push({ text: `The post office has not tried ${account.address} yet. It does when it runs.` });
  if (account && isPersonal(account.address))
    findings.push({
      text: `Campaigns from ${account.address.split('@')[1]} often end in spam: use an address of your own domain.`,
    });
  const size = Math.max(0, ...letters.map(({ html }) => new TextEncoder().encode(html).length));
  if (size > gmailClips)
    findings.push({
      text: `${Math.ceil(size / 1024)} kB: Gmail cuts emails off at 102 kB, and hides the way to unsubscribe. Make it shorter.`,
      stops: true,
    });
  const whole = Math.max(0, ...letters.map(({ html, pictures }) => sizeOf(html, pictures)));
  if (whole > largest)
    findings.push({
      text: `Its pictures have ${Math.ceil(whole / 1000)} kB together, 700 kB can go along. Give large ones an address of the web.`,
      stops: true,
    });
  if (letters.some(({ text }) => !text.trim())) findings.push({ text: 'It has no words as plain text.', stops: true });
  if (letters.some(({ html }) => / src="http:/iu.test(html)))
    findings.push({ text: 'A picture comes over http: many mail programs do not show it.' });
  if (campaign.button?.trim() && !campaign.link?.trim())
    findings.push({ text: `“${campaign.button}” leads nowhere. Give it a link.` });
  if (!hasWayOut)
    findings.push({
      text: 'People unsubscribe by replying. Start the post office with --public for a link with one press, which Gmail and Yahoo ask of senders to many.',
    });
  if (withoutBasis > 0)
    findings.push({
      text: `${counted(withoutBasis, 'person has', 'people have')} neither agreed, nor bought, nor a company’s address. PECR asks for their consent first.`,
    });
  return findings;
}

const sizeOf = (html: string, pictures: MailingLetter['pictures']): number =>
  html.length + pictures.reduce((sum, { base64 }) => sum + base64.length, 0);
