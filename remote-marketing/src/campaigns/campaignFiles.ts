import type { Contact } from '@steps/shared';
import type { Campaign } from '@steps/shared/campaigns';
import { emailHtml } from '../email/emailHtml';
import { type EmailWords, emailText } from '../email/emailText';
import { merged } from '../email/mergeRules';
import { csvText } from '../studio/csvFile';
import { variantAt } from './audienceRules';

/** The words of a campaign for the recipient at a place. */
export function wordsFor(
  campaign: Campaign,
  index: number,
  sender: Pick<EmailWords, 'business' | 'colour'>,
): EmailWords {
  const variant = variantAt(index, Boolean(campaign.subjectB?.trim()));
  return {
    subject: (variant === 'B' ? campaign.subjectB : campaign.subject) ?? '',
    preheader: campaign.preheader ?? '',
    body: campaign.content,
    button: campaign.button ?? '',
    buttonNote: campaign.buttonNote ?? '',
    link: campaign.link ?? '',
    ...sender,
  };
}

/** Recipients with their merged subject and text, for any mail service. No cell can run as a formula. */
export function recipientsCsv(
  campaign: Campaign,
  reached: readonly Contact[],
  sender: Pick<EmailWords, 'business' | 'colour'>,
): string {
  const rows = reached.map((contact, index) => {
    const words = wordsFor(campaign, index, sender);
    const variant = variantAt(index, Boolean(campaign.subjectB?.trim()));
    return [
      contact.email.trim(),
      contact.name,
      contact.company,
      variant,
      merged(words.subject, contact),
      emailText(words, contact),
      emailHtml(words, { contact }),
    ];
  });
  const fields = ['Email', 'Name', 'Company', 'Version', 'Subject', 'Text', 'HTML'];
  return csvText(fields, rows);
}

/** All emails as `.eml` files in one ZIP, each ready to be sent from a mail program. */
export async function emailZip(
  campaign: Campaign,
  reached: readonly Contact[],
  sender: Pick<EmailWords, 'business' | 'colour'> & { readonly email: string },
): Promise<Blob> {
  const [{ strToU8, zipSync }, { emailFile }] = await Promise.all([import('fflate'), import('../email/emailFile')]);
  const files: Record<string, Uint8Array> = {};
  for (const [index, contact] of reached.entries()) {
    const words = wordsFor(campaign, index, sender);
    const name = contact.email
      .trim()
      .replace(/[^\w.@-]+/gu, '_')
      .slice(0, 80);
    files[`${String(index + 1).padStart(4, '0')}-${name}.eml`] = strToU8(
      await emailFile(words, contact, { name: sender.business, email: sender.email }),
    );
  }
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
