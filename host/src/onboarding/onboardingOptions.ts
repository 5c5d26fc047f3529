import type { Choice } from './ChoiceTiles';

/** Modules a business can say it will use, by module id (spec 1, section 1). */
export const moduleChoices: readonly Choice[] = [
  { value: 'crm', label: 'CRM', text: 'Contacts, companies and what was said' },
  { value: 'sales', label: 'Sales', text: 'Deals by stage and what they are worth' },
  { value: 'calendar', label: 'Calendar', text: 'Meetings and tasks by day' },
  { value: 'marketing', label: 'Marketing', text: 'Emails, posts, adverts, landing pages' },
  { value: 'content', label: 'Content studio', text: 'Drafts in your own tone' },
  { value: 'website', label: 'Website', text: 'Pages and how they are found' },
  { value: 'strategy', label: 'Strategy', text: 'Nine phases of analysis' },
  { value: 'support', label: 'Support', text: 'Requests for help and their answers' },
  { value: 'analytics', label: 'Analytics', text: 'Figures over time' },
];
