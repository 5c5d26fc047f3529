import { asksForSomething, defineTask, noPressure, upperFirst, voiceReminder } from '@steps/business/tasks';
import { judged, ownPoints } from './brief/briefed';
import { tell } from './brief/telling';
import { atMost } from './checks';
import { fittingTemplate } from './chooseTemplate';
import { emailPrompt, emailTask } from './emailParts';
import { actionCores, buttons, forReaders, nudges } from './templates/emailTemplates';

const mostCharacters = 140;

export const callToAction = defineTask({
  ...emailTask,
  kind: 'call-to-action',
  title: 'Call-to-Action',
  risk: 'draft',
  builtIn({ type, tone, audience, prompt }, context, choice, revision) {
    const { slots, doing, wish } = tell(prompt, context, revision);
    const button = type === 'promotional' ? upperFirst(doing) : choice.pick(buttons[type]);
    const extras = wish.short ? [] : [nudges[wish.tone(tone)], forReaders[audience]].filter(Boolean);
    const endings = [extras.join(' '), ...extras, ''];
    const cores =
      slots.subject || slots.offer
        ? actionCores.map((core) => `${button}: ${core}`)
        : ['{Action} {Offer}, {until}.', '{Action} {Price}, {until}.', '{Action} {Price}.', '{Action}'];
    const ways = cores.flatMap((core) => endings.map((ending) => `${core} ${ending}`.trim()));
    return {
      content: fittingTemplate([...ways, button], slots, mostCharacters) || button,
      reasoning: voiceReminder(
        context,
        `A template for one button, “${button}”, and beside it what the reader gets, by when and how.`,
      ),
    };
  },
  prompt: (input, context) =>
    emailPrompt(
      'You write calls to action for emails.',
      [
        'Write the words of one button (at most five words) and one line beside it, together at most 140 characters.',
        'Explain in one sentence why it suits these readers.',
      ],
      input,
      context,
    ),
  finish: (draft, { prompt }, _context, finishing) => ({
    ...draft,
    ...judged(
      prompt,
      {
        text: draft.content,
        tells: 'main',
        checks: [
          atMost(draft.content, mostCharacters, 14),
          asksForSomething(draft.content, 14),
          noPressure(draft.content, ownPoints - 28),
        ],
      },
      finishing,
    ),
  }),
});
