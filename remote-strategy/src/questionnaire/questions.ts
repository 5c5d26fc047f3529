import type { QuestionnairePart } from './questionnaire';

/** One page of the questionnaire, with answers that small businesses give most; own words are added beside them. */
interface Question {
  readonly title: string;
  readonly purpose: string;
  readonly own: string;
  readonly choices: readonly string[];
  /** At most so many answers; all are kept when left out. */
  readonly most?: number;
}

export const questions: Readonly<Record<QuestionnairePart, Question>> = {
  goals: {
    title: 'What do you want to achieve in the next 12 months?',
    purpose: 'Choose all that apply. A figure and a date make a goal easier to plan for.',
    own: 'Another goal',
    choices: [
      'Win more customers of the kind we like best',
      'Raise the average value of a job',
      'Keep customers longer and have them come back',
      'Be less dependent on one customer or channel',
      'Improve profit without growing',
      'Take on the next employee',
      'Open a second place or region',
      'Spend less of the owner’s time on daily work',
    ],
  },
  challenges: {
    title: 'What is in the way?',
    purpose: 'Choose what has cost you money, time or sleep in the last quarter.',
    own: 'Another challenge',
    choices: [
      'Too few enquiries',
      'Enquiries that do not fit',
      'Quotes without an answer',
      'Price pressure from competitors',
      'Answers to customers take too long',
      'Hiring or keeping good people',
      'Cash is tight at the end of the month',
      'No time for marketing',
    ],
  },
  priorities: {
    title: 'If only three things could change, which?',
    purpose: 'Choose up to three, and put the most important first. The analysis weighs its advice by them.',
    own: 'Another priority',
    most: 3,
    choices: ['Sales', 'Marketing', 'Service', 'Operations', 'People', 'Finance', 'Product or offer', 'Brand'],
  },
};
