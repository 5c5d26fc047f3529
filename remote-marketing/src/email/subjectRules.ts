import { fieldsIn } from './mergeRules';

/** One thing to know about a subject line, with the reason. */
export interface SubjectCheck {
  readonly good: boolean;
  readonly label: string;
  readonly reason: string;
}

/** What phones show of a subject line at the least; many show up to 50. Characters. */
export const phoneCharacters = 40;

/** Words that filters of junk mail weigh against a message, whoever sends it. A short list of ours, on the careful side. */
const disliked = [
  'act now',
  'buy now',
  'cash',
  'click here',
  'congratulations',
  'double your',
  'earn money',
  'free money',
  'guaranteed',
  'limited time',
  'no obligation',
  'once in a lifetime',
  'order now',
  'risk free',
  'risk-free',
  'urgent',
  'winner',
  '100% free',
];

/** What can be said of a subject line before it is sent. It says nothing about how many people will open it. */
export function subjectChecks(subject: string): SubjectCheck[] {
  return [length(subject), filters(subject), personal(subject)];
}

function length(subject: string): SubjectCheck {
  const count = [...subject].length;
  const good = count > 0 && count <= phoneCharacters;
  return {
    good,
    label: good ? 'Fits a phone' : 'Longer than a phone shows',
    reason: good
      ? `${count} characters; phones show about ${phoneCharacters}.`
      : `${count} characters; phones show about ${phoneCharacters}. Put what matters first: they may see “${[...subject].slice(0, phoneCharacters).join('').trimEnd()}…”.`,
  };
}

function filters(subject: string): SubjectCheck {
  const lower = subject.toLowerCase();
  const found = disliked.filter((phrase) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'u').test(lower));
  const shouts = [
    ...(subject.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []).slice(0, 3).map((word) => `“${word}” in capitals`),
    ...(/[!?]{2,}/u.test(subject) || (subject.match(/!/gu)?.length ?? 0) > 1 ? ['several exclamation marks'] : []),
    ...(/£{2,}|\${2,}/u.test(subject) ? ['several currency signs'] : []),
  ];
  const faults = [...found.map((phrase) => `“${phrase}”`), ...shouts];
  return {
    good: faults.length === 0,
    label: faults.length === 0 ? 'No words filters dislike' : 'Filters may dislike it',
    reason:
      faults.length === 0
        ? 'None of the words and signs that junk filters weigh against a message.'
        : `Junk filters weigh ${faults.join(', ')} against a message. Say it in other words.`,
  };
}

function personal(subject: string): SubjectCheck {
  const fields = fieldsIn(subject).map(({ label }) => label.toLowerCase());
  const speaks = /(?<!\p{L})(?:you|your|yours|you’re|you're)(?!\p{L})/iu.test(subject);
  const good = fields.length > 0 || speaks;
  return {
    good,
    label: good ? 'Personal' : 'Not personal',
    reason:
      fields.length > 0
        ? `It holds the reader’s ${fields.join(' and ')}.`
        : speaks
          ? 'It speaks to the reader.'
          : 'It neither names the reader nor says “you”. Try {first name}, if you know most names.',
  };
}
