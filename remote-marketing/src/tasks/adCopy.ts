import {
  asksForSomething,
  audiences,
  type Check,
  copyFrameworks,
  defineTask,
  type EmailTone,
  emailTones,
  inIndustry,
  namesSubject,
  noPressure,
  oneLine,
  promptOf,
  readers,
  required,
  scored,
  scoredFields,
  shortened,
  signer,
  speaksToReader,
  topicOf,
  upperFirst,
  voiceNote,
  voiceOf,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { frameworkLines, frameworkNames } from './frameworkLines';

/** Where an advertisement runs, with what the place shows before it cuts off (published sizes of 2026, rounded down). */
export const adPlatforms = {
  'google-search': { name: 'Google Search', headline: 30, text: 90 },
  'google-display': { name: 'Google Display', headline: 30, text: 90 },
  facebook: { name: 'Facebook', headline: 40, text: 125 },
  instagram: { name: 'Instagram', headline: 40, text: 125 },
  linkedin: { name: 'LinkedIn', headline: 70, text: 150 },
} as const;
const platformIds = ['google-search', 'google-display', 'facebook', 'instagram', 'linkedin'] as const;

export const adObjectives = ['awareness', 'traffic', 'leads', 'sales'] as const;
type Objective = (typeof adObjectives)[number];

const draft = v.object({
  headlines: v.pipe(v.array(written()), v.minLength(1)),
  content: written(),
  buttonText: v.string(),
  reasoning: v.string(),
});

const buttons: Record<Objective, Record<EmailTone, string>> = {
  awareness: {
    professional: 'Find out more',
    friendly: 'Meet us',
    casual: 'Have a look',
    urgent: 'See it today',
    empathetic: 'Read our story',
    authoritative: 'See our work',
  },
  traffic: {
    professional: 'Visit the website',
    friendly: 'Come and see',
    casual: 'Take a peek',
    urgent: 'Visit today',
    empathetic: 'Read more',
    authoritative: 'Read the guide',
  },
  leads: {
    professional: 'Ask for a quote',
    friendly: 'Talk to us',
    casual: 'Drop us a line',
    urgent: 'Call today',
    empathetic: 'Ask us anything',
    authoritative: 'Book a review',
  },
  sales: {
    professional: 'Order online',
    friendly: 'Choose yours',
    casual: 'Get yours',
    urgent: 'Order today',
    empathetic: 'See your options',
    authoritative: 'Compare and order',
  },
};

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
  builtIn(input, context) {
    const size = adPlatforms[input.platform];
    const topic = topicOf(input.brief);
    const business = signer(context);
    const lines = frameworkLines[input.framework](topic, business);
    const headlines = [
      topic.title,
      `For ${readers[input.audience]}`,
      business,
      upperFirst(`${topic.name} from ${business}`),
    ];
    return {
      headlines: [...new Set(headlines.map((line) => shortened(line, size.headline)))].slice(0, 3),
      content: [...lines, `Made for ${readers[input.audience]}${inIndustry(context)}.`, voiceOf(context).line].join(
        ' ',
      ),
      buttonText: buttons[input.objective][input.tone],
      reasoning: `${input.framework}: ${frameworkNames[input.framework]}. ${size.name} shows about ${size.headline} characters of a headline and ${size.text} of the text, so the first line carries the point; the rest is there to cut. ${voiceNote(context)}`,
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
  finish: (made, input) => ({
    ...made,
    ...scored([
      headlinesFit(made.headlines, adPlatforms[input.platform].headline),
      { says: 'fits the text that is shown', points: 20, met: made.content.length <= adPlatforms[input.platform].text },
      namesSubject(`${made.headlines.join(' ')} ${made.content}`, input.brief, 20),
      speaksToReader(made.content, 10),
      asksForSomething(`${made.buttonText} ${made.content}`, 15),
      noPressure(`${made.headlines.join(' ')} ${made.content}`, 10),
    ]),
  }),
  text: ({ headlines, content, buttonText }) => [headlines.join('\n'), content, `[${buttonText}]`].join('\n\n'),
});

const headlinesFit = (headlines: readonly string[], characters: number): Check => ({
  says: `keeps every headline within ${characters} characters`,
  points: 25,
  met: headlines.every((line) => line.length <= characters),
});
