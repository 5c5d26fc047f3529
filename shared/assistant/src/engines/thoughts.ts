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
/** More thoughts in a row than this are a model that goes round in circles. */
const mostThoughts = 20;
/** Marks of the end of a turn, which some servers let through. */
const endMarks = /(?:<\|(?:end|return|im_end|eot_id|endoftext)\|>\s*){1,3}$/;
/** Begins like a mark that has not come whole yet. */
const begunMark = /^\s*(?:<[|\w:]*|\[(?:T(?:H(?:I(?:NK?)?)?)?)?|◁\w*)$/i;

/**
 * What a model wrote without what it thought: blocks between the marks, all before a closing mark that nothing opened, and
 * channels other than the final one. Marks that a sentence or code mentions stay.
 */
export function withoutThoughts(text: string): string {
  let rest = finalChannel(text);
  for (let round = 0, before: string | undefined; before !== rest && round < mostThoughts; round++) {
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
  const opened = anyOpening.exec(shown);
  for (const close of shown.matchAll(anyClosing)) {
    const end = close.index + close[0].length;
    const before = opened && opened.index < close.index ? opened : undefined;
    if (
      isClosing(
        aroundMark(shown, close.index, end),
        before && aroundMark(shown, before.index, before.index + before[0].length),
      )
    )
      return text.slice(end);
  }
  return text;
}

/** What is around a mark. */
interface Place {
  readonly isLineStart: boolean;
  readonly isLineEnd: boolean;
  /** A space, a quotation mark or a bracket before it: as sentences mention it. */
  readonly isMentioned: boolean;
  readonly isLast: boolean;
}

function aroundMark(text: string, from: number, to: number): Place {
  const before = text.slice(Math.max(0, from - widest), from);
  return {
    isLineStart: /(?:^|\n)[ \t]*$/.test(before),
    isLineEnd: /^[ \t]*(?:\r?\n|$)/.test(text.slice(to, to + widest)),
    isMentioned: /[\s"'“‘«(`*[]$/.test(before),
    isLast: !/\S/.test(text.slice(to)),
  };
}

/** Signs beside a mark that are looked at. */
const widest = 80;

/** Whether a mark closes something rather than being a word of a sentence. */
function isClosing(mark: Place, opened: Place | undefined): boolean {
  if (mark.isLineStart && mark.isLineEnd) return !(opened?.isLineStart && opened.isLineEnd);
  if (opened) return false;
  return mark.isLineStart || (mark.isLineEnd && !mark.isLast) || !mark.isMentioned;
}

/** Takes the place of each sign of code. */
const hidden = '\0';

const fenced = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;
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
