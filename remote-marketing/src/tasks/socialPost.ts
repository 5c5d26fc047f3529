import { RuleError, socialCharacterLimits } from '@steps/shared';
import {
  actionOf,
  asksForSomething,
  assumedFollowers,
  atMost,
  type BriefFacts,
  bodyOf,
  briefed,
  type Choice,
  defineTask,
  detailRun,
  fittingTemplate,
  headline,
  industryName,
  judged,
  type Missing,
  noPressure,
  oneLine,
  otherThan,
  ownPoints,
  platformName,
  platforms,
  promptOf,
  reachOf,
  required,
  type SocialTone,
  type SocialType,
  saidBy,
  scoredFields,
  sentence,
  sentencesOfBrief,
  shortSentences,
  slotsOf,
  socialTones,
  socialTypes,
  subjectOf,
  toldFacts,
  upperFirst,
  voiceReminder,
  wants,
  wishedLength,
  wishedTone,
  withArticle,
  wordsOf,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { otherOpenings } from './templates/otherOpenings';
import { socialEndings, socialOpenings, socialQuestions, spareTags } from './templates/socialTemplates';

const draft = v.object({ content: written(), reasoning: v.string(), hashtags: v.array(v.string()) });

const tagCount = { linkedin: 3, twitter: 2, facebook: 2, instagram: 6 } as const;

export const socialPost = defineTask({
  kind: 'social-post',
  group: 'copy',
  title: 'Social Post',
  module: 'marketing',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    type: v.picklist(socialTypes),
    tone: v.picklist(socialTones),
    platform: v.picklist(platforms),
    brief: required('what the post is about'),
    /** The two results of the studio (spec 2, 2.8). */
    version: v.optional(v.picklist(['Main Post', 'Alternative Version']), 'Main Post'),
    followers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), assumedFollowers),
  }),
  draft,
  output: v.object({
    ...draft.entries,
    ...scoredFields,
    /** People; how it was computed is in `basis`. */
    estimatedReach: v.object({ low: v.number(), high: v.number(), basis: v.string() }),
  }),
  about: (input) => `${input.version}: ${oneLine(input.brief)}`,
  followsNotes: true,
  builtIn(input, context, choice, revision) {
    const { facts, wishes } = briefed(input.brief, revision);
    const tone = wishedTone<SocialTone>(input.tone, wishes, 'professional', 'friendly');
    const post = {
      ...input,
      tone,
      listed: wants(wishes, 'bullets'),
      short: wishedLength(wishes) === 'short',
      previous: wants(wishes, 'another') ? revision && wordsOfPost(revision.previous) : undefined,
    };
    return {
      content: postOf(facts, post, oneLine(context.businessName), choice),
      reasoning: voiceReminder(
        context,
        `A template for ${withArticle(input.type)} post in ${withArticle(tone)} tone, with the facts of your brief in your own words, as many as fit the ${socialCharacterLimits[input.platform]} characters of ${platformName(input.platform)}.`,
      ),
      hashtags: wants(wishes, 'no-hashtags')
        ? []
        : hashtagsFor(facts, context.industry, input.type, tagCount[input.platform]),
    };
  },
  prompt: (input, context) =>
    promptOf(
      `You write posts for ${platformName(input.platform)}.`,
      [
        `Write one post of at most ${socialCharacterLimits[input.platform]} characters, hashtags apart, and ${tagCount[input.platform]} hashtags.`,
        input.version === 'Alternative Version'
          ? 'Take another angle than the obvious one.'
          : 'Take the most direct angle.',
        'Explain in one or two sentences why it is built this way.',
      ],
      { 'post-type': input.type, tone: input.tone, brief: input.brief },
      context,
    ),
  finish(made, input, _context, finishing) {
    const brief = briefed(input.brief, finishing?.revision);
    const hashtags = made.hashtags
      .map((tag) => `#${tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')}`)
      .filter((tag) => tag !== '#');
    return {
      ...made,
      hashtags,
      estimatedReach: reachOf(input.platform, input.type, input.followers),
      ...judged(
        brief,
        {
          text: textOf(made.content, hashtags),
          belongs: toldFacts(brief.facts),
          more: storyMissing(input.type, brief.facts),
          checks: [
            atMost(made.content, socialCharacterLimits[input.platform], 12),
            asksForSomething(made.content, 8),
            shortSentences(made.content, 8),
            noPressure(made.content, ownPoints - 28),
          ],
        },
        finishing,
      ),
    };
  },
  text: ({ content, hashtags }) => textOf(content, hashtags),
  readBack(text, made) {
    // Tags at the end are tags; one within a sentence is a word of it.
    const end = /(?:^|\s)((?:#[\p{L}\p{M}\p{N}_]+\s*)+)$/u.exec(text.trimEnd());
    const content = text.slice(0, end?.index ?? text.length).trim();
    if (!content) throw new RuleError('Write the post before its hashtags; there is only a list of hashtags.');
    return { ...made, content, hashtags: end?.[1]?.trim().split(/\s+/) ?? [] };
  },
});

