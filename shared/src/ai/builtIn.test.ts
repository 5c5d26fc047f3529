import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { voiceOf } from './copy/brandVoice';
import { choiceFor } from './copy/choice';
import {
  audiences,
  copyFrameworks,
  emailTones,
  emailTypes,
  platforms,
  socialTones,
  socialTypes,
} from './copy/marketingChoices';
import { topicOf } from './copy/phrasing';
import { reachOf } from './copy/reach';
import { asksForSomething, noPressure, scored, shortSentences, speaksToReader } from './copy/score';
import { lensFor } from './kinds/analysisLenses';
import { readNotes } from './kinds/meetingNotes';
import { aiResultKinds, riskOfKind } from './ledger/aiResultKinds';
import type { TaskContext } from './task';
import { type TaskInput, type TaskKind, taskOf, tasks } from './tasks';

const context: TaskContext = {
  businessName: 'Fenwick Joinery',
  industry: 'Construction & Trades',
  brandVoice: 'warm and plain',
};

/** One input for each kind, around a brief. */
const inputs: { readonly [Kind in TaskKind]: (brief: string) => TaskInput<Kind> } = {
  'subject-line': (prompt) => ({ type: 'newsletter', tone: 'friendly', audience: 'small-business', prompt }),
  'email-body': (prompt) => ({ type: 'welcome', tone: 'casual', audience: 'enterprise', prompt }),
  'call-to-action': (prompt) => ({ type: 'promotional', tone: 'urgent', audience: 'consultants', prompt }),
  'social-post': (brief) => ({ type: 'educational', tone: 'playful', platform: 'linkedin', brief }),
  'landing-section': (brief) => ({ section: 'hero', brief }),
  'blog-outline': (topic) => ({ topic, angle: 'list' }),
  'blog-draft': (topic) => ({ topic, angle: 'opinion' }),
  'ad-copy': (brief) => ({ platform: 'facebook', brief }),
  'product-copy': (product) => ({ copyType: 'Sales Sheets', product, features: [product] }),
  'analysis-phase': (businessContext) => ({
    phase: 4,
    title: 'Competition',
    framework: 'SWOT',
    businessContext,
    questions: businessContext,
  }),
  'report-section': (title) => ({ title, findings: [title] }),
  'agent-reply': (message) => ({ agent: 'Atlas', specialty: 'strategy', message }),
  'meeting-summary': (notes) => ({ title: notes, notes, attendees: ['Ann Lee'] }),
  'ticket-reply': (message) => ({ subject: message, message, customerName: 'Tom' }),
};
// Every key of the object above is a kind, and every kind is a key.
const kinds = Object.keys(inputs) as TaskKind[];

