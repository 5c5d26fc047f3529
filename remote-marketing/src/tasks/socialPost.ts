import { RuleError, socialCharacterLimits } from '@steps/shared';
import {
  allFacts,
  asksForSomething,
  assumedFollowers,
  atMost,
  type BriefFacts,
  briefed,
  type Choice,
  defineTask,
  factList,
  industryName,
  judged,
  type Missing,
  noPressure,
  oneLine,
  ownPoints,
  paragraph,
  paragraphs,
  platformName,
  platforms,
  promptOf,
  reachOf,
  registerOf,
  required,
  type SocialTone,
  type SocialType,
  scoredFields,
  sentencesFor,
  shortSentences,
  signer,
  socialTones,
  socialTypes,
  spoken,
  tellingOf,
  upperFirst,
  voiceReminder,
  wants,
  wishedLength,
  wishedTone,
  withArticle,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { socialEndings, socialOpenings, socialQuestions } from './socialParts';

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
  async builtIn(input, context, choice, revision) {
    const { facts, wishes } = await briefed(input.brief, revision);
    const tone = wishedTone<SocialTone>(input.tone, wishes, 'professional', 'friendly');
    const post = { ...input, tone, listed: wants(wishes, 'bullets'), short: wishedLength(wishes) === 'short' };
    return {
      content: postOf(facts, post, signer(context), choice),
      reasoning: voiceReminder(
        context,
        `${input.type === 'promotional' ? 'It says what is offered before it asks' : `It opens as ${withArticle(input.type)} post`} in ${withArticle(tone)} tone, with every fact of your brief that fits the ${socialCharacterLimits[input.platform]} characters of ${platformName(input.platform)}.`,
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
  async finish(made, input, _context, finishing) {
    const brief = await briefed(input.brief, finishing?.revision);
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
          belongs: allFacts(brief.facts),
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

interface Post {
  readonly type: SocialType;
  readonly tone: SocialTone;
  readonly platform: (typeof platforms)[number];
  readonly version: 'Main Post' | 'Alternative Version';
  readonly listed: boolean;
  readonly short: boolean;
}

const selling = new Set<string>(['sale', 'event', 'course', 'opening', 'launch', 'general']);

function postOf(facts: BriefFacts, post: Post, business: string, choice: Choice): string {
  const { type, tone, platform, version } = post;
  const other = version === 'Alternative Version';
  const register = registerOf[tone] ?? 'plain';
  const opening = choice
    .pick(socialOpenings[type][version])(business)
    .replace(/ (?:at|of) Your team/, '')
    .replace('Your team', 'us');
  const question = type === 'engaging' ? socialQuestions[facts.occasion] : '';
  const ending = selling.has(facts.occasion) && question === '' ? choice.pick(socialEndings[tone]) : '';
  const telling = tellingOf(facts);
  const list = post.listed || (type === 'educational' && !other && platform !== 'twitter') ? factList(telling) : [];
  const { about, offer, price, place, notes, action } = sentencesFor(telling, tone, 'message', other);
  const facing = other ? [offer, about] : [about, offer];
  const first = (text: string) => spoken(text, register);
  const body =
    list.length > 0
      ? [list.map((entry) => `- ${entry}`).join('\n')]
      : [first(paragraph(...facing)), first(paragraph(price, place, notes))];
  const ask = list.length > 0 ? '' : first(action);
  const lead = body.join('') === '' ? '' : first(opening);
  const versions: readonly (readonly string[])[] = [
    ...(post.short ? [] : [[lead, ...body, ask, first(question || ending)]]),
    [lead, ...body, ask, first(question)],
    [...body, ask, first(question)],
    [...body, ask],
    body,
    [first(paragraph(...facing)), ask],
    [first(paragraph(...facing))],
  ];
  const joined = versions.map((parts) => (platform === 'twitter' ? paragraph(...parts) : paragraphs(...parts)));
  const fits = joined.find((text) => text !== '' && text.length <= socialCharacterLimits[platform]);
  return fits ?? (opening || `News from ${business === 'Your team' ? 'us' : business}.`);
}

/** A story and a look behind the scenes live from something that happened; it is not made up. */
const storyMissing = (type: SocialType, { details, people }: BriefFacts): Missing[] =>
  (type === 'storytelling' || type === 'behind-scenes') && details.length + people.length === 0
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
  const subject = facts.subject && facts.subject.words.split(' ').length <= 3 ? joinedUp(facts.subject.words) : '';
  const town = /\b(\p{Lu}\p{Ll}{2,})$/u.exec(facts.places[0]?.words ?? '')?.[1] ?? '';
  const tags = [subject, town, joinedUp(industryName(industry)), ...spare[type]];
  return [...new Set(tags)]
    .filter((tag) => /^[\p{L}\p{M}\p{N}]{3,30}$/u.test(tag))
    .slice(0, count)
    .map((tag) => `#${tag}`);
}

const spare: Record<SocialType, readonly string[]> = {
  educational: ['HowTo', 'GoodToKnow', 'SmallBusinessTips', 'Learning', 'Advice', 'UKBusiness'],
  promotional: ['NewThisWeek', 'ShopLocal', 'SmallBusinessUK', 'MadeForYou', 'Offer', 'UKBusiness'],
  engaging: ['WhatDoYouThink', 'OverToYou', 'SmallBusinessUK', 'Question', 'Community', 'UKBusiness'],
  storytelling: ['OurStory', 'SmallBusinessUK', 'WhyWeDoIt', 'Story', 'Community', 'UKBusiness'],
  news: ['News', 'SmallBusinessUK', 'Update', 'WhatIsNew', 'Announcement', 'UKBusiness'],
  'behind-scenes': ['BehindTheScenes', 'HowItIsMade', 'SmallBusinessUK', 'Workshop', 'TeamWork', 'UKBusiness'],
};
