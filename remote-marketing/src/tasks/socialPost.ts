import { socialCharacterLimits } from '@steps/shared';
import {
  asksForSomething,
  assumedFollowers,
  atMost,
  defineTask,
  industryName,
  keyWords,
  namesSubject,
  noPressure,
  oneLine,
  platformName,
  platforms,
  promptOf,
  reachOf,
  required,
  type SocialType,
  scored,
  scoredFields,
  sentence,
  shortSentences,
  signer,
  socialTones,
  socialTypes,
  speaksToReader,
  topicOf,
  upperFirst,
  voiceNote,
  voiceOf,
  voiceReminder,
  withArticle,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { socialAsks, socialHooks } from './socialParts';

const draft = v.object({ content: written(), reasoning: v.string(), hashtags: v.array(v.string()) });

const tagCount = { linkedin: 3, twitter: 2, facebook: 2, instagram: 6 } as const;
/** A post for these stays short; the others have room for a second paragraph. */
const brief = new Set<string>(['twitter', 'instagram']);

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
  builtIn(input, context, choice) {
    const topic = topicOf(input.brief);
    const hook = upperFirst(choice.pick(socialHooks[input.type][input.version])(topic, signer(context)));
    const lines = brief.has(input.platform)
      ? [hook, choice.pick(socialAsks[input.tone])]
      : [
          hook,
          `${topic.detail === sentence(topic.title) ? '' : `${topic.detail} `}${voiceOf(context).line}`,
          choice.pick(socialAsks[input.tone]),
        ];
    return {
      content: lines.join(input.platform === 'twitter' ? ' ' : '\n\n'),
      reasoning:
        `${input.type === 'promotional' ? 'It says what is offered before it asks' : `It opens as ${withArticle(input.type)} post`} in ${withArticle(input.tone)} tone, at a length that suits ${platformName(input.platform)}. ${(brief.has(input.platform) ? voiceReminder : voiceNote)(context)}`.trim(),
      hashtags: hashtagsFor(input.brief, context.industry, input.type, tagCount[input.platform]),
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
  finish: (made, input) => ({
    ...made,
    hashtags: made.hashtags.map((tag) => `#${tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')}`).filter((tag) => tag !== '#'),
    estimatedReach: reachOf(input.platform, input.type, input.followers),
    ...scored([
      atMost(made.content, socialCharacterLimits[input.platform], 25),
      namesSubject(made.content, input.brief, 20),
      asksForSomething(made.content, 20),
      speaksToReader(made.content, 10),
      shortSentences(made.content, 15),
      noPressure(made.content, 10),
    ]),
  }),
  text: ({ content, hashtags }) => `${content}\n\n${hashtags.join(' ')}`.trim(),
});

/** From the words of the brief, then the industry, then the type of post. */
function hashtagsFor(brief: string, industry: string, type: SocialType, count: number): string[] {
  const fromBrief = keyWords(brief).filter((word) => /^[\p{L}\p{M}\p{N}]{4,24}$/u.test(word));
  const trade = industryName(industry)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(upperFirst)
    .join('');
  const tags = [...fromBrief.slice(0, count - 1).map(upperFirst), trade, ...spare[type]].filter(Boolean);
  return [...new Set(tags)].slice(0, count).map((tag) => `#${tag}`);
}

const spare: Record<SocialType, readonly string[]> = {
  educational: ['HowTo', 'GoodToKnow', 'SmallBusinessTips', 'Learning', 'Advice', 'UKBusiness'],
  promotional: ['NewThisWeek', 'ShopLocal', 'SmallBusinessUK', 'MadeForYou', 'Offer', 'UKBusiness'],
  engaging: ['WhatDoYouThink', 'OverToYou', 'SmallBusinessUK', 'Question', 'Community', 'UKBusiness'],
  storytelling: ['OurStory', 'SmallBusinessUK', 'WhyWeDoIt', 'Story', 'Community', 'UKBusiness'],
  news: ['News', 'SmallBusinessUK', 'Update', 'WhatIsNew', 'Announcement', 'UKBusiness'],
  'behind-scenes': ['BehindTheScenes', 'HowItIsMade', 'SmallBusinessUK', 'Workshop', 'TeamWork', 'UKBusiness'],
};
