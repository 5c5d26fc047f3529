import { phrase } from '@steps/business/tasks';

/** The kind of a line in notes, recognised by words people use for it. */
export interface ReadNotes {
  readonly decisions: string[];
  readonly actions: { owner: string; task: string }[];
  readonly questions: string[];
  readonly rest: string[];
}

const decision = /^decisions?\s*[:–-]|\b(?:decided|agreed|approved|we go with|chosen|settled on)\b/i;
/** "ACTION me: order handles", "todo: keys". */
const actionLabel =
  /^(?:actions?|to ?dos?|next steps?)\b(?:\s+\p{L}+)?\s*[:–-]\s*|^(?:actions?|to ?dos?|next steps?)\b\s*/iu;
const action =
  /\b(?:will|needs? to|has to|is to|must|to send|to call|to check|to order|to write|to book|to look into|to ask|to find|to prepare|follow up|owner)\b/i;
/** Where a line of notes ends: at a full stop too, whether or not a capital follows, but not in "£4.50" and "e.g.". */
const lineEnds =
  /\n|(?<=[.!?])\s+(?=\p{Lu})|(?<=\p{Ll}{2}[.!?])(?<!\b(?:etc|approx|incl|excl|min|max|no)\.)\s+(?=\p{L})/u;
/** Words that its heading in the summary says already. */
const decisionLabel = /^(?:decisions?|decided|agreed)\s*[:–-]\s*/i;
const readLines = 200;

/**
 * Sorts notes into decisions, actions, questions and the rest; an action has an owner only if a known name begins the line.
 */
export function readNotes(notes: string, attendees: readonly string[]): ReadNotes {
  const lines = notes
    .slice(0, 20_000)
    .split(lineEnds)
    .slice(0, readLines)
    .map((line) => phrase.shortened(phrase.oneLine(line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '')), 240))
    .filter(Boolean);
  const read: ReadNotes = { decisions: [], actions: [], questions: [], rest: [] };
  for (const line of lines) {
    if (line.endsWith('?')) read.questions.push(line);
    else if (decision.test(line)) read.decisions.push(phrase.sentence(line.replace(decisionLabel, '')));
    else if (actionLabel.test(line) || action.test(line) || assigned(line, attendees))
      read.actions.push(actionIn(line, attendees));
    else read.rest.push(phrase.sentence(line));
  }
  return read;
}

/** "domain renewal: Tom" makes Tom the owner of the renewal. */
const assigned = (line: string, attendees: readonly string[]) =>
  attendees.some((name) => /\S+: *(\p{L}+)$/u.exec(line)?.[1]?.toLowerCase() === firstName(name));
const firstName = (name: string) => phrase.oneLine(name).split(' ')[0]?.toLowerCase() ?? '';

/** Who does what, with the owner's name once. */
function actionIn(line: string, attendees: readonly string[]): { owner: string; task: string } {
  const owner = ownerOf(line, attendees);
  const task = line.replace(actionLabel, '');
  const name = owner && firstName(owner);
  const [first = ''] = task.split(' ', 1);
  if (!name || first.toLowerCase().replace(/\P{L}+$/u, '') !== name) {
    const whole = task.replace(/: *(\p{L}+)$/u, (end, last: string) => (last.toLowerCase() === name ? '' : end));
    return { owner, task: phrase.sentence(whole) };
  }
  const own = task
    .slice(first.length)
    .replace(/^\s*(?::|–|-|will\b|to\b|is to\b|needs to\b|has to\b|must\b)\s*/i, '')
    .trim();
  return { owner, task: phrase.sentence(own || task) };
}

function ownerOf(line: string, attendees: readonly string[]): string {
  const words = line.toLowerCase().split(/[^\p{L}\p{M}'-]+/u);
  return (
    attendees
      .map((name) => ({ name, first: firstName(name) }))
      .find(({ first }) => first.length > 1 && words.includes(first))?.name ?? ''
  );
}
