import type { SocialTone, SocialType } from '../marketingChoices';
import type { Occasion } from './gapTemplates';

export type Version = 'Main Post' | 'Alternative Version';

/**
 * First lines of a post, by type, version and tone; one that needs the business is left out where it has no name. The two
 * versions begin from different ends: what it is, and why it is told. A promotional post begins with the thing itself.
 */
export const socialOpenings: Record<SocialType, Record<Version, Record<SocialTone, readonly string[]>>> = {
  educational: {
    'Main Post': {
      professional: ['The main points, in one place.', 'A short guide.', 'What to know before you begin.'],
      friendly: ['Here’s one we’re often asked about.', 'A tip from us.', 'Something handy to know.'],
      casual: ['Here’s the short version.', 'Quick tip.', 'One to save for later.'],
      authoritative: ['The facts, without the padding.', 'What matters, in order.', 'How it is done.'],
      playful: [
        'Class is in session.',
        'Homework you can do with a cup of tea.',
        'Two minutes, then back to your tea.',
      ],
      inspirational: ['Knowing this makes the first step easier.', 'A small thing worth learning.', 'Start with this.'],
    },
    'Alternative Version': {
      professional: [
        'A question we hear often.',
        'Good practice, in brief.',
        'For anyone who would rather check first.',
      ],
      friendly: [
        'If you’ve ever wondered, this is for you.',
        'Not sure where to begin? Here.',
        'No silly questions here.',
      ],
      casual: ['You asked. Here you go.', 'Nobody tells you this bit.', 'Bookmark this one.'],
      authoritative: ['Check this before you decide.', 'Common question, plain answer.', 'Get this right first.'],
      playful: ['Pop quiz. The answers are below.', 'Pens out.', 'Things they didn’t teach us at school.'],
      inspirational: [
        'Every good decision starts with a few facts.',
        'Begin small.',
        'The next step is nearer than it looks.',
      ],
    },
  },
  promotional: {
    'Main Post': {
      professional: [''],
      friendly: [''],
      casual: [''],
      authoritative: [''],
      playful: [''],
      inspirational: [''],
    },
    'Alternative Version': {
      professional: [
        'For your consideration.',
        'Available from {business}.',
        'One thing to note.',
        'From {business}.',
        'In case it is useful.',
        'A short announcement.',
      ],
      friendly: [
        'We thought of you.',
        'One you might like.',
        'From us at {business}.',
        'This one may be for you.',
        'Something nice to share.',
        'Made a note? Here it is.',
      ],
      casual: [
        'Have a look at this.',
        'Psst.',
        'Right then.',
        'One for the weekend list.',
        'You’ll want to know this.',
        'Over here.',
      ],
      authoritative: [
        'What is on offer, in plain terms.',
        'The details, from {business}.',
        'Compare it with what you have.',
        'The facts first.',
        'Decide for yourself.',
        'What you get.',
      ],
      playful: [
        'Drum roll, please.',
        'Guess what.',
        'We’ve been bursting to tell you.',
        'Ta-da.',
        'Treat yourself? We won’t tell.',
        'Have you seen this?',
      ],
      inspirational: [
        'A good day to begin.',
        'If you’ve been meaning to, this is for you.',
        'One small yes.',
        'Something to look forward to.',
        'Make room for this.',
        'A reason to start.',
      ],
    },
  },
  engaging: {
    'Main Post': {
      professional: ['We would value your view.', 'A question for our readers.', 'Your opinion, please.'],
      friendly: ['We’d love to hear from you.', 'A question for you.', 'Help us out?'],
      casual: ['Quick question.', 'Settle this for us.', 'Be honest.'],
      authoritative: ['A question worth an answer.', 'Where do you stand?', 'One question.'],
      playful: ['Hands up.', 'Time to pick a side.', 'No wrong answers. Well, one.'],
      inspirational: ['What would you do with this?', 'A thought to share.', 'Your voice counts here.'],
    },
    'Alternative Version': {
      professional: ['Tell us what you think.', 'We are listening.', 'Over to our readers.'],
      friendly: ['Your turn.', 'Over to you.', 'Come and join in.'],
      casual: ['Say what you like. We’re listening.', 'Go on then.', 'Comments, please.'],
      authoritative: ['Put it to the test.', 'We want to know.', 'Answer in one line.'],
      playful: ['Comments are open. Be kind.', 'The debate starts now.', 'Cast your vote.'],
      inspirational: ['Your answer may help somebody else.', 'Let’s think about this together.', 'Share yours.'],
    },
  },
  storytelling: {
    'Main Post': {
      professional: ['A note from our work.', 'From our work.', 'One we remember.'],
      friendly: ['A small story from {business}.', 'A story we like to tell.', 'A small story.'],
      casual: ['So, this happened.', 'True story.', 'Picture it.'],
      authoritative: ['One example.', 'What happened, in brief.', 'A case in point.'],
      playful: ['Pull up a chair.', 'Once upon a time, not long ago.', 'Gather round.'],
      inspirational: ['This is how things begin.', 'Some stories stay with us.', 'Little by little.'],
    },
    'Alternative Version': {
      professional: ['Why we do this.', 'Worth recording.', 'Behind the result.'],
      friendly: ['This one matters to us.', 'Something we’re glad to share.', 'We wanted you to hear this.'],
      casual: ['Bit of a story here.', 'We had to share this.', 'Here’s one for you.'],
      authoritative: ['What it looks like in practice.', 'In practice.', 'What it took.'],
      playful: ['Are you sitting comfortably?', 'Plot twist included.', 'Kettle on, story below.'],
      inspirational: ['Small beginnings count.', 'One step after another.', 'What patience looks like.'],
    },
  },
  news: {
    'Main Post': {
      professional: ['An update from {business}.', 'An announcement.', 'News in brief.'],
      friendly: ['News from {business}.', 'A bit of news.', 'Something to tell you.'],
      casual: ['Something new with us.', 'News, hot off the kettle.', 'Heads up.'],
      authoritative: ['For your information.', 'Please note.', 'Announcement.'],
      playful: ['Extra, extra.', 'Stop the presses.', 'We interrupt your scrolling.'],
      inspirational: ['A few words from {business}.', 'From us to you.', 'Something we want you to know.'],
    },
    'Alternative Version': {
      professional: ['For your diary.', 'A short update.', 'What is new.'],
      friendly: ['Something to share.', 'You heard it here first.', 'A quick update from us.'],
      casual: ['Quick one.', 'In case you missed it.', 'Update.'],
      authoritative: ['What changes, in brief.', 'The position, in short.', 'To be clear.'],
      playful: ['Have you heard?', 'Word gets around.', 'Pass it on.'],
      inspirational: [
        'Good to have you with us.',
        'Thank you for following along.',
        'Read this when you have a minute.',
      ],
    },
  },
  'behind-scenes': {
    'Main Post': {
      professional: ['A look at how we work.', 'Behind our work.', 'From where we work.'],
      friendly: ['Behind the scenes at {business}.', 'A peek behind the door.', 'Come and see how it goes.'],
      casual: ['What we’ve been up to.', 'Meanwhile, out the back.', 'A day in our life.'],
      authoritative: ['How the work is done.', 'The part customers do not see.', 'What goes into it.'],
      playful: ['Shh. You’re not supposed to be back here.', 'Mind the mess.', 'Follow us round the back.'],
      inspirational: ['What it takes, day by day.', 'The quiet part.', 'Where the effort goes.'],
    },
    'Alternative Version': {
      professional: ['The work behind it.', 'On the job.', 'How a day goes.'],
      friendly: ['What’s keeping us busy.', 'You don’t often see this bit.', 'From our side of things.'],
      casual: ['Come round the back with us.', 'Sleeves up.', 'Not glamorous, but true.'],
      authoritative: ['Seen from the inside.', 'Method, not magic.', 'Before it reaches you.'],
      playful: ['Lift the curtain.', 'Proof that we do get up in the morning.', 'The bit you’re not meant to see.'],
      inspirational: ['The quiet hours before the result.', 'Care, seen close up.', 'The part that takes patience.'],
    },
  },
};

