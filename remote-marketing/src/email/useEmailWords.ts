import { aiResults, useActiveClient } from '@steps/business';
import { useVersion } from '@steps/platform';
import type { Piece } from '../pieces/piece';
import { partStatus, partText } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import { emailParts } from './emailChoices';
import { type EmailWords, splitAction } from './emailText';

/** The words of an email as they are now, and how much of it is approved; in render. */
export function useEmailWords(piece: Piece | undefined): { words: EmailWords; approved: number } {
  const client = useActiveClient();
  // The words are the ledger's.
  useVersion(aiResults);
  const text = (name: string) => partText(piece?.parts[name], resultOf);
  const approved = emailParts.filter(({ name }) => partStatus(piece?.parts[name], resultOf) === 'approved').length;
  return {
    approved,
    words: {
      subject: text('subject'),
      preheader: piece?.fields.preheader ?? '',
      body: text('body'),
      ...splitAction(text('action')),
      link: piece?.fields.link ?? '',
      business: client?.businessName ?? '',
      colour: client?.primaryColour ?? '',
    },
  };
}
