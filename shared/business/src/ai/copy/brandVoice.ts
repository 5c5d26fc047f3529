import type { TaskContext } from '@steps/platform/src/core/contract/aiTask';
import { oneLine, quoted, shortened } from './phrasing';
import { quotedVoice } from './voiceReminder';

interface Trait {
  readonly sign: RegExp;
  /** A sentence in that voice, for copy. */
  readonly line: string;
  /** Last words before the name. */
  readonly closing: string;
}

// The lines say nothing about the business that only it can know.
const traits: readonly Trait[] = [
  {
    sign: /playful|fun|humou?r|witty|cheeky|light/i,
    line: 'Any questions? Just ask.',
    closing: 'See you soon',
  },
  {
    sign: /warm|friendly|kind|caring|welcoming|human/i,
    line: 'If you have any questions, we are always happy to help.',
    closing: 'Warm wishes',
  },
  {
    sign: /premium|luxur|elegant|refined|exclusive|craft/i,
    line: 'We will gladly talk you through the details.',
    closing: 'With best wishes',
  },
  {
    sign: /expert|authorit|professional|serious|precise|technical/i,
    line: 'We are happy to explain any of this in more detail.',
    closing: 'Kind regards',
  },
  {
    sign: /bold|energetic|confident|daring|direct/i,
    line: 'Ready when you are.',
    closing: 'See you soon',
  },
  {
    sign: /sustainab|green|ethical|local|communit/i,
    line: 'Thank you for supporting what we do.',
    closing: 'From all of us',
  },
  {
    sign: /plain|simple|clear|honest|no jargon|straightforward/i,
    line: 'If anything is unclear, just ask.',
    closing: 'All the best',
  },
];

const neutral = { line: 'If you have a question, just ask.', closing: 'Best wishes' };

/** A line and a closing in the voice the brand guidelines describe; the first trait they name counts. */
export const voiceOf = (context: TaskContext): { readonly line: string; readonly closing: string } =>
  traitOf(context) ?? neutral;

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
