import type { Audience, EmailTone, EmailType } from '@steps/shared/tasks';
import {
  actionOf,
  asksForSomething,
  atMost,
  briefed,
  channelsOf,
  contentDraft,
  defineTask,
  gistOf,
  judged,
  line,
  noPressure,
  ownPoints,
  promptOf,
  registerOf,
  spoken,
  subjectName,
  type Telling,
  tellingOf,
  upperFirst,
  voiceReminder,
  wishedLength,
  wishedTone,
} from '@steps/shared/tasks';
import { aboutEmail, emailFacts, emailInput, emailOutput, formalTone, informalTone } from './emailParts';

const mostCharacters = 140;

/** Words of the button; those of a promotion are what the brief asks the reader to do. */
const buttons: Record<Exclude<EmailType, 'promotional'>, readonly string[]> = {
  welcome: ['Get started', 'Start here'],
  newsletter: ['Read more', 'See what is new'],
  sequence: ['Take the next step', 'Go to the next step'],
  transactional: ['Check the details', 'See your details'],
  reengagement: ['Come back and see', 'See what is new'],
};

const nudges: Record<EmailTone, string> = {
  professional: 'The details are all in one place.',
  friendly: 'We would love to hear from you.',
  casual: 'It only takes a minute.',
  urgent: 'Best done today.',
  empathetic: 'Take your time, and ask us anything.',
  authoritative: 'See the facts and decide.',
};

const forReaders: Record<Audience, string> = {
  'decision-makers': 'Easy to forward for a yes.',
  'small-business': '',
  enterprise: 'For one person or a whole team.',
  consultants: 'Feel free to pass it on.',
};

export const callToAction = defineTask({
  kind: 'call-to-action',
  group: 'copy',
  title: 'Call-to-Action',
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
    const telling = tellingOf(facts);
    const button = input.type === 'promotional' ? upperFirst(actionOf(telling)) : choice.pick(buttons[input.type]);
    const register = registerOf[tone] ?? 'plain';
    const extras = wishedLength(wishes) === 'short' ? [] : [spoken(nudges[tone], register), forReaders[input.audience]];
    const content = fitted(`${button}: `, coresFor(telling), extras.filter(Boolean), mostCharacters);
    return {
      content,
      reasoning: voiceReminder(
        context,
        `One button, “${button}”, and beside it what the reader gets, by when and where.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write calls to action for emails.',
      [
        'Write the words of one button (at most five words) and one line beside it, together at most 140 characters.',
        'Explain in one sentence why it suits these readers.',
      ],
      emailFacts(input),
      context,
    ),
  async finish(draft, { prompt }, _context, finishing) {
    const brief = await briefed(prompt, finishing?.revision);
    const { links, phones, subject, offers } = brief.facts;
    const way = links[0] ?? phones[0];
    return {
      ...draft,
      ...judged(
        brief,
        {
          text: draft.content,
          belongs: [way ?? subject ?? offers[0]].flatMap((fact) => (fact ? [fact] : [])),
          checks: [
            atMost(draft.content, mostCharacters, 14),
            asksForSomething(draft.content, 14),
            noPressure(draft.content, ownPoints - 28),
          ],
        },
        finishing,
      ),
    };
  },
  text: ({ content }) => content,
});

/** The line beside the button, the fullest first. */
function coresFor(telling: Telling): string[] {
  const { facts } = telling;
  const { link, phone, email, code } = channelsOf(telling);
  const way = link ? `at ${link}` : phone ? `on ${phone}` : email ? `at ${email}` : '';
  const name = subjectName(telling);
  const { gain, until, on: when } = gistOf(facts);
  const withCode = code && `with the code ${code}`;
  const shortName = facts.subject?.words && !name.includes(' for ') ? name : (facts.subject?.words ?? '');
  return [
    gain || name ? line(gain && name ? together(name, gain) : gain || name, until || when, way, withCode) : '',
    ...(gain || shortName
      ? [
          line(gain || shortName, until || when, way, withCode),
          line(gain || shortName, until || when, way),
          line(shortName || gain, way),
        ]
      : []),
    line(way ? `${phone && !link ? 'call us' : 'find us'} ${way}` : '', until),
    line(closed(facts.occasion), until || when),
    'reply to this email.',
  ].filter(Boolean);
}

const together = (name: string, gain: string) =>
  gain === 'half price'
    ? `${name} at ${gain}`
    : gain === 'free of charge'
      ? `${name}, ${gain}`
      : `${name} with ${gain}`;
const closed = (occasion: string) =>
  ({ closure: 'we are closed', hours: 'we are open', move: 'we are moving' })[occasion] ?? '';

/** The fullest core with as much beside it as fits. */
function fitted(button: string, cores: readonly string[], extras: readonly string[], most: number): string {
  for (const core of cores) {
    for (let count = extras.length; count >= 0; count--) {
      const text = [button + lowerLine(core), ...extras.slice(0, count)].join(' ');
      if (text.length <= most) return text;
    }
  }
  return button.replace(/: $/, '');
}
const lowerLine = (text: string) =>
  /^(?:Our|The|We|Free|Find|Reply|A|Half|Two|Three|Buy|Up)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
