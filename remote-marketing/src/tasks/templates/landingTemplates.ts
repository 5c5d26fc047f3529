import type { EmailTone } from '@steps/business/tasks';
import type { Audience } from '../marketingChoices';

/** Titles of each section, the fullest first. */
export const landingTitles = {
  hero: ['{Subject}: {offer}', '{Subject}', '{Offer}', 'Welcome to {business}', 'Welcome'],
  text: ['About {thing}', '{Subject}', 'What to know'],
  features: ['What you get', 'The details at a glance'],
  testimonials: ['What our customers say', 'In our customers’ words'],
  cta: ['Ready to go ahead?', 'Shall we get started?'],
  form: ['Ask us about {thing}', 'Send us your question'],
} as const;

export const landingForm = [
  { title: 'Name', text: 'So that we know how to address you.' },
  { title: 'Email', text: 'For our answer, and for nothing else.' },
  { title: 'Your question', text: 'A line or two is enough.' },
] as const;

export const askForQuotation =
  'If you have bought from us, we would be glad to hear what you think. With your permission, your words will appear here.';

export const landingReaders: Record<Audience, string> = {
  'decision-makers': 'Everything you need to decide is on this page.',
  'small-business': 'Short on time? Ask us, and we’ll keep it simple.',
  enterprise: 'For several sites or teams, tell us what you need.',
  consultants: 'If you advise others, please share this page.',
};

export const sendButtons: Record<EmailTone, string> = {
  professional: 'Send your question',
  friendly: 'Ask us',
  casual: 'Drop us a line',
  urgent: 'Send it today',
  empathetic: 'Ask us anything',
  authoritative: 'Request the details',
};

/** What a button adds to its verb. */
export const buttonTails: Record<EmailTone, string> = {
  professional: '',
  friendly: '',
  casual: ' now',
  urgent: ' today',
  empathetic: ' when it suits you',
  authoritative: '',
};
