import { emailTones } from '@steps/business/tasks';
import { writtenFor } from '@steps/testing/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adCopy, adPlatforms } from './adCopy';
import { blogDraft } from './blogDraft';
import { callToAction } from './callToAction';
import { emailBody } from './emailBody';
import { landingSection } from './landingSection';
import { emailTypes, platforms, socialCharacterLimits, socialTones, socialTypes } from './marketingChoices';
import { productCopy } from './productCopy';
import { socialPost } from './socialPost';
import { subjectLine } from './subjectLine';
import * as ads from './templates/adTemplates';
import * as blog from './templates/blogTemplates';
import * as email from './templates/emailTemplates';
import { gapsOf } from './templates/gapTemplates';
import * as landing from './templates/landingTemplates';
import * as product from './templates/productTemplates';
import * as social from './templates/socialTemplates';

/** Every text that is in a template, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const all = [ads, blog, email, gapsOf, landing, product, social].flatMap((file) => textsIn({ ...file }));

describe('the templates', () => {
  it('are many, and none says what another says', () => {
    expect(all.length).toBeGreaterThan(300);
    const openings = textsIn(email.openings);
    expect(new Set(openings).size).toBe(openings.length);
  });

  it.each(emailTones)('for ads and products are about forty in a %s tone, each said once', (tone) => {
    const toned = (...sets: readonly Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>[]) =>
      sets.flatMap((set) => Object.values(set).flatMap((by) => textsIn(by[tone])));
    for (const texts of [
      toned(ads.adHooks, ads.adButtons),
      toned(product.productOpenings, { last: product.productLastLines }),
    ]) {
      expect(texts.length).toBeGreaterThanOrEqual(38);
      expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([]);
    }
  });

  it('name a product as a label: nobody knows whether its name takes an article, or is a plural', () => {
    for (const text of textsIn(product.productOpenings)) {
      expect(text).toMatch(/^\{Product\}(?:[.,:]| by )|: \{product\}[.,]/);
      expect(text.replace(/^[^.:]*[.:]/, '')).not.toMatch(/\bit\b/);
    }
  });

  it('have no hype, no shouting and no American spelling', () => {
    const hype =
      /\b(?:amazing|awesome|incredible|unbeatable|unmissable|exclusive|revolutionary|game[- ]chang\w+|world[- ]class|best[- ]ever|ultimate|unlock|elevate|supercharge|act now|hurry|last chance|don(?:'|’)t miss|guaranteed|once in a lifetime|cutting[- ]edge|seamless\w*|leverage)\b|!/i;
    const american = /\b(?:color|favor|honor|center|organiz|realiz|analyz|catalog|gray|traveler|jewelry|program)/i;
    for (const text of all) {
      expect(text).not.toMatch(hype);
      expect(text).not.toMatch(american);
      expect(text).not.toMatch(/\b[A-Z]{4,}\b|'/);
    }
  });

  it('state no number, price, day or praise of the business: only a brief can', () => {
    for (const text of all)
      expect(text.replace(/^case-study$/, '')).not.toMatch(/\d|[£€$%]|\b(?:award|leading|trusted|since)\b(?! we)/i);
  });
});

const names = fc.constantFrom('our oak tables', 'pottery evening', 'garden clearance', 'Tidyfile', 'boiler service');
const parts = fc.record({
  subject: names,
  day: fc.option(fc.integer({ min: 1, max: 28 }).map((day) => `on ${day} June`)),
  price: fc.option(fc.integer({ min: 2, max: 999 }).map((pounds) => `£${pounds} each`)),
  offer: fc.option(fc.integer({ min: 5, max: 70 }).map((percent) => `${percent}% off for members`)),
  place: fc.option(fc.constantFrom('at 14 Mill Lane, Otley', 'at our studio', 'church hall otley')),
  note: fc.option(fc.constantFrom('dogs welcome', 'no experience needed', 'mats provided')),
  way: fc.option(fc.constantFrom('call 0113 496 0200', 'book at loom.co.uk', 'email hello@loom.co.uk')),
});
const context = { businessName: 'Northern Loom', industry: '', brandVoice: '' };
type Kind = Readonly<Record<'emailType' | 'tone' | 'type' | 'socialTone' | 'platform', string>>;
const figures = (text: string) => text.match(/[£€$]?\d[\d,.]*\d|[£€$]?\d|[\w.]+@[\w.]+/g) ?? [];

describe('what is written from a brief', () => {
  const kinds = fc.record({
    emailType: fc.constantFrom(...emailTypes),
    tone: fc.constantFrom(...emailTones),
    type: fc.constantFrom(...socialTypes),
    socialTone: fc.constantFrom(...socialTones),
    platform: fc.constantFrom(...platforms),
  });
  const textsOf = async (brief: string, { emailType, tone, type, socialTone, platform }: Kind) => {
    const sample = { context, brief, facts: [] };
    const emailGiven = { type: emailType, tone, audience: 'enterprise', prompt: brief };
    const written = [
      [emailBody, emailGiven],
      [socialPost, { type, tone: socialTone, platform: platform === 'twitter' ? 'facebook' : platform, brief }],
      [landingSection, { section: 'text', brief, tone }],
      [blogDraft, { topic: brief, tone }],
      [subjectLine, emailGiven],
      [callToAction, emailGiven],
      [adCopy, { platform: 'linkedin', brief, tone }],
      [productCopy, { copyType: 'Catalog Copy', product: 'Loom', details: brief, tone }],
    ] as const;
    return Promise.all(
      written.map(async ([task, given]) => (await writtenFor(task as typeof emailBody, given, sample)).text),
    );
  };
  it('tells each fact as it was given, and no figure that was not', async () => {
    await fc.assert(
      fc.asyncProperty(parts, kinds, async (given, kind) => {
        const brief = [
          [given.subject, given.day].filter(Boolean).join(' '),
          given.price,
          given.offer,
          given.place,
          given.note,
          given.way,
        ]
          .filter(Boolean)
          .join(', ');
        const texts = await textsOf(brief, kind);
        for (const text of texts)
          for (const figure of figures(text)) expect(brief, text).toContain(figure.replace(/[.,]$/, ''));
        const plain = (text: string) => text.toLowerCase();
        for (const text of texts.slice(0, 4))
          for (const fact of [given.subject, given.day, given.price, given.offer, given.place, given.note, given.way])
            if (fact) expect(plain(text), brief).toContain(plain(fact).replace(/^(?:on|at) /, ''));
      }),
      { numRuns: 60 },
    );
  });

  it('marks what is missing as a gap to fill, and has none where the brief says it', async () => {
    const body = async (prompt: string) =>
      (
        await writtenFor(
          emailBody,
          { type: 'promotional', tone: 'friendly', audience: 'small-business', prompt },
          { context, brief: prompt, facts: [] },
        )
      ).text;
    expect(await body('new opening hours')).toContain('Opening hours: [your opening hours]');
    expect(await body('new opening hours Mon-Fri 9-5')).not.toContain('[');
    const whole = 'poetry night at The Crown, Otley on Friday 2 April at 7pm, call 0113 496 0200';
    const input = { type: 'promotional', tone: 'friendly', audience: 'small-business', prompt: whole };
    const { output } = await writtenFor(emailBody, input, { context, brief: whole, facts: [] });
    expect(output.rules?.filter(({ met }) => !met)).toEqual([]);
    expect(await body('poetry night at The Crown, Otley')).toContain('When: [date and time]');
    expect(await body('autumn sale')).toContain('Offer: [what the customer gets]');
  });

  const emailOf = (type: string, prompt: string) => ({ type, tone: 'casual', audience: 'enterprise', prompt });
  const made = async (task: unknown, given: unknown, brief: string) =>
    (await writtenFor(task as typeof emailBody, given, { context, brief, facts: [] })).text;

  it('says what people have to know without a story, a joke or a push', async () => {
    const moving = 'Our clinic moves to 22 Park Row on 3 May.';
    const post = { type: 'storytelling', tone: 'playful', platform: 'facebook', brief: moving };
    expect(await made(socialPost, post, moving)).toBe('Our clinic moves to 22 Park Row on 3 May.\n\n#OurStory');
    expect(await made(callToAction, emailOf('transactional', moving), moving)).toMatch(
      /^[\w ]+ details: our clinic moves to 22 Park Row on 3 May\.$/,
    );
    const late = 'We are sorry that Friday’s orders are late. Free delivery this week.';
    expect(await made(socialPost, { ...post, type: 'engaging', brief: late }, late)).toContain('put right for you?');
  });

  it('has one colon in a line, and a question is followed by none', async () => {
    const titled = 'Webinar: How we price work, 3 May, free';
    expect(await made(subjectLine, emailOf('sequence', titled), titled)).toMatch(/^Webinar: How we price work/);
    expect(await made(callToAction, emailOf('sequence', titled), titled)).toMatch(
      /^(?:Take|See) the next step\. Webinar: How we price work/,
    );
    expect(await made(blogDraft, { topic: 'moving house?' }, 'moving house?')).toMatch(/^# Moving house\?\n/);
  });

  it('has no heading without a text, and no sentence that runs into the next', async () => {
    const rules = 'Landlords: the rules on safety reports change on 1 April. Reports are due every five years.';
    expect(await made(landingSection, { section: 'hero', brief: rules }, rules)).toContain('1 April. Reports are due');
    const reached = 'Closed until Monday. Emergencies: call 07700 900456.';
    expect(await made(blogDraft, { topic: reached }, reached)).not.toMatch(/\n## [^\n]*\s*$/);
  });

  it('marks in an advertisement too that nobody said what it is about', async () => {
    expect(await made(adCopy, { platform: 'facebook', brief: '£1/100g' }, '£1/100g')).toContain('[What it is about]');
    const tea = { copyType: 'Catalog Copy', product: 'Loose leaf tea', details: '£1/100g' };
    const { output } = await writtenFor(productCopy, tea, { context, brief: '£1/100g', facts: [] });
    expect(output.missing?.map(({ fact }) => fact)).not.toContain('subject');
  });

  it('is another text each time it is asked for again, and the same for the same input', async () => {
    const sample = { context, brief: 'pottery evening, £20', facts: [] };
    const given = { type: 'promotional', tone: 'friendly', audience: 'small-business', prompt: sample.brief };
    const post = { type: 'promotional', tone: 'friendly', platform: 'facebook', brief: sample.brief };
    for (const [task, input] of [
      [emailBody, given],
      [socialPost, post],
    ] as const) {
      const { text: previous } = await writtenFor(task as typeof emailBody, input, sample);
      for (const feedback of ['another version', 'something else', 'different', 'new version', 'try again', 'again']) {
        const { text } = await writtenFor(task as typeof emailBody, input, sample, { feedback, previous });
        expect(text).not.toBe(previous);
        expect((await writtenFor(task as typeof emailBody, input, sample, { feedback, previous })).text).toBe(text);
      }
    }
  });

  it('fits its place', async () => {
    const sample = { context, brief: 'pottery evening, £20', facts: [] };
    for (const [platform, { headline, text }] of Object.entries(adPlatforms)) {
      const { output } = await writtenFor(adCopy, { platform, brief: sample.brief }, sample);
      const made = output as unknown as { headlines: string[]; content: string };
      expect(made.headlines.every((one) => one.length <= headline) && made.content.length <= text).toBe(true);
    }
    for (const platform of platforms) {
      const { output } = await writtenFor(
        socialPost,
        { type: 'news', tone: 'casual', platform, brief: sample.brief },
        sample,
      );
      expect((output as unknown as { content: string }).content.length).toBeLessThanOrEqual(
        socialCharacterLimits[platform],
      );
    }
  });
});