async function made(kind: TaskKind, brief: string, within = context) {
  const task = taskOf(kind);
  const input = v.parse(task.input, inputs[kind](brief));
  const draft = v.parse(task.draft, await task.builtIn(input, within, choiceFor(kind, input, within)));
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

describe('the built-in engine, for every kind of task', () => {
  it('writes the same for the same input, with a score that explains itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), briefs, async (kind, brief) => {
        const first = await made(kind, brief);
        expect(await made(kind, brief)).toEqual(first);
        expect(first.output.score).toBeGreaterThanOrEqual(0);
        expect(first.output.score).toBeLessThanOrEqual(100);
        expect(first.output.basis).toMatch(/^Counted by \d+ rules, not predicted: \d+ of 100 points\./);
        expect(first.text.trim()).not.toBe('');
      }),
    );
  });

  it('leaves no gap, no double mark and no placeholder of the program in its text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), fc.lorem({ maxCount: 12 }), async (kind, brief) => {
        const { text } = await made(kind, brief);
        expect(text).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\$\{|[a-z]\.\.(?!\.)| {2,}| [,.;:]|“”/);
      }),
    );
  });

  it('gives all points of its rules when every rule is met: they add up to 100', async () => {
    for (const kind of kinds) {
      const { basis } = (await made(kind, 'our new oak tables')).output;
      const points = [...basis.matchAll(/\((\d+)\)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(points, kind).toBe(100);
    }
  });

  it.each(kinds)('%s uses the words of the brief', async (kind) => {
    expect((await made(kind, 'our new oak tables')).text.toLowerCase()).toContain('oak tables');
  });

  it('claims the brand voice only where its line or closing is in the text', async () => {
    for (const kind of kinds) {
      for (const brandVoice of ['Warm and kind', 'Bold', 'Zesty', '']) {
        const within = { ...context, brandVoice };
        const { output, text } = await made(kind, 'our new oak tables', within);
        const { line, closing } = voiceOf(within);
        const claim = /The (line|closing) “([^”]+)” is there for your brand voice/.exec(output.reasoning);
        if (claim) expect(text, kind).toContain(claim[2]);
        const worked = text.includes(line) || text.includes(closing);
        const known = brandVoice === 'Warm and kind' || brandVoice === 'Bold';
        expect(claim !== null, `${kind}, ${brandVoice}`).toBe(worked && known);
      }
    }
  });

  it('says nothing of the brand voice on behalf of a model', () => {
    const { finish } = taskOf('agent-reply');
    const input = v.parse(taskOf('agent-reply').input, inputs['agent-reply']('oak tables'));
    expect(finish({ content: 'Yes.' }, input, context)).toMatchObject({ reasoning: 'No records were given to it.' });
  });

  it('stays quick and short for a brief of a million characters', async () => {
    const brief = 'Our long story, told again. '.repeat(40_000);
    for (const kind of kinds) expect((await made(kind, brief)).text.length, kind).toBeLessThan(20_000);
  });

  it('has the kinds the ledger knows, with the same view of their risk', () => {
    for (const kind of kinds) {
      expect(aiResultKinds).toContain(kind);
      expect({ draft: 'low', content: 'medium', record: 'high' }[tasks[kind].risk], kind).toBe(riskOfKind(kind));
    }
  });
});

describe('variety', () => {
  const email = (
    type: (typeof emailTypes)[number],
    tone: (typeof emailTones)[number],
    audience: (typeof audiences)[number],
  ) =>
    Promise.all(
      (['subject-line', 'email-body', 'call-to-action'] as const).map(async (kind) => {
        const task = taskOf(kind);
        const input = v.parse(task.input, { type, tone, audience, prompt: 'our new oak tables' });
        return task.text(await task.builtIn(input, context, choiceFor(kind, input)));
      }),
    );

  it.each([0, 1, 2])('emails differ by type, tone and audience (part %i)', async (part) => {
    const texts = await Promise.all(
      emailTypes.flatMap((type) =>
        emailTones.flatMap((tone) => audiences.map(async (audience) => (await email(type, tone, audience))[part])),
      ),
    );
    expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length * 0.95);
  });

  it('posts differ by type, tone, platform and version', async () => {
    const task = taskOf('social-post');
    const texts = await Promise.all(
      socialTypes.flatMap((type) =>
        socialTones.flatMap((tone) =>
          platforms.flatMap((platform) =>
            ['Main Post', 'Alternative Version'].map(async (version) => {
              const input = v.parse(task.input, { type, tone, platform, version, brief: 'our new oak tables' });
              return task.text(await task.builtIn(input, context, choiceFor(input)));
            }),
          ),
        ),
      ),
    );
    expect(new Set(texts).size).toBeGreaterThanOrEqual(texts.length * 0.8);
  });

  it('advertisements differ by framework, analyses by framework too', async () => {
    const ad = async (framework: (typeof copyFrameworks)[number]) => {
      const input = v.parse(tasks['ad-copy'].input, { platform: 'facebook', framework, brief: 'our new oak tables' });
      return (await tasks['ad-copy'].builtIn(input, context, choiceFor('fixed'))).content;
    };
    expect(new Set(await Promise.all(copyFrameworks.map(ad))).size).toBe(copyFrameworks.length);
    expect(lensFor("Porter's Five Forces").headings).toHaveLength(5);
    expect(lensFor('My own').name).toBe('My own');
  });
});

