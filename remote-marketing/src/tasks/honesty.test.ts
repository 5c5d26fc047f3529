import { type AnyTask, emailTones } from '@steps/business/tasks';
import { faultsOf, leastInput, writtenFor } from '@steps/testing/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tasks } from '.';
import { exampleInputs, type TaskChoices } from './exampleInputs.fixture';
import { audiences, copyFrameworks, emailTypes, platforms, socialTones, socialTypes } from './marketingChoices';
import { blogAngles } from './templates/blogTemplates';

const context = { businessName: 'Crumb & Co', industry: 'Hospitality & Food', brandVoice: '' };

const subjects = fc.constantFrom(
  'open mic night',
  'boiler service',
  'our new oak tables',
  'sponsored walk',
  'xmas party bookings',
  'how to bleed a radiator',
  'accessibility reviews',
  'new winter hours',
  '新しい帽子',
);
const sentences = fc.constantFrom(
  'We gave out 1,240 parcels in January, up from 960 last year.',
  'We need tinned fish, rice and nappies.',
  'Ticket sales online went from 20% to 64%.',
  'Dogs on leads please.',
  'The rota can be read but not changed.',
  'Back at 7.30am on 11 August.',
  'Park at the village hall, not on the lane.',
  'Which should we bring back: lemon curd, rhubarb or salted caramel?',
  'Priya Nair joins us as design director.',
  'Наша новая пекарня открывается 5 мая.',
);
const pieces = fc.constantFrom(
  'Friday 20 March 7.30pm',
  'every weekday 12-2',
  'closed Sundays',
  '£1.20 each or 4 for £4',
  'from £650',
  '20% off until 30 September',
  'no card needed',
  'collect from 9 Kirkgate, Otley',
  'call 01943 496 0210',
  'book at fieldhouse.studio/audit',
  'a loaf every Saturday for £18 a month',
  'beans or ground',
);
/** Lists of facts and prose, as people type them. */
const briefs = fc.oneof(
  fc
    .tuple(subjects, fc.uniqueArray(pieces, { maxLength: 4 }))
    .map(([subject, more]) => ({ brief: [subject, ...more].join(', '), whole: [] as string[] })),
  fc.uniqueArray(sentences, { minLength: 2, maxLength: 5 }).map((said) => ({ brief: said.join(' '), whole: said })),
);
const choices = fc.record({
  type: fc.constantFrom(...emailTypes),
  tone: fc.constantFrom(...emailTones),
  audience: fc.constantFrom(...audiences),
  post: fc.constantFrom(...socialTypes),
  voice: fc.constantFrom(...socialTones),
  platform: fc.constantFrom(...platforms),
  section: fc.constantFrom('hero', 'text', 'features', 'testimonials', 'cta', 'form'),
  framework: fc.constantFrom(...copyFrameworks),
  angle: fc.constantFrom(...blogAngles),
});

const written = async (task: AnyTask, brief: string, by: TaskChoices) =>
  writtenFor(task, exampleInputs[task.kind]?.(brief, by) ?? leastInput(task, brief), { context, brief, facts: [] });

/** Gaps that a template marks; the points of an article are gaps too. */
const gap = /\[(?:[Ww]hat|your|date|opening date|from when|price|Title)[^\]]*\]/g;
const figures = (text: string) => text.match(/\d[\d.,:%/-]*\d%?|\d%?/g) ?? [];

describe('whatever the brief', () => {
  it('no text has a slot that was not filled, a double mark, or a figure that the brief does not give', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tasks), briefs, choices, async (task, { brief }, by) => {
        const { text } = await written(task, brief, by);
        const plain = text.replaceAll('{first name}', 'reader');
        expect(plain.replace(/(?:^|\s)#\S+/g, '')).not.toMatch(
          /[{}]|\.\.(?!\.)| [,.;:]|\?\.|!\.|,,| {2,}|\[object|undefined/,
        );
        expect(
          faultsOf(plain, brief).filter((fault) => fault.startsWith('a slot') || fault.startsWith('a word twice')),
        ).toEqual([]);
        for (const figure of figures(text)) expect(brief, text).toContain(figure);
      }),
      { numRuns: 400 },
    );
  });

  it('what a brief says in sentences is told in whole sentences, in an email and a post', async () => {
    const kinds = tasks.filter(({ kind }) => kind === 'email-body' || kind === 'social-post');
    expect(kinds).toHaveLength(2);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), briefs, choices, async (task, { brief, whole }, by) => {
        fc.pre(whole.length > 0);
        const { text } = await written(task, brief, { ...by, platform: 'linkedin' });
        for (const sentence of whole) expect(text, brief).toContain(sentence.replace(/[.?]$/, ''));
      }),
      { numRuns: 100 },
    );
  });

  it('what is missing is a marked gap, named as missing too, and no brackets hold anything else', async () => {
    const kinds = tasks.filter(({ kind }) => kind === 'email-body' || kind === 'social-post' || kind === 'ad-copy');
    expect(kinds).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), briefs, choices, async (task, { brief }, by) => {
        const { text, output } = await written(task, brief, by);
        const gaps = text.match(gap) ?? [];
        expect(text.replace(gap, ''), brief).not.toMatch(/[[\]]/);
        if (gaps.length > 0) expect(output.missing?.length, text).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
