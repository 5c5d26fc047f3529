import { brand, check, defineTask, field, type Missing, phrase, scoredTask } from '@steps/business/tasks';
import { RuleError } from '@steps/platform';
import * as v from 'valibot';
import { briefed, briefTask, judged } from './brief/briefed';
import { type BriefFacts, saysItself, subjectOf, wordsOf } from './brief/briefFacts';
import { type Telling, tell } from './brief/telling';
import { atMost } from './checks';
import { fittingTemplate, otherThan } from './chooseTemplate';
import {
  platforms,
  type SocialTone,
  type SocialType,
  socialCharacterLimits,
  socialTones,
  socialTypes,
} from './marketingChoices';
import { assumedFollowers, platformName, reachOf } from './reach';
import { informing, otherOpenings } from './templates/emailTemplates';
import type { Occasion } from './templates/gapTemplates';
import { socialEndings, socialOpenings, socialQuestions, spareTags, type Version } from './templates/socialTemplates';
import { withArticle } from './withArticle';

const tagCount = { linkedin: 3, twitter: 2, facebook: 2, instagram: 6 } as const;

const post = scoredTask({
  ...briefTask,
  kind: 'social-post',
  title: 'Social Post',
  risk: 'content',
  input: v.object({
    type: v.picklist(socialTypes),
    tone: v.picklist(socialTones),
    platform: v.picklist(platforms),
    brief: field.required('what the post is about'),
    /** The two results of the studio (spec 2, 2.8). */
    version: v.optional(v.picklist(['Main Post', 'Alternative Version']), 'Main Post'),
    followers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), assumedFollowers),
  }),
  draft: v.object({ content: field.written(), reasoning: v.string(), hashtags: v.array(v.string()) }),
  about: (input) => `${input.version}: ${phrase.oneLine(input.brief)}`,
  builtIn(input, context, choice, revision) {
    const told = tell(input.brief, context, revision);
    const tone = told.wish.tone(input.tone);
    const previous = told.wish.another ? revision && wordsOfPost(revision.previous) : undefined;
    const ways = waysOf(told, { ...input, tone });
    const ending = endingOf(told, input.type) ?? choice.pick(socialEndings[tone]);
    return {
      content: otherThan(previous, ways.length, choice.between(0, ways.length - 1), (at) =>
        postOf(told, input, told.facts.english ? fittingTemplate(ways, told.slots, undefined, at) : '', ending),
      ),
      reasoning: `A template for ${withArticle(input.type)} post in ${withArticle(tone)} tone, with the facts of your brief in your own words, as many as fit the ${socialCharacterLimits[input.platform]} characters of ${platformName(input.platform)}.`,
      hashtags: told.wish.noTags ? [] : hashtagsFor(told.facts, context.industry, input.type, tagCount[input.platform]),
    };
  },
  prompt: ({ type, tone, brief, platform, version }) => ({
    role: `You write posts for ${platformName(platform)}.`,
    asks: [
      `Write one post of at most ${socialCharacterLimits[platform]} characters, hashtags apart, and ${tagCount[platform]} hashtags.`,
      version === 'Alternative Version' ? 'Take another angle than the obvious one.' : 'Take the most direct angle.',
      'Explain in one or two sentences why it is built this way.',
    ],
    material: { 'post-type': type, tone, brief },
  }),
  judge: ({ made: { content }, input: { type, platform, brief }, ...given }) =>
    judged(brief, given, {
      tells: 'all',
      more: storyMissing(type, briefed(brief, given.finishing?.revision).facts),
      checks: [
        atMost(content, socialCharacterLimits[platform], 12),
        check.asksForSomething(content, 8),
        check.shortSentences(content, 8),
      ],
    }),
  text: ({ content, hashtags }) => phrase.paragraphs(content, hashtags.join(' ')),
  readBack(text, made) {
    // Tags at the end are tags; one within a sentence is a word of it.
    const end = /(?:^|\s)((?:#[\p{L}\p{M}\p{N}_]+\s*)+)$/u.exec(text.trimEnd());
    const content = text.slice(0, end?.index ?? text.length).trim();
    if (!content) throw new RuleError('Write the post before its hashtags; there is only a list of hashtags.');
    return { ...made, content, hashtags: end?.[1]?.trim().split(/\s+/) ?? [] };
  },
});

export const socialPost = defineTask({
  ...post,
  output: v.object({
    ...post.output.entries,
    /** People; how it was computed is in `basis`. */
    estimatedReach: v.object({ low: v.number(), high: v.number(), basis: v.string() }),
  }),
  async finish(made, input, context, finishing) {
    const tags = made.hashtags.map((tag) => `#${tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')}`);
    const tagged = { ...made, hashtags: tags.filter((tag) => tag !== '#') };
    return {
      ...(await post.finish(tagged, input, context, finishing)),
      estimatedReach: reachOf(input.platform, input.type, input.followers),
    };
  },
});

