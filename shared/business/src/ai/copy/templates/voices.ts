/** A way to sound that brand guidelines name. */
export interface Trait {
  readonly sign: RegExp;
  /** A sentence in that voice, for copy. */
  readonly line: string;
  /** Last words before the name. */
  readonly closing: string;
}

// The lines say nothing about the business that only it can know.
export const traits: readonly Trait[] = [
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

/** Where they name none that is known. */
export const neutralVoice = { line: 'If you have a question, just ask.', closing: 'Best wishes' };
