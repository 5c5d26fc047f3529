import type { JSONContent } from '@tiptap/core';
import type { InlineCode, Link, PhrasingContent, Text } from 'mdast';

/** Words, a picture or a break with the looks that are around it. */
interface Run {
  readonly leaf: PhrasingContent;
  readonly looks: readonly Look[];
}
type Look = Readonly<{ type: 'strong' | 'emphasis' | 'delete' } | { type: 'link'; url: string; title: string | null }>;

/**
 * Words of the rich text editor as Markdown has them: looks are inside each other and begin and end at a letter. `breaks`:
 * a new line is written as `<br>`, where Markdown has none.
 */
export function plainWords(content: readonly JSONContent[], breaks: boolean): PhrasingContent[] {
  let runs = content.flatMap(runOf);
  for (const type of ['strong', 'emphasis', 'delete'] as const) runs = tightened(runs, type);
  const clean = trimmed(joined(runs), breaks);
  return nested(breaks ? clean.map(asLine) : clean);
}

const asLine = (run: Run): Run => (run.leaf.type === 'break' ? { ...run, leaf: { type: 'html', value: '<br>' } } : run);

function runOf({ type, text = '', attrs = {}, marks = [] }: JSONContent): Run[] {
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const link = marks.find((mark) => mark.type === 'link')?.attrs;
  const looks: Look[] = [
    ...(link ? [{ type: 'link', url: String(link.href ?? ''), title: titleOf(link.title) } as const] : []),
    ...(has('bold') ? [{ type: 'strong' } as const] : []),
    ...(has('italic') ? [{ type: 'emphasis' } as const] : []),
    ...(has('strike') ? [{ type: 'delete' } as const] : []),
  ];
  if (type === 'hardBreak') return [{ leaf: { type: 'break' }, looks }];
  if (type === 'image') {
    const { src, alt, title } = attrs;
    return [{ leaf: { type: 'image', url: String(src ?? ''), alt: String(alt ?? ''), title: titleOf(title) }, looks }];
  }
  if (type !== 'text' || text === '') return [];
  if (has('sourceWords')) return [{ leaf: { type: 'html', value: text }, looks }];
  if (has('code')) return [{ leaf: { type: 'inlineCode', value: text.replace(/\n+/gu, ' ') }, looks }];
  return [{ leaf: { type: 'text', value: text }, looks }];
}

const titleOf = (title: unknown): string | null => (typeof title === 'string' && title ? title : null);

const isLook = (run: Run | undefined, type: Look['type']): boolean =>
  run?.looks.some((look) => look.type === type) ?? false;
const minus = ({ leaf, looks }: Run, gone: (look: Look) => boolean): Run => ({
  leaf,
  looks: looks.filter((look) => !gone(look)),
});
const saying = (run: Run, value: string): Run => ({ ...run, leaf: { type: 'text', value } });

/** Takes a look off the space at its ends: `**bold** ` and not `**bold **`, which is no look for Markdown. */
const tightened = (runs: readonly Run[], type: Look['type']): Run[] =>
  begun(begun(runs, type, /^[ \t\n]+/u).reverse(), type, /[ \t\n]+$/u).reverse();

function begun(runs: readonly Run[], type: Look['type'], edge: RegExp): Run[] {
  const done: Run[] = [];
  for (const run of runs) {
    const begins = run.leaf.type === 'text' && isLook(run, type) && !isLook(done.at(-1), type);
    const value = begins && 'value' in run.leaf ? run.leaf.value : '';
    const [space = ''] = edge.exec(value) ?? [];
    if (space) done.push(minus(saying(run, space), (look) => look.type === type));
    if (!space || space !== value) done.push(space ? saying(run, value.replace(edge, '')) : run);
  }
  return done;
}

/** Words of one look as one run. */
function joined(runs: readonly Run[]): Run[] {
  const done: Run[] = [];
  for (const run of runs) {
    const last = done.at(-1);
    const one = last && isWord(last.leaf) && isWord(run.leaf) && last.leaf.type === run.leaf.type;
    if (one && JSON.stringify(last.looks) === JSON.stringify(run.looks)) {
      done[done.length - 1] = { ...last, leaf: { type: last.leaf.type, value: last.leaf.value + run.leaf.value } };
    } else done.push(run);
  }
  return done;
}

const isWord = (leaf: PhrasingContent): leaf is Text | InlineCode => leaf.type === 'text' || leaf.type === 'inlineCode';

/** Without what Markdown leaves out: space and new lines at both ends, space beside a new line. */
function trimmed(runs: readonly Run[], oneLine: boolean): Run[] {
  const all = runs.map((run) =>
    run.leaf.type === 'text' ? saying(run, run.leaf.value.replace(/[ \t]*\n\s*/gu, oneLine ? ' ' : '\n')) : run,
  );
  return cut(cut(all, /^[ \t\n]+/u).reverse(), /[ \t\n]+$/u).reverse();
}

function cut(runs: readonly Run[], edge: RegExp): Run[] {
  const done: Run[] = [];
  for (const run of runs) {
    const last = done.at(-1);
    const first = !last || last.leaf.type === 'break';
    if (run.leaf.type === 'text') {
      const value = first ? run.leaf.value.replace(edge, '') : run.leaf.value;
      if (value) done.push(saying(run, value));
    } else if (last || run.leaf.type !== 'break') done.push(run);
  }
  return done;
}

/** Looks inside each other, the one that goes furthest outside. */
function nested(runs: readonly Run[]): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at];
    if (!run) break;
    const { look, end } = furthest(runs, at, run.looks);
    if (!look) {
      done.push(run.leaf);
    } else {
      const children = nested(runs.slice(at, end).map((one) => minus(one, (other) => isSame(other, look))));
      // A link holds no other link: a run has one at most.
      done.push(look.type === 'link' ? ({ ...look, children } as Link) : { type: look.type, children });
    }
    at = end;
  }
  return done;
}

function furthest(
  runs: readonly Run[],
  at: number,
  looks: readonly Look[],
): { readonly look?: Look; readonly end: number } {
  const ends = looks.map((look) => {
    const end = runs.findIndex((run, nth) => nth > at && !run.looks.some((other) => isSame(other, look)));
    return { look, end: end < 0 ? runs.length : end };
  });
  return ends.sort((one, other) => other.end - one.end)[0] ?? { end: at + 1 };
}

const isSame = (one: Look, other: Look): boolean => JSON.stringify(one) === JSON.stringify(other);
