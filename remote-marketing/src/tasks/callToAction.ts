import { check, phrase, scoredTask } from '@steps/business/tasks';
import { judged } from './brief/briefed';
import { tell } from './brief/telling';
import { atMost } from './checks';
import { fittingTemplate } from './chooseTemplate';
import { emailMaterial, emailTask } from './emailParts';
import { actionCores, buttons, forReaders, informing, nudges } from './templates/emailTemplates';

const mostCharacters = 140;

export const callToAction = scoredTask({
  ...emailTask,
  kind: 'call-to-action',
  title: 'Call-to-Action',
  risk: 'draft',
  builtIn({ type, tone, audience, prompt }, context, choice, revision) {
    const { slots, facts, doing, wish } = tell(prompt, context, revision);
    const button = type === 'promotional' ? phrase.upperFirst(doing) : choice.pick(buttons[type]);
    const extras =
      wish.short || informing.has(facts.occasion)
        ? []
        : [nudges[wish.tone(tone)], forReaders[audience]].filter(Boolean);
    const endings = [extras.join(' '), ...extras, ''];
    const cores =
      slots.subject || slots.offer
        ? actionCores.map((core) =>
            slots.subject?.includes(':') ? `${button}. ${core.replace('{s', '{S')}` : `${button}: ${core}`,
          )
        : ['{Action} {Offer}, {until}.', '{Action} {Price}, {until}.', '{Action} {Price}.', '{Action}'];
    const ways = cores.flatMap((core) => endings.map((ending) => `${core} ${ending}`.trim()));
    return {
      content: fittingTemplate([...ways, button], slots, mostCharacters) || button,
      reasoning: `A template for one button, “${button}”, and beside it what the reader gets, by when and how.`,
    };
  },
  prompt: (input) => ({
    role: 'You write calls to action for emails.',
    asks: [
      'Write the words of one button (at most five words) and one line beside it, together at most 140 characters.',
      'Explain in one sentence why it suits these readers.',
    ],
    material: emailMaterial(input),
  }),
  judge: ({ input, ...given }) =>
    judged(input.prompt, given, {
      tells: 'main',
      checks: [atMost(given.text, mostCharacters, 14), check.asksForSomething(given.text, 14)],
    }),
});
