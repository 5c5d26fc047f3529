import { choiceFor } from '@steps/business/src/ai/copy/choice';
import type { AnyTask, Revision } from '@steps/platform/src/core/contract/aiTask';
import * as v from 'valibot';
import type { SampleBrief } from './sampleBriefs';

/** What a task makes of an input for the business of a sample brief, as the built-in engine runs it. */
export async function writtenFor(task: AnyTask, given: unknown, { context }: SampleBrief, revision?: Revision) {
  const input = v.parse(task.input, given);
  const draft = v.parse(
    task.draft,
    await task.builtIn(input, context, choiceFor(task.kind, input, context, revision ?? null), revision),
  );
  const output = v.parse(task.output, await task.finish(draft, input, context, { revision, engine: 'built-in' }));
  return { text: task.text(draft), output };
}

const sentences = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 3);

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’%£.@/-]+/gu) ?? [];

/** What a careful reader would object to in a text; empty when nothing. */
export function faultsOf(text: string, brief: string): string[] {
  const source = words(brief);
  const sentencesOf = sentences(text).map((one) => ` ${words(one).join(' ')} `);
  const copied = source.find((_, at) => {
    const stretch = ` ${source.slice(at, at + 25).join(' ')} `;
    return at + 25 <= source.length && sentencesOf.some((one) => one.includes(stretch));
  });
  const twice = sentences(text).find((one, index, all) => all.indexOf(one) !== index);
  const signs: readonly (readonly [string, RegExp])[] = [
    ['a slot that was not filled', /\{[^}]*\}/],
    ['a double space or mark', / {2,}|\.\.(?!\.)|,,|\?\?|!!|::/],
    ['a space before a mark', / [,.;:!?](?:\s|$)/],
    ['a before a vowel', /\ba (?:[aei]|o(?!ne)|u(?!ni|se|k\b|ser))\p{Ll}+/u],
    ['an before a consonant', /\ban (?:[bcdfgjklmnpqrstvwxyz])\p{Ll}+/u],
    ['a word twice', /\b(\p{L}{2,}) \1\b(?! \1)/u],
    ['a word of the program', /\bundefined\b|\bnull\b|\bNaN\b|\[object|\$\{/],
    ['a sentence without a capital', /(?:^|\n\n|[.!?] )(?!www\.)\p{Ll}(?!\S*\.\S)/u],
    ['markup', /<[a-z/]|\{\{|=[A-Z]+\(/i],
  ];
  return [
    ...(copied === undefined ? [] : [`25 words of the brief from “${copied}” on`]),
    ...(twice === undefined ? [] : [`a sentence twice: ${twice}`]),
    ...signs.filter(([, sign]) => sign.test(text)).map(([name, sign]) => `${name}: ${sign.exec(text)?.[0]}`),
  ];
}

/** Facts of a sample brief that a text does not tell. */
export const lostFacts = (text: string, { facts }: SampleBrief): string[] =>
  facts.filter((fact) => !text.toLowerCase().replace(/’/g, "'").includes(fact.toLowerCase().replace(/’/g, "'")));
