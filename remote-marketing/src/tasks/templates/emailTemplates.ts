import type { EmailTone } from '@steps/business/tasks';
import type { Audience, EmailType } from '../marketingChoices';
import type { Occasion } from './gapTemplates';

/** The merge field becomes each reader’s own name, or something general. */
export const greetings: Record<EmailTone, string> = {
  professional: 'Dear {first name},',
  friendly: 'Hello {first name},',
  casual: 'Hi {first name},',
  urgent: 'Hello {first name},',
  empathetic: 'Hello {first name},',
  authoritative: 'Dear {first name},',
};

type Openings = Record<EmailTone, readonly string[]>;

/** First lines: what kind of message this is. They tell no fact and claim nothing of the business. */
export const openings: Record<EmailType, Openings> = {
  welcome: {
    professional: ['Welcome to {business}. Thank you for joining us.', 'Thank you for joining us.'],
    friendly: ['Welcome to {business}. It’s lovely to have you with us.', 'A warm welcome. We’re glad you’re here.'],
    casual: ['You’re in. Welcome to {business}.', 'Good to have you with us.'],
    urgent: ['Welcome to {business}. One thing to look at today.', 'Thank you for joining us. Please read this first.'],
    empathetic: [
      'Welcome to {business}. Take this in your own time.',
      'Thank you for joining us. Starting something new can feel like a lot, so here is just one thing.',
    ],
    authoritative: ['Welcome to {business}. First things first.', 'Thank you for joining us. Please start with this.'],
  },
  newsletter: {
    professional: ['Here is the latest from {business}.', 'A short update from us.'],
    friendly: ['Here’s what’s new at {business}.', 'A little news from all of us.'],
    casual: ['A quick catch-up from {business}.', 'What’s new with us? This.'],
    urgent: ['News from {business} that is best read today.', 'One piece of news, best read today.'],
    empathetic: [
      'A short note from {business}, for whenever you have a minute.',
      'We know your inbox is full, so we have kept this short.',
    ],
    authoritative: ['From {business}, in brief.', 'Our news, in brief.'],
  },
  promotional: {
    professional: ['We thought this might be of interest to you.', 'A short note about one thing.'],
    friendly: ['We thought you’d like to hear about this.', 'We have something to share with you.'],
    casual: ['Quick one from us.', 'Got a minute? Have a look at this.'],
    urgent: ['Please have a look at this today.', 'We’ll keep this short, so that you can decide today.'],
    empathetic: [
      'We know you’re busy, so here is just what you need.',
      'No pressure at all. We only want you to know it’s here.',
    ],
    authoritative: ['Here is what you need to know.', 'The facts, in one place.'],
  },
  sequence: {
    professional: ['Following our last message, here is what comes next.', 'This follows our last message to you.'],
    friendly: ['Thanks for reading our last message. Here’s the next part.', 'Here’s a little more.'],
    casual: ['Back again with the next bit.', 'Carrying on from our last message.'],
    urgent: [
      'Following our last message, this is best read today.',
      'You’ve had our last message. Here is what to do now.',
    ],
    empathetic: [
      'When you’re ready, here is what comes next.',
      'This follows our last message. There’s no rush with it.',
    ],
    authoritative: ['This is what comes next.', 'This follows our last message. Please keep the two together.'],
  },
  transactional: {
    professional: ['Please keep this email for your records.', 'Here are the details in one place.'],
    friendly: ['Here’s everything in one place, so it’s easy to find.', 'Keep this one handy: it has the details.'],
    casual: ['Here are the details.', 'Everything you need is below.'],
    urgent: ['Please check these details today.', 'Please read this now, and tell us if anything is wrong.'],
    empathetic: ['Here are the details, set out simply.', 'We’ve put everything in one place to make it easier.'],
    authoritative: ['For your records.', 'These are the details. Please keep them.'],
  },
  reengagement: {
    professional: [
      'It has been a while since we were last in touch.',
      'We have not written for some time, so this is short.',
    ],
    friendly: ['It’s been a while, and we’d love to see you again.', 'We’ve missed you at {business}.'],
    casual: ['Long time no see.', 'It’s been a while. Fancy catching up?'],
    urgent: [
      'It’s been a while, and this one is worth a look today.',
      'We haven’t seen you lately. Please read this one.',
    ],
    empathetic: [
      'It’s been a while, and that’s fine. We just wanted to say hello.',
      'Whenever the time is right for you, we’re here.',
    ],
    authoritative: ['One thing has changed since we last wrote.', 'It has been a while. Here is what to know.'],
  },
};

