import type { Contact } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { variantAt } from '@steps/business/mailings';
import { csvText } from '@steps/platform/csv';
import { type EmailWords, emailText } from '../email/emailText';
import { merged } from '../email/mergeRules';

type Business = Pick<EmailWords, 'business' | 'colour'>;

/** The email of a campaign with one of its subjects, written for whoever reads it. */
interface CampaignMail {
  readonly subject: string;
  readonly text: (reader: Contact) => string;
  readonly html: (reader: Contact) => Promise<string>;
  /** As an `.eml` file. */
  readonly file: (reader: Contact, from: string) => Promise<string>;
}

/** The email that the recipient at a place gets. */
async function mailsOf(campaign: Campaign, sender: Business): Promise<(index: number) => CampaignMail> {
  const { subject = '', subjectB = '', designVersionId } = campaign;
  const write =
    designVersionId === undefined
      ? await wordsMail(campaign, sender)
      : (await import('./designedMail')).designedMail(designVersionId, sender.business);
  const hasB = Boolean(subjectB.trim());
  const mails = { A: write(subject), B: write(hasB ? subjectB : subject) };
  return (index) => mails[variantAt(index, hasB)];
}

/** An email of the studio: words in a fixed form. */
async function wordsMail(campaign: Campaign, sender: Business): Promise<(subject: string) => CampaignMail> {
  const [{ emailHtml }, { emailFile }] = await Promise.all([
    import('../email/emailHtml'),
    import('../email/emailFile'),
  ]);
  return (subject) => {
    const words: EmailWords = {
      subject,
      preheader: campaign.preheader ?? '',
      body: campaign.content,
      button: campaign.button ?? '',
      buttonNote: campaign.buttonNote ?? '',
      link: campaign.link ?? '',
      ...sender,
    };
    return {
      subject,
      text: (reader) => emailText(words, reader),
      html: async (reader) => emailHtml(words, { contact: reader }),
      file: (reader, email) => emailFile(words, reader, { name: sender.business, email }),
    };
  };
}

/** Recipients with their merged subject and text, for any mail service. No cell can run as a formula. */
export async function recipientsCsv(
  campaign: Campaign,
  reached: readonly Contact[],
  sender: Business,
): Promise<string> {
  const mailAt = await mailsOf(campaign, sender);
  const hasB = Boolean(campaign.subjectB?.trim());
  const rows: string[][] = [];
  for (const [index, contact] of reached.entries()) {
    const mail = mailAt(index);
    rows.push([
      contact.email.trim(),
      contact.name,
      contact.company,
      variantAt(index, hasB),
      merged(mail.subject, contact),
      mail.text(contact),
      await mail.html(contact),
    ]);
  }
  return csvText(['Email', 'Name', 'Company', 'Version', 'Subject', 'Text', 'HTML'], rows);
}

/** All emails as `.eml` files in one ZIP, each ready to be sent from a mail program. */
export async function emailZip(
  campaign: Campaign,
  reached: readonly Contact[],
  sender: Business & { readonly email: string },
): Promise<Blob> {
  const [{ strToU8, zipSync }, mailAt] = await Promise.all([import('fflate'), mailsOf(campaign, sender)]);
  const files: Record<string, Uint8Array> = {};
  for (const [index, contact] of reached.entries()) {
    const name = contact.email
      .trim()
      .replace(/[^\w.@-]+/gu, '_')
      .slice(0, 80);
    files[`${String(index + 1).padStart(4, '0')}-${name}.eml`] = strToU8(
      await mailAt(index).file(contact, sender.email),
    );
  }
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
