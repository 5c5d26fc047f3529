import { emailHtml } from './emailHtml';
import { type EmailWords, emailText } from './emailText';
import { emlFile } from './emlFile';
import { type MergeContact, merged } from './mergeRules';

interface Sender {
  readonly name: string;
  readonly email: string;
}

/** One person's email of the studio as an `.eml` file. */
export const emailFile = (words: EmailWords, contact: MergeContact, sender: Sender): Promise<string> =>
  emlFile({
    sender,
    reader: contact,
    subject: merged(words.subject, contact),
    text: emailText(words, contact),
    html: emailHtml(words, { contact }),
  });
