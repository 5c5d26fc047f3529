import type { SocialTone, SocialType, Topic } from '@steps/shared/tasks';

type Hook = (topic: Topic, business: string) => string;

/** How a post of each type begins: the direct way, and from another side. */
export const socialHooks: Record<SocialType, Record<'Main Post' | 'Alternative Version', readonly Hook[]>> = {
  educational: {
    'Main Post': [
      (topic, business) =>
        `${topic.title}: three things ${business} would check first. What it is for, who it is for, and what happens if you leave it.`,
      (topic, business) =>
        `A short lesson from ${business} on ${topic.name}: start with the question your customers ask most.`,
    ],
    'Alternative Version': [
      (topic, business) =>
        `The most common mistake with ${topic.name}? Starting with the solution. At ${business} we start with the problem.`,
      (topic, business) =>
        `If ${business} could tell you one thing about ${topic.name}, it would be this: write down what “done” looks like first.`,
    ],
  },
  promotional: {
    'Main Post': [
      (topic, business) => `From ${business}: ${topic.name}.`,
      (topic, business) => `${topic.title}. From ${business}, and ready when you are.`,
    ],
    'Alternative Version': [
      (topic, business) => `${business} would like to show you something: ${topic.name}.`,
      (topic, business) => `One less thing on your list: ${topic.name}, done by ${business}.`,
    ],
  },
  engaging: {
    'Main Post': [
      (topic, business) => `A question from ${business}: what do you make of ${topic.name}?`,
      (topic, business) => `${topic.title}: love it, leave it, or not sure yet? ${business} would like to know.`,
    ],
    'Alternative Version': [
      (topic, business) => `Finish this sentence for ${business}: “When I think of ${unquoted(topic.name)}, I …”`,
      (topic, business) => `For or against? ${business} would like to hear both sides of ${topic.name}.`,
    ],
  },
  storytelling: {
    'Main Post': [
      (topic, business) => `Every story at ${business} begins with one line. This one begins like this: ${topic.name}.`,
      (topic, business) =>
        `Every business has a story it keeps telling. At ${business}, it is the one about ${topic.name}.`,
    ],
    'Alternative Version': [
      (topic, business) => `Where should ${business} begin this story? Perhaps here: ${topic.name}.`,
      (topic, business) => `If ${topic.name} were a film by ${business}, which scene would you want to see first?`,
    ],
  },
  news: {
    'Main Post': [
      (topic, business) => `News from ${business}: ${topic.name}.`,
      (topic, business) =>
        `${topic.title}. That is the news from ${business} today, and here is what it means for you.`,
    ],
    'Alternative Version': [
      (topic, business) => `What changes at ${business}? In one line: ${topic.name}.`,
      (topic, business) => `You read it here first. At ${business} the subject of the week is ${topic.name}.`,
    ],
  },
  'behind-scenes': {
    'Main Post': [
      (topic, business) => `Behind the door at ${business}: how we go about ${topic.name}.`,
      (topic, business) =>
        `What you do not see of ${topic.name}: the lists, the second thoughts and the tea at ${business}.`,
    ],
    'Alternative Version': [
      (topic, business) => `A look over our shoulder at ${business} while we work on ${topic.name}.`,
      (topic, business) => `The unpolished version of ${topic.name}, straight from the desk at ${business}.`,
    ],
  },
};

/** How a post ends in each tone. */
export const socialAsks: Record<SocialTone, readonly string[]> = {
  professional: [
    'Read more on our website, or send us your question.',
    'Send us a message if you would like the details.',
  ],
  friendly: ['Tell us what you think, we read every comment.', 'Come and say hello, you are always welcome.'],
  casual: ['Thoughts? Drop them below, your turn.', 'Sound like you? Send us a message.'],
  authoritative: [
    'Ask us for the reasoning; you should see it before you decide.',
    'Try it, measure it, then tell us what you found.',
  ],
  playful: [
    'Comment with your favourite biscuit and you may just get an answer.',
    'Share this with the one person you know who needs it.',
  ],
  inspirational: [
    'Start with one small step this week. Which one will you choose?',
    'Choose one thing and begin; you can mend the rest later.',
  ],
};

const unquoted = (name: string) => name.replace(/^“|”$/g, '');
