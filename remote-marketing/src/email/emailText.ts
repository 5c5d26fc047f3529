import { mailAddress } from '../links/addressRules';
import { type MergedFor, merged } from './mergeRules';

/** The words of an email before anybody's values are in them. */
export interface EmailWords {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
  /** Words of the button, and the line beside it. */
  readonly button: string;
  readonly buttonNote: string;
  /** Where the button leads; empty for none. */
  readonly link: string;
  readonly business: string;
  /** `#rrggbb` */
  readonly colour: string;
}

/** A call to action comes as “Button: line beside it”. */
export function splitAction(text: string): { button: string; buttonNote: string } {
  const [, button = text, buttonNote = ''] = /^([^:\n]{1,60}):\s*([\s\S]*)$/u.exec(text.trim()) ?? [];
  const note = buttonNote.trim();
  return { button: button.trim(), buttonNote: note.charAt(0).toUpperCase() + note.slice(1) };
}

/** Why a reader gets it: every email says it. */
export const reasonOf = (business: string): string => `You get this email because you are in touch with ${business}.`;

/** The way out, where nothing offers a shorter one. */
export const byReply = 'To stop, reply with “unsubscribe”.';

/** The email as plain text, as one person reads it. `unsubscribe`: where they do so with a press; without it they reply. */
export function emailText(words: EmailWords, contact?: MergedFor, unsubscribe?: string): string {
  const link = mailAddress(words.link);
  const action = [words.buttonNote, words.button && (link ? `${words.button}: ${link}` : words.button)];
  return `${[
    words.body.trim(),
    action.filter(Boolean).join('\n'),
    `-- \n${reasonOf(words.business)} ${unsubscribe ? `Unsubscribe: ${unsubscribe}` : byReply}`,
  ]
    .filter(Boolean)
    .map((part) => merged(part, contact))
    .join('\n\n')}\n`;
}
