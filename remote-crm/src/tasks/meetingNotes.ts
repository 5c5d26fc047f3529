import { oneLine, sentence, shortened } from '@steps/shared/tasks';

/** What a line of notes is; found by the words people use for it. */
export interface ReadNotes {
  readonly decisions: string[];
  readonly actions: { owner: string; task: string }[];
  readonly questions: string[];
  readonly rest: string[];
}

const decision = /\b(?:decided|agreed|approved|we go with|chosen|settled on)\b/i;
const action =
  /^(?:action|to ?do|next step)s?\b[:\s-]*|\b(?:will|needs? to|has to|is to|must|to send|to call|to check|follow up|owner)\b/i;
/** The heading it stands under in the summary says this already. */
const decisionLabel = /^(?:decisions?|decided|agreed)\s*[:–-]\s*/i;
const readLines = 200;

/** Sorts notes into decisions, actions, questions and the rest; an owner only where a known name begins the line. */
export function readNotes(notes: string, attendees: readonly string[]): ReadNotes {
  const lines = notes
    .slice(0, 20_000)
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .slice(0, readLines)
    .map((line) => shortened(oneLine(line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '')), 240))
    .filter(Boolean);
  const read: ReadNotes = { decisions: [], actions: [], questions: [], rest: [] };
  for (const line of lines) {
    if (line.endsWith('?')) read.questions.push(line);
    else if (decision.test(line)) read.decisions.push(sentence(line.replace(decisionLabel, '')));
    else if (action.test(line))
      read.actions.push({
        owner: ownerOf(line, attendees),
        task: sentence(line.replace(/^(?:action|to ?do|next step)s?\b[:\s-]*/i, '')),
      });
    else read.rest.push(sentence(line));
  }
  return read;
}

const ownerOf = (line: string, attendees: readonly string[]) =>
  attendees.find((name) => {
    const first = oneLine(name).split(' ')[0]?.toLowerCase() ?? '';
    return (
      first.length > 1 &&
      line
        .toLowerCase()
        .split(/[^\p{L}\p{M}'-]+/u)
        .includes(first)
    );
  }) ?? '';
