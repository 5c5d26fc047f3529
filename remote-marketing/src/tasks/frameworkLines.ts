import type { CopyFramework, Topic } from '@steps/shared/tasks';

/** The steps of each framework as sentences, in their order. */
export const frameworkLines: Record<CopyFramework, (topic: Topic, business: string) => readonly string[]> = {
  AIDA: (topic, business) => [
    `Have you seen ${topic.name}?`,
    topic.detail,
    `Picture it done, with the help of ${business}.`,
    'Ask for the details today.',
  ],
  PAS: (topic, business) => [
    `Still without ${topic.name}?`,
    'Every week it waits, it takes up room in your head and on your list.',
    `${business} takes it off your list. ${topic.detail}`,
  ],
  BAB: (topic, business) => [
    `Before: ${topic.name} is something you mean to look into.`,
    'After: it is off your list, and you can think about your own work again.',
    `${business} is the way from one to the other. ${topic.detail}`,
  ],
  FAB: (topic, business) => [
    `What it is: ${topic.detail}`,
    'What it does: [the advantage over doing without it].',
    `What you gain: [the difference in your customer’s day]. Ask ${business}.`,
  ],
};

export const frameworkNames: Record<CopyFramework, string> = {
  AIDA: 'attention, interest, desire, action',
  PAS: 'problem, agitation, solution',
  BAB: 'before, after, bridge',
  FAB: 'features, advantages, benefits',
};