/** A post as it is read, without the hashtags at its end. */
const wordsOfPost = (text: string) => text.replace(/\s+#\S+(?:\s+#\S+)*\s*$/u, '');

interface Post {
  readonly type: SocialType;
  readonly platform: (typeof platforms)[number];
  readonly version: Version;
}

/** First lines to choose from; for another version also those of no type. */
function waysOf({ facts, wish }: Telling, { type, version, tone }: Post & { readonly tone: SocialTone }) {
  const ways = practical.has(facts.occasion) && type !== 'news' ? [''] : socialOpenings[type][version][tone];
  return wish.another ? [...ways, ...otherOpenings] : ways;
}

/** What people have to know is told without an opening: a closure is no story. */
const practical = new Set<Occasion>(['closure', 'hours', 'move', 'reminder', 'price-change', 'apology']);

/** The question of an engaging post, or none where the brief asks one; nothing where the tone has the last word. */
function endingOf({ facts, slots }: Telling, type: SocialType): string | undefined {
  const asks = /\?$|^(?:name|guess|tell us|share|vote|pick|choose|help us)\b/i.test(facts.brief.trim());
  if (type === 'engaging') return asks ? '' : socialQuestions[facts.occasion];
  const sells = type === 'promotional' || slots.offer || slots.price;
  return asks || !sells || !facts.english || informing.has(facts.occasion) ? '' : undefined;
}

/** The fullest post that fits: first its last words and its opening go, then details from the end. */
function postOf(told: Telling, { type, platform }: Post, opening: string, ending: string): string {
  const { subject, sentences, run, wish, slots } = told;
  const inRun = platform === 'twitter' && !wish.bullets;
  const tells = type === 'storytelling' || type === 'behind-scenes' || type === 'engaging';
  const ask = told.ask(tells ? '' : 'send us a message');
  const body = inRun ? [subject, run, sentences] : told.body;
  const all: readonly (readonly string[])[] = [
    wish.short ? [] : [opening, ...body, ask, ending],
    [opening, ...body, ask],
    [...body, ask],
    [subject, run, ask],
    [subject, run],
    [subject, ask],
    [subject],
  ];
  const made = all.map((parts) => parts.filter(Boolean).join(inRun ? ' ' : '\n\n'));
  const fits = made.find((text) => text !== '' && text.length <= socialCharacterLimits[platform]);
  return fits ?? (slots.business ? `News from ${slots.business}.` : 'We have news for you.');
}

/** A story and a look behind the scenes live from something that happened; it is not made up. */
function storyMissing(type: SocialType, facts: BriefFacts): Missing[] {
  const [fact, question] = happenings[type] ?? [];
  return fact && question ? check.missingUnless(wordsOf(facts, 'note', 'sentence').length > 0, fact, question) : [];
}
const happenings: Partial<Record<SocialType, readonly [fact: string, question: string]>> = {
  storytelling: ['story', 'What happened, and to whom? One or two details in a few words make the story.'],
  'behind-scenes': ['scene', 'What would people see behind the scenes? One or two details in a few words are enough.'],
};

/** From the subject and the town, then the industry, then the type of post. */
function hashtagsFor(facts: BriefFacts, industry: string, type: SocialType, count: number): string[] {
  const joinedUp = (text: string) =>
    text
      .replace(/['’]/g, '')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map(phrase.upperFirst)
      .join('');
  const [named = ''] = subjectOf(facts)
    .replace(/^(?:(?:our|the|a|an|new) )+/i, '')
    .split(/ (?:for|in|at|with|to|on|from|by)\b|:/);
  const isName =
    named.split(' ').length <= 3 &&
    !/[£€$]/.test(named) &&
    !saysItself(subjectOf(facts)) &&
    !/^(?:how|three|\d)/i.test(named);
  const subject = isName ? joinedUp(named) : '';
  const [place = ''] = wordsOf(facts, 'place');
  const town = joinedUp(/(?:, |^in )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u.exec(place)?.[1] ?? '');
  const industries = industry.split(/[&,/]| and /).map((one) => joinedUp(brand.industryName(one)));
  const tags = [subject, town, ...industries, spareTags[type] ?? ''];
  return [...new Set(tags)]
    .filter((tag) => /^[\p{L}\p{M}\p{N}]{3,30}$/u.test(tag))
    .slice(0, count)
    .map((tag) => `#${tag}`);
}
