import type { Contact } from '@steps/business';
import type { MailingWords } from './mailingState';

/** A campaign’s email under one of its subjects. */
export interface LetterWriter {
  /** Readers of one key get the same letter: a builder’s email may hide blocks from some. */
  keyOf(reader: Contact): string;
  write(reader: Contact, subject: string): Promise<MailingWords>;
}