/** Further first lines, for another version of the same email. */
export const otherOpenings = [
  'In short:',
  'Here it is, without the small talk.',
  'Straight to the point.',
  'This is what we wanted to tell you.',
  'A note to read when you have a moment.',
  'One email, one subject.',
] as const;

/** News that asks nobody to buy. */
export const informing: ReadonlySet<Occasion> = new Set([
  'closure',
  'hours',
  'move',
  'hiring',
  'reminder',
  'price-change',
  'thanks',
  'apology',
  'appeal',
] as const);

/** The last line, for each kind of reader: where something is for sale, and where something is only made known. */
export const lastLines: Record<'selling' | 'informing', Record<Audience, string>> = {
  selling: {
    'decision-makers': 'If someone else has to agree, please forward this to them.',
    'small-business': 'Short on time? A one-line reply is enough.',
    enterprise: 'If several sites or teams are involved, tell us which.',
    consultants: 'If a client of yours would find this useful, please pass it on.',
  },
  informing: {
    'decision-makers': 'Please pass this on to anyone on your team who should know.',
    'small-business': '',
    enterprise: 'Please share this with anyone it may concern.',
    consultants: 'Please pass it on to any client it may concern.',
  },
};

/** First words of a subject line, by type and tone. */
export const subjectLeads: Record<EmailType, Openings> = {
  welcome: {
    professional: ['Welcome', 'Welcome to {business}', 'Thank you for joining us', 'Your first step with us'],
    friendly: ['Lovely to have you', 'Hello from {business}', 'So glad you’re here', 'Come on in'],
    casual: ['You’re in', 'Hello and welcome', 'Good to meet you', 'Where to start'],
    urgent: ['Start today', 'Please read first', 'Your first step, today', 'To do today'],
    empathetic: ['A warm welcome', 'In your own time', 'Just one thing to begin', 'Welcome, and no rush'],
    authoritative: ['First things first', 'Begin here', 'Read this first', 'The first step'],
  },
  newsletter: {
    professional: ['News from {business}', 'Our news', 'This month', 'An update from {business}'],
    friendly: ['What’s new at {business}', 'What’s new', 'A little news', 'Hello from us'],
    casual: ['Catch up with {business}', 'Catch-up', 'In other news', 'Guess what'],
    urgent: ['News to read today', 'Today’s news', 'Please read today', 'Best read today'],
    empathetic: ['A short note from {business}', 'A short note', 'For a quiet minute', 'When you have time'],
    authoritative: ['In brief from {business}', 'In brief', 'The news in brief', 'For your information'],
  },
  promotional: {
    professional: ['For you', 'Of interest to you', 'A note for you', 'For your diary'],
    friendly: ['One for you', 'Just for you', 'Thought of you', 'You might like this'],
    casual: ['Quick one', 'Have a look', 'One to try', 'Psst'],
    urgent: ['Worth a look today', 'Look at this today', 'To decide today', 'Today, if you can'],
    empathetic: ['When you have a moment', 'No rush', 'If it suits you', 'In your own time'],
    authoritative: ['What to know', 'At a glance', 'The facts', 'Before you decide'],
  },
  sequence: {
    professional: ['Next step', 'Following our last email', 'What comes next', 'To continue'],
    friendly: ['Your next step', 'A little more', 'The next part', 'Here’s the next part'],
    casual: ['Next up', 'Part two', 'Back again', 'The next bit'],
    urgent: ['Next step, today', 'To do next, today', 'Please do next', 'Today’s step'],
    empathetic: ['When you’re ready', 'One step at a time', 'No rush with this one', 'The next small step'],
    authoritative: ['Then this', 'The next step', 'Step by step', 'Now do this'],
  },
  transactional: {
    professional: ['Your details', 'Details for you', 'Please note', 'Confirmation'],
    friendly: ['All in one place', 'Handy to keep', 'Here’s what you need', 'Worth keeping'],
    casual: ['Here you go', 'The details', 'Keep this one', 'All the bits you need'],
    urgent: ['Please check today', 'Please read now', 'Check this today', 'To check today'],
    empathetic: ['Set out simply', 'To make it easier', 'Everything you need', 'Just the details'],
    authoritative: ['For your records', 'On record', 'Please keep', 'To note'],
  },
  reengagement: {
    professional: ['It has been a while', 'Since we last spoke', 'To keep you informed', 'Good to be in touch'],
    friendly: ['We’ve missed you', 'Hello again', 'Good to see you again', 'It’s been too long'],
    casual: ['Long time no see', 'Us again', 'Hello, stranger', 'Back in touch'],
    urgent: ['Worth another look today', 'Look in today', 'Look again today', 'Come back today'],
    empathetic: ['Whenever you’re ready', 'Still here for you', 'Good to have you back', 'The door is open'],
    authoritative: ['Since we last wrote', 'What has changed', 'What you missed', 'For your return'],
  },
};

