import type { BriefChoice } from '../studio/BriefForm';
import { toneChoice } from '../studio/toneChoice';

/** What the email studio offers (spec 2, section 9). */
export const emailChoices: readonly BriefChoice[] = [
  {
    name: 'type',
    legend: 'Type',
    choices: [
      { value: 'welcome', label: 'Welcome' },
      { value: 'newsletter', label: 'Newsletter' },
      { value: 'promotional', label: 'Promotional' },
      { value: 'sequence', label: 'Sequence' },
      { value: 'transactional', label: 'Transactional' },
      { value: 'reengagement', label: 'Re-engagement' },
    ],
  },
  toneChoice('professional', 'friendly', 'casual', 'urgent', 'empathetic', 'authoritative'),
  {
    name: 'audience',
    legend: 'Audience',
    choices: [
      { value: 'decision-makers', label: 'Decision makers' },
      { value: 'small-business', label: 'Small business' },
      { value: 'enterprise', label: 'Enterprise' },
      { value: 'consultants', label: 'Consultants' },
    ],
  },
];

/** The choices before anybody chose. */
export const firstEmailChoices = { type: 'promotional', tone: 'friendly', audience: 'small-business' } as const;

/** The three kinds of result, in the order of an email (spec 2, 2.7), each with the task that makes it. */
export const emailParts = [
  { name: 'subject', label: 'Subject Line', load: async () => (await import('../tasks/subjectLine')).subjectLine },
  { name: 'body', label: 'Email Body', load: async () => (await import('../tasks/emailBody')).emailBody },
  { name: 'action', label: 'Call-to-Action', load: async () => (await import('../tasks/callToAction')).callToAction },
] as const;
