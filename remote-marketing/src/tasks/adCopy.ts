import {
  audiences,
  briefed,
  type Check,
  copyFrameworks,
  defineTask,
  type EmailTone,
  emailTones,
  fillTemplate,
  fullestTemplate,
  judged,
  mainFacts,
  noPressure,
  oneLine,
  ownPoints,
  promptOf,
  required,
  type Slots,
  scoredFields,
  slotsOf,
  voiceReminder,
  wishedTone,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { adObjectives } from './adParts';
import { frameworkNames } from './frameworkNames';
import { adButtons, adHeadlines, adTexts } from './templates/adTemplates';

/** Where an advertisement runs, with what the place shows before it cuts off (published sizes of 2026, rounded down). */
export const adPlatforms = {
  'google-search': { name: 'Google Search', headline: 30, text: 90 },
  'google-display': { name: 'Google Display', headline: 30, text: 90 },
  facebook: { name: 'Facebook', headline: 40, text: 125 },
  instagram: { name: 'Instagram', headline: 40, text: 125 },
  linkedin: { name: 'LinkedIn', headline: 70, text: 150 },
} as const;
const platformIds = ['google-search', 'google-display', 'facebook', 'instagram', 'linkedin'] as const;

const draft = v.object({
  headlines: v.pipe(v.array(written()), v.minLength(1)),
  content: written(),
  buttonText: v.string(),
  reasoning: v.string(),
});

export const adCopy = defineTask({
  kind: 'ad-copy',
  group: 'copy',
  title: 'Ad copy',
  module: 'marketing',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({
    platform: v.picklist(platformIds),
    objective: v.optional(v.picklist(adObjectives), 'leads'),
    tone: v.optional(v.picklist(emailTones), 'professional'),
    audience: v.optional(v.picklist(audiences), 'small-business'),
    framework: v.optional(v.picklist(copyFrameworks), 'AIDA'),
    brief: required('what is advertised'),
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ platform, brief }) => `${adPlatforms[platform].name}: ${oneLine(brief)}`,
  followsNotes: true,
  builtIn(input, context, _choice, revision) {
    const { facts, wishes } = briefed(input.brief, revision);
    const size = adPlatforms[input.platform];
    const tone = wishedTone<EmailTone>(input.tone, wishes, 'professional', 'friendly');
    const slots = slotsOf(facts, oneLine(context.businessName));
    return {
      headlines: headlinesFor(slots, size.headline),
      content: fullestTemplate(adTexts[input.framework], slots, size.text)?.text ?? 'Ask us for the details.',
      buttonText: adButtons[input.objective][tone],
      reasoning: voiceReminder(
        context,
        `A template in the order of ${input.framework}: ${frameworkNames[input.framework]}. ${size.name} shows about ${size.headline} characters of a headline and ${size.text} of the text, so the text keeps to what fits.`,
      ),
    };
  },
  prompt: (input, context) => {
    const size = adPlatforms[input.platform];
    return promptOf(
      `You write advertisements for ${size.name}.`,
      [
        `Write three headlines of at most ${size.headline} characters, a text of at most ${size.text} characters, and a button of at most four words.`,
        `Build it as ${input.framework} (${frameworkNames[input.framework]}). Explain in one or two sentences.`,
      ],
      { objective: input.objective, tone: input.tone, audience: input.audience, brief: input.brief },
      context,
    );
  },
  finish(made, input, _context, finishing) {
    const read = briefed(input.brief, finishing?.revision);
    const text = textOf(made);
    return {
      ...made,
      ...judged(
        read,
        {
          text,
          belongs: mainFacts(read.facts),
          checks: [
            headlinesFit(made.headlines, adPlatforms[input.platform].headline),
            {
              says: 'fits the text that is shown',
              points: 12,
              met: made.content.length <= adPlatforms[input.platform].text,
            },
            noPressure(text, ownPoints - 26),
          ],
        },
        finishing,
      ),
    };
  },
  text: (made) => textOf(made),
});

interface Ad {
  readonly headlines: readonly string[];
  readonly content: string;
  readonly buttonText: string;
}
const textOf = ({ headlines, content, buttonText }: Ad) =>
  [headlines.join('\n'), content, `Button: ${buttonText}`].join('\n\n');

const headlinesFit = (headlines: readonly string[], characters: number): Check => ({
  says: `keeps every headline within ${characters} characters`,
  points: 14,
  met: headlines.every((headline) => headline.length <= characters),
});

/** Up to three headlines that fit whole. */
function headlinesFor(slots: Slots, most: number): string[] {
  const made = adHeadlines.map((one) => fillTemplate(one, slots).text);
  return [...new Set(made)].filter((text) => text !== '' && text.length <= most).slice(0, 3);
}