/** What a subject line says after its first words, by tone; the fullest first. The last ones fit any brief. */
export const subjectCores: Record<EmailTone, readonly string[]> = {
  professional: [
    '{subject}: {offer}, {until}',
    '{subject}, {when}, {place}',
    '{subject}: {offer}',
    '{subject}, {price}, {until}',
    '{subject} on offer {until}',
    '{subject}, {when}',
    '{subject}, {price}',
    '{subject}, {until}',
    '{offer}, {until}',
    '{subject}',
    '{offer}',
  ],
  friendly: [
    '{subject}, with {offer}',
    '{subject}, {when} at {place}',
    '{subject}: {offer}',
    '{subject}, {when}, {price}',
    '{subject}, {when}',
    '{subject}, {price}',
    '{subject}, {until}',
    '{offer}, {until}',
    '{subject}',
    '{offer}',
  ],
  casual: [
    '{subject} ({offer})',
    '{subject}, {when} ({price})',
    '{subject}, {when}',
    '{subject} ({price}, {until})',
    '{subject} ({price})',
    '{subject} ({until})',
    '{offer} ({until})',
    '{subject}',
    '{offer}',
  ],
  urgent: [
    '{offer}, {until}: {subject}',
    '{subject}, {price}, {until}',
    '{subject}, {until}',
    '{subject}: {offer}',
    '{subject}, {when}',
    '{offer}, {until}',
    '{subject}, {price}',
    '{subject}',
    '{offer}',
  ],
  empathetic: [
    '{subject}, {when}',
    '{subject}, {until}',
    '{subject}: {offer}',
    '{subject}, at {place}',
    '{subject}, {price}',
    '{subject}',
    '{offer}',
  ],
  authoritative: [
    '{subject}, {price}, {until}',
    '{subject}, {when}, {price}',
    '{subject}: {offer}, {until}',
    '{subject}: {offer}',
    '{subject}, {when}',
    '{subject}, {price}',
    '{subject}, {until}',
    '{subject}',
    '{offer}',
  ],
};

/** Last words of a subject line for each kind of reader. */
export const subjectTails: Record<Audience, string> = {
  'decision-makers': ' (in brief)',
  'small-business': '',
  enterprise: ' (for your team)',
  consultants: ' (one to pass on)',
};

/** Words of a button; those of a promotion are what the brief asks the reader to do. */
export const buttons: Record<Exclude<EmailType, 'promotional'>, readonly string[]> = {
  welcome: ['Get started', 'Start here'],
  newsletter: ['Read more', 'See what’s new'],
  sequence: ['Take the next step', 'See the next step'],
  transactional: ['Check the details', 'See your details'],
  reengagement: ['Come back and see', 'See what’s new'],
};

/** The line beside a button, the fullest first. */
export const actionCores = [
  '{subject}. {Offer}, {until}. {Action}',
  '{subject}. {Offer}. {Action}',
  '{subject}, {when}. {Action}',
  '{subject}, {until}. {Action}',
  '{subject}. {Action}',
  '{offer}. {Action}',
  '{subject}. {Offer}, {until}.',
  '{subject}. {Offer}.',
  '{subject}, {when}.',
  '{subject}, {until}.',
  '{subject}.',
  '{offer}.',
  '{Action}',
] as const;

export const nudges: Record<EmailTone, string> = {
  professional: 'We are happy to help.',
  friendly: 'We’d love to hear from you.',
  casual: 'Just say the word.',
  urgent: 'Today, if you can.',
  empathetic: 'Take your time, and ask us anything.',
  authoritative: 'Ask for the facts, then decide.',
};

export const forReaders: Record<Audience, string> = {
  'decision-makers': 'Easy to forward.',
  'small-business': '',
  enterprise: 'If it is for a team, tell us.',
  consultants: 'Please pass it on.',
};