/** A question that fits what is announced. */
export const socialQuestions: Record<Occasion, string> = {
  sale: 'What would you choose first?',
  event: 'Who would you bring along?',
  course: 'Would you give it a go?',
  opening: 'Will you come and say hello?',
  launch: 'What would you like to know about it?',
  hours: 'Do these times suit you?',
  closure: 'Is there anything you need from us before then?',
  move: 'Will you come and see us there?',
  hiring: 'Do you know somebody who would be right for it?',
  reminder: 'Is yours done?',
  'price-change': 'Do you have a question about it?',
  thanks: 'What would you add?',
  apology: 'Is there anything we can put right for you?',
  appeal: 'Can you help?',
  advice: 'What would you add?',
  general: 'What do you think?',
};

/** Last words, by tone, where something is for sale. */
export const socialEndings: Record<SocialTone, readonly string[]> = {
  professional: [
    'We look forward to hearing from you.',
    'We are happy to answer your questions.',
    'Please ask us anything.',
  ],
  friendly: ['We’d love to see you.', 'We’d love to hear from you.', 'Questions? Just ask.'],
  casual: ['See you soon.', 'Fancy it? Let us know.', 'Give us a shout.'],
  authoritative: ['Ask before you decide.', 'Compare, ask, then decide.', 'The rest is up to you.'],
  playful: ['Tag somebody who would like this.', 'You know where we are.', 'Spread the word.'],
  inspirational: ['Small steps count, and this could be one.', 'We would be glad to help you begin.', 'Why not now?'],
};

/** The tag of a kind of post that has one of its own; it says nothing of the business. */
export const spareTags: Partial<Record<SocialType, string>> = {
  storytelling: 'OurStory',
  news: 'News',
  'behind-scenes': 'BehindTheScenes',
};
