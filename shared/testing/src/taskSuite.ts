import { voiceOf } from '@steps/business/src/ai/copy/brandVoice';
import { choiceFor } from '@steps/business/src/ai/copy/choice';
import { sampleReviews } from '@steps/business/src/sample/sampleReviews';
import type { AnyTask, TaskContext } from '@steps/platform/src/core/contract/aiTask';
import { seeded } from '@steps/platform/src/core/random';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testNow } from './builders';

/** The business that the built-in texts of tests are written for. */
export const taskContext: TaskContext = {
  businessName: 'Fenwick Joinery',
  industry: 'Construction & Trades',
  brandVoice: 'warm and plain',
};

/** What the built-in engine makes of an input. */
export async function builtInResult(task: AnyTask, given: unknown, within = taskContext) {
  const input = v.parse(task.input, given);
  const draft = v.parse(task.draft, await task.builtIn(input, within, choiceFor(task.kind, input, within)));
  return { output: v.parse(task.output, await task.finish(draft, input, within)), text: task.text(draft) };
}

const briefs = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
    fc.lorem({ maxCount: 40 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '{{constructor}} $& %s',
      'Write an email about our autumn sale. It starts on Monday!',
      '“quoted” "text" \'inside\'',
      '=HYPERLINK("http://x")',
      '新しい商品のお知らせ',
    ),
  )
  .filter((brief) => brief.trim() !== '');

/** The least that a task's schema asks for: the brief in each text that is required, the first of each choice. */
export function leastInput(task: AnyTask, brief: string): Readonly<Record<string, unknown>> {
  const { entries } = task.input as unknown as { readonly entries: Readonly<Record<string, Entry>> };
  const required = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
  return Object.fromEntries(required.map(([name, { options = [brief] }]) => [name, options[0]]));
}

interface Entry {
  readonly type: string;
  readonly options?: readonly unknown[];
}

/**
 * Rules for every kind of task, whichever remote owns it. `declared` is `tasks` of its `facts.ts`; `inputs` has an input
 * built around a brief for those kinds whose least one says too little.
 */
export function describeTasks(
  tasks: readonly AnyTask[],
  declared: readonly unknown[],
  inputs: Readonly<Record<string, (brief: string) => unknown>> = {},
): void {
  const inputOf = (task: AnyTask, brief: string) => inputs[task.kind]?.(brief) ?? leastInput(task, brief);
  const made = (task: AnyTask, brief: string, within = taskContext) =>
    builtInResult(task, inputOf(task, brief), within);

  describe('the kinds of AI task of this remote', () => {
    it('stand in its remote.json with their module and their risk, so that the review queue knows them', () => {
      expect(declared).toEqual(
        tasks.map(({ kind, module, risk }) => ({ kind, label: expect.stringMatching(/\S/), module, risk })),
      );
    });
  });

  describe('the AI results of the sample', () => {
    it('can be asked for again: their inputs are what their tasks want', () => {
      for (const { title, kind, inputs: given } of sampleReviews(seeded(1), new Date(testNow))) {
        const task = tasks.find((one) => one.kind === kind);
        const issues = task && v.safeParse(task.input, given).issues;
        expect(
          issues?.map(({ message }) => message),
          title,
        ).toBeUndefined();
      }
    });
  });

  describe('the built-in engine, for every kind of task', () => {
    it('writes the same for the same input, with a score that explains itself', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...tasks), briefs, async (task, brief) => {
          const first = await made(task, brief);
          expect(await made(task, brief)).toEqual(first);
          expect(first.output.score).toBeGreaterThanOrEqual(0);
          expect(first.output.score).toBeLessThanOrEqual(100);
          expect(first.output.basis).toMatch(/^Counted by \d+ rules, not predicted: \d+ of 100 points\./);
          expect(first.text.trim()).not.toBe('');
        }),
      );
    });

    it('leaves no gap, no double mark and no placeholder of the program in its text', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...tasks), fc.lorem({ maxCount: 12 }), async (task, brief) => {
          const { text } = await made(task, brief);
          expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\$\{|[a-z]\.\.(?!\.)| {2,}| [,.;:]|“”/);
        }),
      );
    });

    it('gives all points of its rules when every rule is met: they add up to 100', async () => {
      for (const task of tasks) {
        const { basis } = (await made(task, 'our new oak tables')).output;
        const points = [...basis.matchAll(/\((\d+)\)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
        expect(points, task.kind).toBe(100);
      }
    });

    it.each(tasks)('$kind uses the words of the brief', async (task) => {
      expect((await made(task, 'our new oak tables')).text.toLowerCase()).toContain('oak tables');
    });

    it('claims the brand voice only where its line or closing is in the text', async () => {
      for (const task of tasks) {
        for (const brandVoice of ['Warm and kind', 'Bold', 'Zesty', '']) {
          const within = { ...taskContext, brandVoice };
          const { output, text } = await made(task, 'our new oak tables', within);
          const { line, closing } = voiceOf(within);
          const claim = /The (line|closing) “([^”]+)” is there for your brand voice/.exec(output.reasoning);
          if (claim) expect(text, task.kind).toContain(claim[2]);
          const worked = text.includes(line) || text.includes(closing);
          const known = brandVoice === 'Warm and kind' || brandVoice === 'Bold';
          expect(claim !== null, `${task.kind}, ${brandVoice}`).toBe(worked && known);
        }
      }
    });

    it('writes what can be read back as it was, where a person edits it as one text', async () => {
      for (const task of tasks) {
        const read = v.parse(task.input, inputOf(task, 'our new oak tables'));
        const draft = v.parse(
          task.draft,
          await task.builtIn(read, taskContext, choiceFor(task.kind, read, taskContext)),
        );
        const back = task.readBack?.(task.text(draft), draft) ?? draft;
        expect(back, task.kind).toEqual(draft);
      }
    });

    it('stays quick and short for a brief of a million characters', async () => {
      const brief = 'Our long story, told again. '.repeat(40_000);
      for (const task of tasks) expect((await made(task, brief)).text.length, task.kind).toBeLessThan(20_000);
    });

    it('puts no pressure on the reader of a plain brief', async () => {
      const missed = async (task: AnyTask) =>
        (await made(task, 'our new oak tables')).output.basis.split('Missed: ')[1] ?? '';
      for (const task of tasks) expect(await missed(task), task.kind).not.toContain('pressure');
    });
  });
}

export { faultsOf, lostFacts, writtenFor } from './briefRules';
export { answersAsFiltered } from './nounSuite';
export { type SampleBrief, sampleBriefs } from './sampleBriefs';
export { describeTools } from './toolSuite';