describe('the score', () => {
  it('adds the points of the rules that are met and names the others', () => {
    const rules = [
      { says: 'is short', points: 60, met: true },
      { says: 'is kind', points: 40, met: false },
    ];
    expect(scored(rules)).toEqual({
      score: 60,
      basis: 'Counted by 2 rules, not predicted: 60 of 100 points. It is short (60). Missed: is kind (40).',
    });
  });

  it.each([
    ['Our autumn collection is open, with new tables from the UK', true],
    ['HTML and CSS for everyone', true],
    ['LAST CHANCE to buy', false],
    ['Hurry, only today', false],
    ['Tables!! Chairs!!', false],
    ['EVERYTHING MUST go', false],
  ])('pressure and shouting: %s', (text, calm) => expect(noPressure(text, 1).met).toBe(calm));

  it('tells what speaks to the reader, asks for something, and is easy to read', () => {
    expect(speaksToReader('This is for your kitchen', 1).met).toBe(true);
    expect(speaksToReader('The youth club', 1).met).toBe(false);
    expect(asksForSomething('Reply by Friday', 1).met).toBe(true);
    expect(asksForSomething('Oak tables.', 1).met).toBe(false);
    expect(shortSentences('word '.repeat(30), 1).met).toBe(false);
    expect(shortSentences('One. Two three.', 1).met).toBe(true);
  });

  it('can be earned by a sample: no rule is out of reach of every input', async () => {
    const missed = async (kind: TaskKind, brief: string) =>
      (await made(kind, brief)).output.basis.split('Missed: ')[1] ?? '';
    for (const kind of kinds) expect(await missed(kind, 'our new oak tables'), kind).not.toContain('pressure');
  });
});

describe('estimates', () => {
  it('says how the reach was computed, from the followers given', async () => {
    const { output } = await (async () => {
      const input = v.parse(tasks['social-post'].input, { ...inputs['social-post']('oak tables'), followers: 1000 });
      const draft = await tasks['social-post'].builtIn(input, context, choiceFor(1));
      return { output: await tasks['social-post'].finish(draft, input, context) };
    })();
    expect(output.estimatedReach).toEqual({
      low: 55,
      high: 132,
      basis:
        'Computed from 1000 followers × 5 to 12 % who see a LinkedIn post × 1.1 for educational posts. The shares are planning assumptions, not measurements.',
    });
    expect(output.hashtags).toEqual(['#Tables', '#ConstructionTrades', '#HowTo']);
  });
});

describe('what a brief is about', () => {
  it.each([
    ['Write an email about our autumn sale', 'our autumn sale', 'Our autumn sale'],
    ['Please write a short post for the new shop', 'the new shop', 'The new shop'],
    ['Promote our repair service', 'our repair service', 'Our repair service'],
    ['We launch on Monday', '“We launch on Monday”', 'We launch on Monday'],
    ['Autumn sale', '“Autumn sale”', 'Autumn sale'],
    ['<b>bold</b>', '“<b>bold</b>”', '“<b>bold</b>”'],
  ])('%s', (brief, name, title) => {
    expect(topicOf(brief)).toMatchObject({ name, title });
  });

  it('cuts a long brief at a word', () => {
    const { name, detail } = topicOf('word '.repeat(500));
    expect(name).toMatch(/^“(?:word ){5,}word…”$/);
    expect(detail.length).toBeLessThanOrEqual(222);
  });
});

describe('the reasons that are given', () => {
  const reasons = { tone: emailTones, type: emailTypes } as const;
  it.each(Object.entries(reasons))('read well for every %s of an email', async (field, choices) => {
    const task = tasks['email-body'];
    for (const choice of choices) {
      const input = v.parse(task.input, { ...inputs['email-body']('oak tables'), [field]: choice });
      expect((await task.builtIn(input, context, choiceFor(1))).reasoning).not.toMatch(/\ba [aeiou]/i);
    }
  });

  it('read well for every platform', () => {
    for (const platform of platforms) expect(reachOf(platform, 'news', 500).basis).not.toMatch(/\ba [aeiou]/i);
  });
});

describe('notes of a meeting', () => {
  it('stand under their heading without saying it again', () => {
    expect(readNotes('Decided: start in May\nAgreed – oak', []).decisions).toEqual(['Start in May.', 'Oak.']);
  });

  it('become decisions, actions with owners, questions and the rest', () => {
    const read = readNotes('- We agreed on oak.\n- Ann will send the drawings\n- Who pays for delivery?\n- Sunny day', [
      'Ann Lee',
    ]);
    expect(read).toEqual({
      decisions: ['We agreed on oak.'],
      actions: [{ owner: 'Ann Lee', task: 'Ann will send the drawings.' }],
      questions: ['Who pays for delivery?'],
      rest: ['Sunny day.'],
    });
  });
});
