import { emailChoices } from '../email/emailChoices';
import type { BriefChoice } from '../studio/BriefForm';

const asInEmails = (name: string) => emailChoices.filter((choice) => choice.name === name);

export const blogChoices: readonly BriefChoice[] = [
  {
    name: 'make',
    legend: 'Make',
    choices: [
      { value: 'outline', label: 'Outline' },
      { value: 'draft', label: 'Draft' },
    ],
  },
  {
    name: 'angle',
    legend: 'Angle',
    choices: [
      { value: 'how-to', label: 'How-to' },
      { value: 'list', label: 'List' },
      { value: 'opinion', label: 'Opinion' },
      { value: 'case-study', label: 'Case study' },
      { value: 'explainer', label: 'Explainer' },
    ],
  },
  ...asInEmails('tone'),
  ...asInEmails('audience'),
];

/** The choices before anybody chose. */
export const firstBlogChoices = {
  make: 'outline',
  angle: 'how-to',
  tone: 'friendly',
  audience: 'small-business',
} as const;

/** The parts of an article: what is planned, and what goes out. */
export const blogParts = [
  { name: 'outline', label: 'Outline' },
  { name: 'draft', label: 'Article' },
] as const;
