import type { TaskContext } from '@steps/platform/src/core/contract/aiTask';
import { oneLine, quoted, shortened } from './phrasing';
import { neutralVoice, type Trait, traits } from './templates/voices';
import { quotedVoice } from './voiceReminder';

/** A line and a closing in the voice the brand guidelines describe; the first trait they name counts. */
export const voiceOf = (context: TaskContext): { readonly line: string; readonly closing: string } =>
  traitOf(context) ?? neutralVoice;

function traitOf({ brandVoice }: TaskContext): Trait | undefined {
  const named = traits
    .map((trait) => ({ trait, at: brandVoice.search(trait.sign) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return named[0]?.trait;
}

/** How the line or the closing of a text comes from the brand voice. Only for texts that contain it. */
export function voiceNote(context: TaskContext, part: 'line' | 'closing' = 'line'): string {
  const voice = quotedVoice(context);
  if (!voice) return 'No brand voice is set for this client, so the tone alone decides.';
  const trait = traitOf(context);
  return trait
    ? `The ${part} ${quoted(trait[part])} is there for your brand voice, ${voice}.`
    : `Your brand voice, ${voice}, names no trait that the templates know (such as warm, plain or playful), so the ${part} is neutral.`;
}

/** The name to sign with. */
export const signer = ({ businessName }: TaskContext): string => oneLine(businessName) || 'Your team';

/** Inside a sentence: small letters, abbreviations kept. */
export const industryName = (industry: string): string =>
  shortened(oneLine(industry), 60)
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
