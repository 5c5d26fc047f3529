import type { AgentId } from '../agents/selectedAgent';

/** What an answer is, which decides the words around it. */
export type AnswerKind = 'found' | 'nothing' | 'proposal' | 'talk';

/** Who speaks, and how: `own` is the agent's manner. */
export interface Speaker {
  readonly id: AgentId;
  readonly tone: 'own' | 'brief' | 'warm' | 'formal';
}

interface Manner {
  /** Before what was found; one of them. */
  readonly found: readonly string[];
  readonly nothing: readonly string[];
  readonly proposal: readonly string[];
  /** After a list. */
  readonly closing: readonly string[];
}

/** The six, in the words of their personalities. No figure is in any: figures come from tools alone. */
const manners: Readonly<Record<AgentId, Manner>> = {
  ava: {
    found: ['Here you are.', 'Of course.'],
    nothing: ['I checked.'],
    proposal: ['Gladly.', 'Ready for you to check.'],
    closing: ['Name one and I will propose a task for it.'],
  },
  atlas: {
    found: ['This is what your own records say.', 'Here are the facts:'],
    nothing: ['To be frank:'],
    proposal: ['A sensible step.', 'Weigh it before you accept.'],
    closing: ['What to do about it is your call.'],
  },
  marla: {
    found: ['Happy to look!', 'Let me show you!'],
    nothing: ['I had a good look round.'],
    proposal: ['Lovely idea!', 'Good idea!'],
    closing: ['Is there anybody here you would like to write to? I can draft it.'],
  },
  quinn: {
    found: ['Straight to it:', 'Right:'],
    nothing: ['All clear:'],
    proposal: ['Good move.', 'That is how deals close.'],
    closing: ['Pick one and move it today.'],
  },
  sophie: {
    found: ['I went through it with care.', 'Let us look at it together.'],
    nothing: ['I looked carefully.'],
    proposal: ['That is kind of you.', 'Please check it when you have time.'],
    closing: ['Take them in this order, and nobody is forgotten.'],
  },
  dex: {
    found: ['Counted, not guessed.', 'By the records:'],
    nothing: ['An empty set.'],
    proposal: ['Noted.', 'Ready for your sign-off.'],
    closing: ['The records are linked, so you can check.'],
  },
};

/** Tones that somebody chose for an agent instead of its own. */
const tones: Readonly<Record<Exclude<Speaker['tone'], 'own'>, Manner>> = {
  brief: { found: [], nothing: [], proposal: [], closing: [] },
  warm: {
    found: ['With pleasure. Here is what I found.'],
    nothing: ['Sorry, there is nothing to show.'],
    proposal: ['With pleasure.'],
    closing: ['Tell me where I can help.'],
  },
  formal: {
    found: ['Please find below what your records show.'],
    nothing: ['Your records show the following.'],
    proposal: ['The following is submitted for your approval.'],
    closing: [],
  },
};

/** An answer in the manner of who gives it. The answer itself is not touched. */
export function inManner({ id, tone }: Speaker, question: string, kind: AnswerKind, answer: string): string {
  if (kind === 'talk') return answer;
  const manner = tone === 'own' ? manners[id] : tones[tone];
  const isList = kind === 'found' && /^- \[/m.test(answer);
  return [one(manner[kind], question), answer, isList ? one(manner.closing, question) : undefined]
    .filter(Boolean)
    .join('\n\n');
}

/** The same question is answered in the same words. */
const one = (choices: readonly string[], question: string): string | undefined =>
  choices[[...question].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % Math.max(choices.length, 1)];

/** What an answer is, by the tools that it called and how it begins. */
export function kindOf(answer: string, called: readonly string[]): AnswerKind {
  if (called.some((tool) => /^(?:propose|draft)_/.test(tool))) return 'proposal';
  if (called.length === 0 || /^(?:I (?!read )|Say |Name |That can be read|There are \d+ \w+ by)/.test(answer))
    return 'talk';
  return /^(?:\*\*None\*\*|There (?:is|are) no\b|No\b|Nothing\b)/.test(answer) ? 'nothing' : 'found';
}
