import type { Contact } from '@steps/business';
import type { Campaign } from '@steps/business/campaigns';
import { type MailingRecipient, variantAt, withoutMarks } from '@steps/business/mailings';
import { RuleError, yieldToMain } from '@steps/platform';
import { emailHtml } from '../../email/emailHtml';
import { type EmailWords, emailText } from '../../email/emailText';
import { merged } from '../../email/mergeRules';
import { letterOf, marks, unsubscribeHere, valuesOf } from './letterMarks';
import type { LetterWriter } from './letterWriter';
import type { MailingWords as Letter } from './mailingState';

/** What a campaign sends and to whom, as the post office takes it. */
export interface MailingContent {
  readonly letters: readonly Letter[];
  readonly recipients: readonly MailingRecipient[];
}

interface MailingSource {
  readonly campaign: Campaign;
  readonly business: string;
  readonly colour: string;
  /** Whether people can unsubscribe with a press: a post office is reached from outside. */
  readonly hasWayOut: boolean;
}

/** Most different letters of a campaign: each is kept, and sent to every post office. */
const mostLetters = 100;

/**
 * Writes a campaign for all of them: few letters, and for each reader what is filled in. `RuleError` when its email is gone, or hides
 * its blocks in too many ways.
 */
export async function mailingContent(source: MailingSource, reached: readonly Contact[]): Promise<MailingContent> {
  const { subject = '', subjectB = '' } = source.campaign;
  const hasB = Boolean(subjectB.trim());
  const writer = await letterWriter(source);
  const letters: Letter[] = [];
  const known = new Map<string, number>();
  const recipients: MailingRecipient[] = [];
  for (const [nth, contact] of reached.entries()) {
    const variant = variantAt(nth, hasB);
    const key = `${variant} ${writer.keyOf(contact)}`;
    let letter = known.get(key);
    if (letter === undefined) {
      if (letters.length === mostLetters)
        throw new RuleError(`The email hides its blocks in more than ${mostLetters} ways. Use fewer conditions.`);
      letter = letters.length;
      known.set(key, letter);
      letters.push(await writer.write(contact, variant === 'B' ? subjectB : subject));
    }
    recipients.push({ address: contact.email.trim(), contactId: contact.id, letter, values: valuesOf(contact) });
    await yieldToMain();
  }
  return { letters, recipients };
}

/** How the emails of a campaign are written: those of the builder, and the words of the studio in their fixed form. */
export async function letterWriter({ campaign, business, colour, hasWayOut }: MailingSource): Promise<LetterWriter> {
  const unsubscribe = hasWayOut ? unsubscribeHere : undefined;
  const { designVersionId } = campaign;
  if (designVersionId !== undefined)
    return (await import('./designedLetters')).designedLetters(designVersionId, unsubscribe);
  return {
    keyOf: () => '',
    async write(_reader, subject) {
      const typed = (text = '') => withoutMarks(text);
      const words: EmailWords = {
        subject: typed(subject),
        preheader: typed(campaign.preheader),
        body: typed(campaign.content),
        button: typed(campaign.button),
        buttonNote: typed(campaign.buttonNote),
        link: typed(campaign.link),
        business: typed(business),
        colour,
      };
      return letterOf({
        subject: merged(words.subject, marks),
        html: emailHtml(words, { contact: marks, unsubscribe }),
        text: emailText(words, marks, unsubscribe),
      });
    },
  };
}
