import { fitting, type PartialDraft } from '@steps/business/src/ai/draftShape';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { draftUpTo, partialJson } from './partialDraft';

const schema = v.object({
  summary: v.pipe(v.string(), v.nonEmpty()),
  level: v.picklist(['low', 'medium']),
  score: v.number(),
  findings: v.array(v.object({ heading: v.string(), points: v.array(v.string()) })),
  note: v.nullable(v.string()),
  byMonth: v.record(v.string(), v.number()),
  next: v.union([v.object({ kind: v.literal('call'), who: v.string() }), v.object({ kind: v.literal('wait') })]),
});
type Draft = v.InferOutput<typeof schema>;
const whole: Draft = {
  summary: 'Oak sells in autumn. “Yes”, says Ann:\n\\o/',
  level: 'medium',
  score: 120,
  findings: [
    { heading: 'Strengths', points: ['Craft', 'Name'] },
    { heading: 'Threats', points: [] },
  ],
  note: null,
  byMonth: { may: 12, june: 30 },
  next: { kind: 'call', who: 'Ann' },
};
const soFar = (text: string) => fitting(schema, partialJson(text));

describe('a draft that is still being written', () => {
  it('has what is there so far, typed, and nothing else', () => {
    const draft = soFar('Sure! ```json\n{"summary":"Oak se');
    expect(draft).toEqual({ summary: 'Oak se' });
    expectTypeOf(draft).toEqualTypeOf<PartialDraft<Draft> | undefined>();
    expectTypeOf<PartialDraft<Draft>['findings']>().toEqualTypeOf<
      readonly { readonly heading?: string; readonly points?: readonly string[] }[] | undefined
    >();
  });

  it('grows its lists item by item', () => {
    const begun = '{"findings":[{"heading":"Strengths","points":["Craft","Na';
    expect(soFar(begun)).toEqual({ findings: [{ heading: 'Strengths', points: ['Craft', 'Na'] }] });
  });

  it('shows no half number and no half word of a fixed list, for both would be wrong', () => {
    expect(soFar('{"score":12')).toEqual({});
    expect(soFar('{"score":120,')).toEqual({ score: 120 });
    expect(soFar('{"level":"medi')).toEqual({});
  });

  it('leaves out what the schema does not know or has another type', () => {
    expect(soFar('{"summary":7,"secret":"x","__proto__":{"a":1},"score":"many"')).toEqual({});
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('holds nothing before the answer begins, and in an answer that is no JSON', () => {
    expect(soFar('')).toBeUndefined();
    expect(soFar('Let me think')).toBeUndefined();
    expect(soFar('{oak}')).toEqual({});
  });

  it('never throws wherever it is cut, never takes a text back, and ends as the whole', () => {
    const text = JSON.stringify(whole);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length }), (length) => {
        const draft = soFar(text.slice(0, length));
        expect(whole.summary.startsWith(draft?.summary ?? '')).toBe(true);
        expect(draft?.findings?.length ?? 0).toBeLessThanOrEqual(whole.findings.length);
      }),
    );
    expect(soFar(text)).toEqual(whole);
  });
});

it('the built-in engine shows its draft in its order, in growing parts', () => {
  const draft = { title: 'Oak', points: ['one', 'two'], score: 3 };
  expect(draftUpTo(draft, 0)).toBeUndefined();
  expect(draftUpTo(draft, 0.5)).toEqual({ title: 'Oak', points: ['on'] });
  expect(draftUpTo({ ...draft, last: 'end' }, 1)).toEqual({ ...draft, last: 'end' });
});
