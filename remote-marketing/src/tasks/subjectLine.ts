import type { Audience, BriefFacts, EmailTone, EmailType } from '@steps/shared/tasks';
import {
  atMost,
  briefed,
  contentDraft,
  defineTask,
  gistOf,
  judged,
  noPressure,
  ownPoints,
  promptOf,
  subjectTitle,
  tellingOf,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, formalTone, informalTone } from './emailParts';

/** Longer ones are cut off in most inboxes on a phone. */
const shownCharacters = 60;

/** First words that say what kind of email it is, by tone. */
const shownTypes: Record<Exclude<EmailType, 'promotional'>, Record<EmailTone, (business: string) => string>> = {
  welcome: {
    professional: () => 'Welcome',
    friendly: () => 'Lovely to have you',
    casual: () => 'Hi and welcome',
    urgent: () => 'Welcome, start today',
    empathetic: () => 'A warm welcome',
    authoritative: () => 'Welcome, in brief',
  },
  newsletter: {
    professional: (business) => `News from ${business}`,
    friendly: (business) => `What’s new at ${business}`,
    casual: (business) => `The latest from ${business}`,
    urgent: (business) => `News today from ${business}`,
    empathetic: (business) => `A little news from ${business}`,
    authoritative: (business) => `In brief from ${business}`,
  },
  sequence: {
    professional: () => 'Next step',
    friendly: () => 'Your next step',
    casual: () => 'Next up',
    urgent: () => 'Next step, today',
    empathetic: () => 'When you are ready',
    authoritative: () => 'Step by step',
  },
  transactional: {
    professional: () => 'Your details',
    friendly: () => 'Here are your details',
    casual: () => 'Here you go',
    urgent: () => 'Please check today',
    empathetic: () => 'All in one place',
    authoritative: () => 'For your records',
  },
  reengagement: {
    professional: () => 'It has been a while',
    friendly: () => 'We’ve missed you',
    casual: () => 'Long time no see',
    urgent: () => 'Worth another look today',
    empathetic: () => 'Whenever you are ready',
    authoritative: () => 'Since we last wrote',
  },
};

/** Words in front, by tone; an ending date may stand there for urgency, nothing made up. */
const leads: Record<EmailTone, readonly string[]> = {
  professional: [''],
  friendly: ['Good news', 'Just for you'],
  casual: ['Quick one', 'Have a look'],
  urgent: ['For your diary', 'Worth a look today'],
  empathetic: ['When you have a moment', 'No rush'],
  authoritative: ['What to know', 'At a glance'],
};

/** Last words for each kind of reader, the longer ones first. */
const tails: Record<Audience, readonly string[]> = {
  'decision-makers': ['the key facts', 'key facts'],
  'small-business': [''],
  enterprise: ['for you and your team', 'for your team'],
  consultants: ['one to pass on', 'pass it on'],
};

export const subjectLine = defineTask({
  kind: 'subject-line',
  group: 'copy',
  title: 'Subject Line',
  module: 'marketing',
  risk: 'draft',
  pace: 'generation',
  reply: 'json',
  input: emailInput,
  draft: contentDraft,
  output: emailOutput,
  about: aboutEmail,
  followsNotes: true,
  async builtIn(input, context, choice, revision) {
    const { facts, wishes } = await briefed(input.prompt, revision);
    const tone = wishedTone(input.tone, wishes, formalTone, informalTone);
    const length = wishedLength(wishes);
    const most =
      length === 'short' && revision ? Math.min(shownCharacters, revision.previous.length - 1) : shownCharacters;
    const core = coresFor(facts, context.businessName || 'us').filter((text) => text.length <= most);
    const business = context.businessName || 'us';
    const lead =
      input.type === 'promotional'
        ? urgentLead(facts, tone) || choice.pick(leads[tone])
        : shownTypes[input.type][tone](business);
    const ends = tails[input.audience];
    const options = core.flatMap((text) => [
      ...ends.map((tail) => join(lead, text, tail)),
      join(lead, text, ''),
      ...ends.map((tail) => join('', text, tail)),
      text,
    ]);
    const content =
      length === 'short'
        ? (core.find((text) => text.length <= most) ?? core.at(-1) ?? '')
        : (options.find((text) => text.length <= most) ?? '');
    return {
      content: content || upperFirst(lead || `News from ${context.businessName || 'us'}`).slice(0, most),
      reasoning: voiceReminder(
        context,
        `The subject says what is inside${facts.offers.length > 0 ? ', the offer first' : ''}, and stays within ${shownCharacters} characters, which a phone shows whole.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write subject lines for emails.',
      [
        `Write one subject line of at most ${shownCharacters} characters, without emoji.`,
        'Explain in one or two sentences why it suits these readers.',
      ],
      emailFacts(input),
      context,
    ),
  async finish(draft, { prompt }, _context, finishing) {
    const brief = await briefed(prompt, finishing?.revision);
    const { subject, offers } = brief.facts;
    return {
      ...draft,
      ...judged(
        brief,
        {
          text: draft.content,
          belongs: subject ? [subject] : offers.slice(0, 1),
          checks: [atMost(draft.content, shownCharacters, 23), noPressure(draft.content, ownPoints - 23)],
        },
        finishing,
      ),
    };
  },
  text: ({ content }) => content,
});

const join = (lead: string, core: string, tail: string) =>
  `${lead ? `${lead}: ` : ''}${lead ? inside(core) : core}${tail ? ` – ${tail}` : ''}`;
/** After a colon a sentence goes on in small letters, names apart. */
const inside = (text: string) =>
  /^(?:Our|We|The|Free|Half|Two|Three|Buy|Up|New|A|Open|Gas|Teeth)\b/.test(text) && !/^\p{Lu}\S* \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** An ending date is a reason for haste that is true. */
const urgentLead = (facts: BriefFacts, tone: EmailTone) => {
  const { until } = gistOf(facts);
  return tone === 'urgent' && until ? upperFirst(until).replace(/^Until/, 'Only until') : '';
};

/** What the line may say, the fullest first. */
function coresFor(facts: BriefFacts, business: string): string[] {
  const telling = tellingOf(facts);
  const title = subjectTitle(telling);
  const [offer] = facts.offers;
  const { gain, until, on } = gistOf(facts);
  const [place] = facts.places;
  const [price] = facts.prices;
  const whole =
    facts.occasion === 'hiring' && title ? `We are hiring: ${title.toLowerCase()}` : title || special(facts);
  const when = on.replace(/^on /, '');
  const options = [
    whole && gain && until && `${whole}: ${gain} ${until}`,
    whole && gain && when && `${whole}, ${when}: ${gain}`,
    whole && when && place && `${whole}, ${when}, ${[place.by, place.words].filter(Boolean).join(' ')}`,
    whole && gain && `${whole}: ${gain}`,
    whole && when && `${whole}: ${when}`,
    whole && until && `${whole} ${until}`,
    whole && offer && `${whole}: ${offer.words}`,
    whole && price && !price.label && `${whole}, ${price.words}`,
    !whole && gain && until && `${upperFirst(gain)} ${until}`,
    !whole && gain && when && `${upperFirst(gain)}, ${when}`,
    !whole && gain && upperFirst(gain),
    whole,
    `News from ${business}`,
  ];
  return options.filter((text): text is string => typeof text === 'string' && text !== '').map(upperFirst);
}

const special = ({ occasion }: BriefFacts) =>
  ({ closure: 'We are closed', hours: 'Our opening hours', move: 'We are moving', hiring: 'Join our team' })[
    occasion as string
  ] ?? '';
