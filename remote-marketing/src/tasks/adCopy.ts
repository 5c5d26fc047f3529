import { type Check, emailTones, field, fillTemplate, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { briefTask, judged } from './brief/briefed';
import { subjectGap } from './brief/missing';
import { tell } from './brief/telling';
import { fullestTemplate, type Slots } from './chooseTemplate';
import { adObjectives, audiences, copyFrameworks, frameworkNames } from './marketingChoices';
import { adButtons, adHeadlines, adHooks, adReplies, adTexts } from './templates/adTemplates';
import { informing } from './templates/emailTemplates';

/** Where an advertisement runs, with what the place shows before it cuts off (published sizes of 2026, rounded down). */
export const adPlatforms = {
  'google-search': { name: 'Google Search', headline: 30, text: 90 },
  'google-display': { name: 'Google Display', headline: 30, text: 90 },
  facebook: { name: 'Facebook', headline: 40, text: 125 },
  instagram: { name: 'Instagram', headline: 40, text: 125 },
  linkedin: { name: 'LinkedIn', headline: 70, text: 150 },
} as const;
const platformIds = ['google-search', 'google-display', 'facebook', 'instagram', 'linkedin'] as const;

export const adCopy = scoredTask({
  ...briefTask,
  kind: 'ad-copy',
  title: 'Ad copy',
  risk: 'content',
  input: v.object({
    platform: v.picklist(platformIds),
    objective: v.optional(v.picklist(adObjectives), 'leads'),
    tone: v.optional(v.picklist(emailTones), 'professional'),
    audience: v.optional(v.picklist(audiences), 'small-business'),
    framework: v.optional(v.picklist(copyFrameworks), 'AIDA'),
    brief: field.required('what is advertised'),
  }),
  draft: v.object({
    headlines: v.pipe(v.array(field.written()), v.minLength(1)),
    content: field.written(),
    buttonText: v.string(),
    reasoning: v.string(),
  }),
  about: ({ platform, brief }) => `${adPlatforms[platform].name}: ${phrase.oneLine(brief)}`,
  builtIn({ platform, objective, tone: chosen, framework, brief }, context, choice, revision) {
    const { slots, facts, wish } = tell(brief, context, revision);
    const { name, headline, text } = adPlatforms[platform];
    const tone = wish.tone(chosen);
    const hook = wish.short || informing.has(facts.occasion) ? '' : choice.pick(adHooks[framework][tone]);
    const reply: Partial<Record<string, string>> = adReplies;
    const body = fullestTemplate(adTexts[framework === 'FAB' ? 'features' : 'facts'], slots, text);
    // No fact makes room for it.
    const fits = hook.length + body.length < text;
    return {
      headlines: headlinesFor(slots, headline),
      content: [
        fits ? hook : '',
        slots.subject || slots.offer ? '' : subjectGap(facts),
        body || 'Ask us for the details.',
      ]
        .filter(Boolean)
        .join(' '),
      buttonText: reply[facts.occasion] ?? choice.pick(adButtons[objective][tone]),
      reasoning: `A template in the order of ${framework}: ${frameworkNames[framework]}. ${name} shows about ${headline} characters of a headline and ${text} of the text, so the text keeps to what fits.`,
    };
  },
  prompt: ({ platform, framework, ...material }) => {
    const { name, headline, text } = adPlatforms[platform];
    return {
      role: `You write advertisements for ${name}.`,
      asks: [
        `Write three headlines of at most ${headline} characters, a text of at most ${text} characters, and a button of at most four words.`,
        `Build it as ${framework} (${frameworkNames[framework]}). Explain in one or two sentences.`,
      ],
      material,
    };
  },
  judge({ made, text, input: { platform, brief }, ...given }) {
    const { headline, text: most } = adPlatforms[platform];
    return judged(
      brief,
      { text, ...given },
      {
        tells: 'main',
        checks: [
          headlinesFit(made.headlines, headline),
          { says: 'fits the text that is shown', points: 12, met: made.content.length <= most },
        ],
      },
    );
  },
  text: ({ headlines, content, buttonText }) =>
    phrase.paragraphs(headlines.join('\n'), content, `Button: ${buttonText}`),
});

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
