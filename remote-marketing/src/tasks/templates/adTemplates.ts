import type { CopyFramework, EmailTone } from '@steps/shared/tasks';
import type { adObjectives } from '../adParts';

type Objective = (typeof adObjectives)[number];

/** Words of the button, by what the advertisement is to bring. */
export const adButtons: Record<Objective, Record<EmailTone, string>> = {
  awareness: {
    professional: 'Find out more',
    friendly: 'Meet us',
    casual: 'Have a look',
    urgent: 'See it today',
    empathetic: 'Read our story',
    authoritative: 'See our work',
  },
  traffic: {
    professional: 'Visit the website',
    friendly: 'Come and see',
    casual: 'Take a peek',
    urgent: 'Visit today',
    empathetic: 'Read more',
    authoritative: 'Read the details',
  },
  leads: {
    professional: 'Ask for a quote',
    friendly: 'Talk to us',
    casual: 'Drop us a line',
    urgent: 'Ask today',
    empathetic: 'Ask us anything',
    authoritative: 'Book a review',
  },
  sales: {
    professional: 'Order online',
    friendly: 'Choose yours',
    casual: 'Get yours',
    urgent: 'Order today',
    empathetic: 'See your options',
    authoritative: 'Compare and order',
  },
};

/** Headlines, the plainest first; as many are used as are wanted and fit. */
export const adHeadlines = [
  '{Subject}',
  '{Offer}',
  '{Subject}, {price}',
  '{Price}',
  '{When}',
  '{Note}',
  '{Offer}, {until}',
  '{Place}',
  '{business}',
  'Ask us for the details',
  'All the details inside',
] as const;

/** Texts of each framework, the fullest first: attention first, the problem first, before and after, or the features first. */
export const adTexts: Record<CopyFramework, readonly string[]> = {
  AIDA: [
    '{Offer}, {until}. {Subject}. {Price}. {Note}. {Action}',
    '{Offer}. {Subject}. {When}. {Price}. {Action}',
    '{Offer}. {Subject}. {Action}',
    '{Subject}. {When}. {Price}. {Action}',
    '{Subject}. {Price}. {Note}. {Action}',
    '{Subject}. {Price}. {Note}.',
    '{Subject}. {When}. {Price}.',
    '{Subject}. {Action}',
    '{Subject}. {Until}. {Code}. {Note}.',
    'Have you seen {thing}?',
    '{Offer}. {Action}',
    '{Subject}. Have a look.',
    '{Subject}.',
    '{Offer}.',
    'Have a look, and ask us for the details.',
  ],
  PAS: [
    'Still looking? {Subject}. {Offer}, {until}. {Price}. {Action}',
    'Still looking? {Subject}. {Offer}. {Action}',
    'Still looking? {Subject}. {When}. {Price}. {Action}',
    'Still looking? {Subject}. {Price}. {Note}.',
    'Still looking? {Subject}. {Until}. {Code}. {Note}.',
    'Still looking? {Subject}. {Action}',
    'Still looking? {Subject}.',
    'Still looking? {Offer}.',
    'Still looking? Ask us for the details.',
  ],
  BAB: [
    'Not sorted yet? {Subject}. {Offer}, {until}. {Price}. {Action}',
    'Not sorted yet? {Subject}. {When}. {Price}. {Action}',
    'Not sorted yet? {Subject}. {Offer}. {Action}',
    'Not sorted yet? {Subject}. {Price}. {Note}. {Action}',
    'Not sorted yet? {Subject}. {Until}. {Code}. {Note}.',
    'Not sorted yet? {Subject}. {Action}',
    'Not sorted yet? {Subject}.',
    'Not sorted yet? {Offer}.',
    '{Subject}.',
    '{Offer}.',
    'Not sorted yet? Ask us how.',
  ],
  FAB: [
    '{Subject}. {Note}. {Offer}. {Price}. {Action}',
    '{Subject}. {Note}. {Price}. {Action}',
    '{Subject}. {When}. {Place}. {Price}. {Action}',
    '{Subject}. {Note}. {Price}.',
    '{Subject}. {Offer}. {Action}',
    '{Subject}. {When}. {Action}',
    '{Subject}. {Note}. {Action}',
    '{Subject}. {Until}. {Code}. {Note}.',
    '{Subject}. {Action}',
    '{Subject}. Ask us for the details.',
    '{Subject}.',
    '{Offer}.',
    'Ask us for the details.',
  ],
};
