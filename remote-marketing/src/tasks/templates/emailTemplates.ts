import type { Audience, EmailTone, EmailType } from '@steps/shared/tasks';

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

/** First lines: what kind of message this is and, after a colon, what it is about. They claim nothing of the business. */
export const openings: Record<EmailType, Openings> = {
  welcome: {
    professional: [
      'Welcome to {business}. Thank you for joining us.',
      'Thank you for joining us. Here is where to begin.',
    ],
    friendly: ['Welcome to {business}. It’s lovely to have you with us.', 'A warm welcome. We’re glad you’re here.'],
    casual: ['You’re in. Welcome to {business}.', 'Good to have you with us. Here’s something to start with.'],
    urgent: [
      'Welcome to {business}. There is one thing to look at today.',
      'Thank you for joining us. Please read this first.',
    ],
    empathetic: [
      'Welcome to {business}. There’s no rush, so take this in your own time.',
      'Thank you for joining us. Starting something new can feel like a lot, so here is just one thing.',
    ],
    authoritative: ['Welcome to {business}. Here is what matters first.', 'Thank you for joining us. Start with this.'],
  },
  newsletter: {
    professional: ['Here is the latest from {business}: {subject}.', 'Our latest news: {subject}.'],
    friendly: ['Here’s what’s new at {business}: {subject}.', 'A little news from all of us: {subject}.'],
    casual: ['Time for a quick catch-up from {business}.', 'What’s new with us? {Subject}.'],
    urgent: [
      'One piece of news from {business}, best read today.',
      'First the news that is best read today: {subject}.',
    ],
    empathetic: [
      'A short note from {business}, for whenever you have a minute.',
      'We know your inbox is full, so here is one thing: {subject}.',
    ],
    authoritative: ['From {business}, in brief: {subject}.', 'Our news, in brief: {subject}.'],
  },
  promotional: {
    professional: [
      'We thought this would be of interest to you: {subject}.',
      'A short note about one thing: {subject}.',
    ],
    friendly: [
      'We thought you’d like to know about this: {subject}.',
      'We have something to share with you: {subject}.',
    ],
    casual: ['Quick one from us: {subject}.', 'Got a minute? Have a look at this.'],
    urgent: [
      'Please have a look at this one today: {subject}.',
      'We’ll keep this short, so that you can decide today.',
    ],
    empathetic: [
      'We know you’re busy, so here is just what you need.',
      'No pressure at all. We only want you to know it’s here.',
    ],
    authoritative: ['Here is what you need to know: {subject}.', 'The facts, in one place.'],
  },
  sequence: {
    professional: [
      'Following our last email, here is the next step.',
      'This continues from our last email: {subject}.',
    ],
    friendly: [
      'Thanks for reading our last email. Here’s the next part.',
      'Here’s the next thing we wanted to show you: {subject}.',
    ],
    casual: ['Back again with the next bit: {subject}.', 'Carrying on from our last email.'],
    urgent: ['The next step is best done today.', 'You’ve read our last email. Here is what to do now.'],
    empathetic: ['When you’re ready, here is the next step.', 'This follows our last email. There’s no rush with it.'],
    authoritative: ['Here is the next step: {subject}.', 'This follows our last email. Keep the two together.'],
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
    authoritative: ['Since we last wrote, one thing matters: {subject}.', 'It has been a while. Here is what to know.'],
  },
};

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
    'small-business': 'Short on time? A one-line reply is enough.',
    enterprise: 'Please share this with the sites and teams it affects.',
    consultants: 'Please let your clients know if it affects them.',
  },
};

/** First words of a subject line, by type and tone; the second where the first does not fit. */
export const subjectLeads: Record<EmailType, Openings> = {
  welcome: {
    professional: ['Welcome'],
    friendly: ['Lovely to have you'],
    casual: ['You’re in'],
    urgent: ['Start today'],
    empathetic: ['A warm welcome'],
    authoritative: ['First things first'],
  },
  newsletter: {
    professional: ['News from {business}', 'Our news'],
    friendly: ['What’s new at {business}', 'What’s new'],
    casual: ['Catch up with {business}', 'Catch-up'],
    urgent: ['News to read today'],
    empathetic: ['A short note from {business}', 'A short note'],
    authoritative: ['In brief from {business}', 'In brief'],
  },
  promotional: {
    professional: ['For you'],
    friendly: ['One for you', 'Just for you'],
    casual: ['Quick one', 'Have a look'],
    urgent: ['Worth a look today', 'For your diary'],
    empathetic: ['When you have a moment', 'No rush'],
    authoritative: ['What to know', 'At a glance'],
  },
  sequence: {
    professional: ['Next step'],
    friendly: ['Your next step'],
    casual: ['Next up'],
    urgent: ['Next step, today'],
    empathetic: ['When you’re ready'],
    authoritative: ['What comes next'],
  },
  transactional: {
    professional: ['Your details'],
    friendly: ['All in one place'],
    casual: ['Here you go'],
    urgent: ['Please check today'],
    empathetic: ['Set out simply'],
    authoritative: ['For your records'],
  },
  reengagement: {
    professional: ['It has been a while'],
    friendly: ['We’ve missed you'],
    casual: ['Long time no see'],
    urgent: ['Worth another look today'],
    empathetic: ['Whenever you’re ready'],
    authoritative: ['Since we last wrote'],
  },
};

/** What a subject line says after its first words; the fullest first. */
export const subjectCores = [
  '{subject}: {offer}, {until}',
  '{subject}: {offer}',
  '{subject}, {when}, {place}',
  '{subject}, {when}',
  '{subject}, {until}',
  '{subject}, {price}',
  '{subject}',
  '{offer}, {until}',
  '{offer}',
] as const;

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
  '{subject}: {offer}, {until}. {Action}',
  '{subject}: {offer}. {Action}',
  '{subject}, {when}. {Action}',
  '{subject}, {until}. {Action}',
  '{subject}. {Action}',
  '{offer}. {Action}',
  '{subject}: {offer}, {until}.',
  '{subject}: {offer}.',
  '{subject}, {when}.',
  '{subject}, {until}.',
  '{subject}.',
  '{offer}.',
  '{Action}',
] as const;

export const nudges: Record<EmailTone, string> = {
  professional: 'The details are all in one place.',
  friendly: 'We’d love to hear from you.',
  casual: 'It only takes a minute.',
  urgent: 'Best done today.',
  empathetic: 'Take your time, and ask us anything.',
  authoritative: 'Read it, then decide.',
};

export const forReaders: Record<Audience, string> = {
  'decision-makers': 'Easy to forward.',
  'small-business': '',
  enterprise: 'For one person or a whole team.',
  consultants: 'Please pass it on.',
};
