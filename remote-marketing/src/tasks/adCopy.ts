import {
  type Audience,
  audiences,
  briefed,
  type Check,
  type CopyFramework,
  copyFrameworks,
  defineTask,
  type EmailTone,
  emailTones,
  judged,
  line,
  noPressure,
  offerOf,
  oneLine,
  onWords,
  ownPoints,
  paragraph,
  promptOf,
  readers,
  required,
  scoredFields,
  sentencesFor,
  signer,
  subjectName,
  subjectTitle,
  type Telling,
  tellingOf,
  upperFirst,
  voiceReminder,
  wishedTone,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { adObjectives } from './adParts';
import { frameworkNames } from './frameworkNames';

/** Where an advertisement runs, with what the place shows before it cuts off (published sizes of 2026, rounded down). */
export const adPlatforms = {
  'google-search': { name: 'Google Search', headline: 30, text: 90 },
  'google-display': { name: 'Google Display', headline: 30, text: 90 },
  facebook: { name: 'Facebook', headline: 40, text: 125 },
  instagram: { name: 'Instagram', headline: 40, text: 125 },
  linkedin: { name: 'LinkedIn', headline: 70, text: 150 },
} as const;
const platformIds = ['google-search', 'google-display', 'facebook', 'instagram', 'linkedin'] as const;

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
  followsNotes: true,
  async builtIn(input, context, _choice, revision) {
    const { facts, wishes } = await briefed(input.brief, revision);
    const size = adPlatforms[input.platform];
    const tone = wishedTone<EmailTone>(input.tone, wishes, 'professional', 'friendly');
    const business = signer(context);
    const telling = tellingOf(facts);
    return {
      headlines: headlinesFor(telling, business, input.audience, size.headline),
      content: adText(telling, input.framework, tone, size.text),
      buttonText: buttons[input.objective][tone],
      reasoning: voiceReminder(
        context,
        `${input.framework}: ${frameworkNames[input.framework]}. ${size.name} shows about ${size.headline} characters of a headline and ${size.text} of the text, so the text keeps to what fits.`,
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
  async finish(made, input, _context, finishing) {
    const read = await briefed(input.brief, finishing?.revision);
    const { subject, offers } = read.facts;
    const text = textOf(made);
    return {
      ...made,
      ...judged(
        read,
        {
          text,
          belongs: [subject, offers[0]].flatMap((fact) => (fact ? [fact] : [])),
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

/** Up to three headlines that fit whole: the subject, what the customer gets, and when or from whom. */
function headlinesFor(telling: Telling, business: string, audience: Audience, most: number): string[] {
  const { facts } = telling;
  const title = subjectTitle(telling);
  const [offer] = facts.offers;
  const [price] = facts.prices;
  const on = facts.whens.find(({ day }) => day);
  const options = [
    title,
    offer && upperFirst(offerOf(offer)),
    offer && upperFirst(offer.words),
    price && !price.label && upperFirst(price.words),
    on && upperFirst(onWords(on)),
    business === 'Your team' ? '' : business,
    `For ${readers[audience]}`,
    'Ask us for the details',
  ];
  const fitting = options.filter(
    (text): text is string => typeof text === 'string' && text !== '' && text.length <= most,
  );
  return [...new Set(fitting)].slice(0, 3);
}

/** The sentences of a framework in its order, as many as the place shows. */
function adText(telling: Telling, framework: CopyFramework, tone: EmailTone, most: number): string {
  const { facts } = telling;
  const [offer] = facts.offers;
  const name = subjectName(telling);
  const gain = offer ? line(offerOf(offer), offer && until(telling)) : '';
  const subject = facts.subject?.words ?? '';
  const { about, price, action, notes } = sentencesFor(tellingOf(facts), tone, 'none');
  const ways: Record<CopyFramework, readonly string[]> = {
    AIDA: [gain || (name ? line(`Have you seen ${name}?`) : about), gain ? about : price, price, action],
    PAS: [subject ? line(`Looking for ${subject}?`) : '', gain || about, price, action],
    BAB: [subject ? line(`From plan to done: ${name}`) : '', gain || price, about, action],
    FAB: [about, gain, price, notes, action],
  };
  const [first = '', ...rest] = ways[framework].filter(
    (text, index, all) => text !== '' && all.indexOf(text) === index,
  );
  const short =
    first.length <= most
      ? first
      : (rest.find((text) => text.length <= most) ?? (gain.length <= most ? gain : 'Ask us for the details.'));
  return rest
    .filter((text) => text !== short)
    .reduce(
      (text, next) => (text.length + next.length + 1 <= most ? paragraph(text, next) : text),
      short || 'Ask us for the details.',
    );
}

const until = ({ facts }: Telling) => {
  const end = facts.whens.find(({ role }) => role === 'until' || role === 'span');
  return end ? onWords(end) : '';
};
