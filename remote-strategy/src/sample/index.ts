import { at } from '@steps/business/sample';
import { put, type SamplePart } from '@steps/platform';
import { type CanvasItem, canvases } from '../canvas/canvas';
import { questionnaires } from '../questionnaire/questionnaire';
import { type Research, researches } from '../research/research';

const board: readonly (readonly [area: string, text: string])[] = [
  ['Strengths', 'Customers recommend us without being asked'],
  ['Strengths', 'One person to call for brand, print and website'],
  ['Weaknesses', 'Quotes wait four days and longer'],
  ['Weaknesses', 'Nobody but Elin can set up the large printer'],
  ['Opportunities', 'Two agencies in town have closed this year'],
  ['Opportunities', 'Customers ask for yearly care of their websites'],
  ['Threats', 'Print prices rise again in the spring'],
  ['Threats', 'Two customers bring a third of the income'],
];

/** What the sample business has filled in and looks into: written by a person, so that nothing waits for a review. */
export const sample: SamplePart = (now) => {
  if (questionnaires.size + canvases.size + researches.size > 0) return [];
  const updatedAt = at(now, -6, 10);
  const items = board.map(([area, text], index): CanvasItem => ({ id: `item-sample-${index + 1}`, area, text }));
  return [
    put(questionnaires, {
      id: 'questionnaire',
      goals: ['Win more customers of the kind we like best', 'Keep customers longer and have them come back'],
      challenges: ['Quotes without an answer', 'Answers to customers take too long'],
      priorities: ['Sales', 'Service'],
      step: 3,
      updatedAt,
    }),
    put(canvases, { id: 'swot', items, updatedAt }),
    put(researches, research(now)),
  ];
};

const research = (now: Date): Research => ({
  id: 'research-sample-1',
  question: 'What would customers pay for yearly care of their website?',
  background: 'Four customers asked within a quarter. We would need half a day a week for it.',
  sources: [
    {
      id: 'source-sample-1',
      kind: 'conversation',
      title: 'Saltmarsh Bakery, on the phone',
      says: 'Would pay £60 a month if changes are made within two days.',
      day: at(now, -12, 12).slice(0, 10),
    },
    {
      id: 'source-sample-2',
      kind: 'survey',
      title: 'Five questions in the autumn newsletter',
      says: '9 of 22 answers want somebody else to keep their website current.',
      day: at(now, -20, 12).slice(0, 10),
    },
  ],
  leftOut: [],
  schedule: 'quarterly',
  createdAt: at(now, -10, 9),
  updatedAt: at(now, -10, 9),
});