const textOf = (content: string, hashtags: readonly string[]) => `${content}\n\n${hashtags.join(' ')}`.trim();

/** A post as it is read, without the hashtags at its end. */
const wordsOfPost = (text: string) => text.replace(/\s+#\S+(?:\s+#\S+)*\s*$/u, '');

interface Post {
  readonly type: SocialType;
  readonly tone: SocialTone;
  readonly platform: (typeof platforms)[number];
  readonly version: 'Main Post' | 'Alternative Version';
  readonly listed: boolean;
  readonly short: boolean;
  /** The post that another one is asked for instead of. */
  readonly previous: string | undefined;
}

const selling = new Set<string>(['sale', 'event', 'course', 'opening', 'launch', 'general']);

/** The fullest post that fits: first its opening and its last words go, then details from the end. */
function postOf(facts: BriefFacts, post: Post, business: string, choice: Choice): string {
  const { type, tone, platform, version, short, previous } = post;
  const slots = slotsOf(facts, business);
  const { any, [tone]: own } = socialOpenings[type][version];
  const first = own === undefined ? any : [own, ...any];
  const ways = previous === undefined ? first : [...first, ...otherOpenings];
  const question = type === 'engaging' ? socialQuestions[facts.occasion] : '';
  const ending = question || (selling.has(facts.occasion) ? choice.pick(socialEndings[tone]) : '');
  const inRun = platform === 'twitter' && !post.listed;
  const ask = actionOf(facts, 'send us a message');
  const written = (at: number) => {
    const opening = fittingTemplate(ways, slots, Number.POSITIVE_INFINITY, at);
    const said = saidBy(opening?.used ?? new Set(), slots);
    const subject = headline(facts) && sentence(headline(facts));
    const told = opening?.used.has('subject') ? '' : subject;
    const body = inRun
      ? [told, sentencesOfBrief(facts), detailRun(facts, said)]
      : bodyOf(facts, { said, bullets: post.listed });
    const all: readonly (readonly (string | undefined)[])[] = [
      ...(short ? [] : [[opening?.text, ...body, ask, ending]]),
      [opening?.text, ...body, ask],
      [told ? '' : subject, ...body, ask],
      [subject, detailRun(facts), ask],
      [subject, detailRun(facts)],
      [subject, ask],
      [subject],
    ];
    const made = all.map((parts) => parts.filter(Boolean).join(inRun ? ' ' : '\n\n'));
    return made.find((text) => text !== '' && text.length <= socialCharacterLimits[platform]) ?? '';
  };
  const content = otherThan(previous, ways.length, choice.between(0, ways.length - 1), written);
  return content || (business ? `News from ${business}.` : 'We have news for you.');
}

/** A story and a look behind the scenes live from something that happened; it is not made up. */
const storyMissing = (type: SocialType, facts: BriefFacts): Missing[] =>
  (type === 'storytelling' || type === 'behind-scenes') && wordsOf(facts, 'note', 'sentence').length === 0
    ? [
        {
          fact: type === 'storytelling' ? 'story' : 'scene',
          question:
            type === 'storytelling'
              ? 'What happened, and to whom? One or two details in a few words make the story.'
              : 'What would people see behind the scenes? One or two details in a few words are enough.',
        },
      ]
    : [];

/** From the subject and the town, then the industry, then the type of post. */
function hashtagsFor(facts: BriefFacts, industry: string, type: SocialType, count: number): string[] {
  const joinedUp = (text: string) =>
    text
      .replace(/['’]/g, '')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map(upperFirst)
      .join('');
  const [named = ''] = subjectOf(facts)
    .replace(/^(?:(?:our|the|a|an|new) )+/i, '')
    .split(/ (?:for|in|at|with|to|on|from|by)\b|:/);
  const subject = named.split(' ').length <= 3 ? joinedUp(named) : '';
  const [place = ''] = wordsOf(facts, 'place');
  const town = joinedUp(/(?:, |^in )(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u.exec(place)?.[1] ?? '');
  const tags = [subject, town, joinedUp(industryName(industry)), ...spareTags[type]];
  return [...new Set(tags)]
    .filter((tag) => /^[\p{L}\p{M}\p{N}]{3,30}$/u.test(tag))
    .slice(0, count)
    .map((tag) => `#${tag}`);
}
