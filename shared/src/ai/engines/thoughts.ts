/** Marks between which models think aloud, each with names of its own. */
const names = '(?:[a-z]+:)?(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|chain_of_thought|cot)';
const opening = `<${names}(?:\\s[^<>]*)?>|\\[(?:THINK|THINKING|THOUGHT|REASONING)\\]|◁think▷|<\\|(?:begin_of_thought|start_thinking|inner_prefix)\\|>|<\\|channel>\\s*thought`;
const closing = `</${names}\\s*>|\\[/(?:THINK|THINKING|THOUGHT|REASONING)\\]|◁/think▷|<\\|(?:end_of_thought|end_thinking|inner_suffix)\\|>|<channel\\|>`;
const leadingMark = new RegExp(`^\\s*(?:${opening})`, 'i');
const anyOpening = new RegExp(opening, 'i');
const anyClosing = new RegExp(closing, 'gi');
/** Alone in its line, as no sentence has it. */
const ownLineBlock = new RegExp(
  `^[ \\t]*(?:${opening})[ \\t]*\\r?\\n[\\s\\S]*?(?:^[ \\t]*(?:${closing})[ \\t]*$|(?![\\s\\S]))`,
  'gim',
);
/** A mark around the answer itself. */
const aroundAnswer = /^\s*<\|(?:start_response|begin_of_solution)\|>|<\|(?:end_response|end_of_solution)\|>\s*$/gi;
/** Marks of the end of a turn, which some servers let through. */
const endMarks = /(?:\s*<\|(?:end|return|im_end|eot_id|endoftext)\|>)+\s*$/;
/** Begins like a mark that has not come whole yet. */
const begunMark = /^\s*(?:<[|\w:]*|\[(?:T(?:H(?:I(?:NK?)?)?)?)?|◁\w*)$/i;

/**
 * What a model wrote without what it thought: blocks between the marks, all before a closing mark that nothing opened, and
 * channels other than the final one. Marks that a sentence or code mentions stay.
 */
export function withoutThoughts(text: string): string {
  let rest = finalChannel(text);
  for (let before: string | undefined; before !== rest; ) {
    before = rest;
    rest = afterClosing(afterLeading(rest));
  }
  const code = inCode(rest);
  rest = rest.replace(ownLineBlock, (block, at: number) => (code[at] === hidden ? block : ''));
  return rest.replace(aroundAnswer, '').replace(endMarks, '').trim();
}

/** `withoutThoughts` of an answer that is being written: half a mark is not shown either. */
export const visibleSoFar = (text: string): string => (begunMark.test(text) ? '' : withoutThoughts(text));

/** Whether all before a closing mark was a thought that nothing opened: some servers leave the opening mark out. */
export const closesOnly = (text: string): boolean => !leadingMark.test(text) && afterClosing(text) !== text;
export const hasClosing = (text: string): boolean => text.search(anyClosing) >= 0;

/** After a thought at the start; nothing while it is not closed. */
function afterLeading(text: string): string {
  const mark = leadingMark.exec(text)?.[0];
  if (mark === undefined) return text;
  const inside = text.slice(mark.length);
  // Half a block of code in a thought would hide the mark that closes it.
  const [close] = [...inCode(inside).matchAll(anyClosing), ...withoutSpans(inside).matchAll(anyClosing)];
  return close ? inside.slice(close.index + close[0].length) : '';
}

/** After a closing mark that nothing opened. */
function afterClosing(text: string): string {
  const shown = inCode(text);
  for (const close of shown.matchAll(anyClosing)) {
    const before = shown.slice(0, close.index);
    const end = close.index + close[0].length;
    if (isClosing(before, shown.slice(end))) return text.slice(end);
  }
  return text;
}

/** Whether a mark closes something rather than being a word of a sentence. */
function isClosing(before: string, after: string): boolean {
  const opened = anyOpening.exec(before);
  const isLine = /(?:^|\n)[ \t]*$/.test(before);
  const endsLine = /^[ \t]*(?:\r?\n|$)/.test(after);
  if (isLine && endsLine) return !opened || !standsAlone(before, opened);
  if (opened) return false;
  return isLine || (endsLine && after.trim() !== '') || !/[\s"'“‘«(`*[]$/.test(before);
}

const standsAlone = (text: string, { index, 0: mark }: RegExpExecArray): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, index)) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(index + mark.length));

/** Takes the place of each sign of code. */
const hidden = '\0';

const fenced = /^[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;
const inSentence = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;
const blanked = (code: string): string => hidden.repeat(code.length);
const withoutSpans = (text: string): string => text.replace(inSentence, blanked);

/** The text with its code blanked out, sign for sign. */
const inCode = (text: string): string => withoutSpans(text.replace(fenced, blanked));

const channelStart = /<\|channel\|>\s*(\w+)[^<]*(?:<\|constrain\|>[^<]*)?<\|message\|>/g;
const channelEnd = /<\|(?:end|return|call|start|channel)\|>/;

/** The final channel of an answer that was written in channels (gpt-oss), also where a server left marks out. */
function finalChannel(text: string): string {
  const isInChannels =
    /^\s*<\|(?:channel|start|message)\|>/.test(text) ||
    /<\|(?:end|start)\|>\s*(?:assistant\s*)?<\|channel\|>\s*final/.test(text);
  if (isInChannels) {
    const finals = [...text.matchAll(channelStart)].filter(([, name]) => name === 'final' || name === 'assistant');
    return finals.map(({ index, 0: mark }) => text.slice(index + mark.length).split(channelEnd, 1)[0]).join('\n');
  }
  return text
    .replace(/^\s*analysis(?=[A-Z\s])[\s\S]*?assistant\s?final/, '')
    .replace(/^\s*Here(?:'s|’s| is) my thought process:[\s\S]*?Here(?:'s|’s| is) my response:/i, '');
}
