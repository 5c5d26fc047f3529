import {
  asksForSomething,
  defineChatter,
  factSentences,
  inIndustry,
  type Missing,
  namesSubject,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalText,
  optionalTexts,
  promptOf,
  required,
  scored,
  scoredFields,
  shortSentences,
  signer,
  topicOf,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';

const draft = v.object({ content: written() });

export const agentReply = defineChatter({
  kind: 'agent-reply',
  group: 'conversation',
  title: 'Agent reply',
  module: 'dashboard',
  risk: 'draft',
  pace: 'generation',
  reply: 'text',
  input: v.object({
    agent: required('the name of the agent'),
    specialty: required('what the agent is good at'),
    /** How the agent speaks: "calm and precise". */
    personality: optionalText,
    message: required('a message'),
    /** Earlier turns, oldest first. */
    history: v.optional(v.array(v.object({ role: v.picklist(['user', 'agent']), text: v.string() })), () => []),
    /** What the current page shows, and figures of the client, each with its source. */
    facts: optionalTexts,
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ agent, message }) => `${oneLine(agent)}: ${oneLine(message)}`,
  builtIn(input, context, choice) {
    const topic = topicOf(input.message);
    const agent = oneLine(input.agent);
    const facts = factSentences(input.facts, 200);
    const lines = [
      choice.pick(openings)(agent, oneLine(input.specialty), topic.name),
      facts.length > 0
        ? `This is what I can see:\n${facts.map((fact) => `- ${fact}`).join('\n')}`
        : `I see no records about this for ${signer(context)}${inIndustry(context)} yet, so I will not guess.`,
      choice.pick(questions),
    ];
    return { content: lines.join('\n\n') };
  },
  prompt: (input, context) =>
    promptOf(
      `You are ${oneLine(input.agent)}, an assistant for ${oneLine(input.specialty)}.${input.personality ? ` You are ${oneLine(input.personality)}.` : ''} Answer in at most 150 words of plain text. You change nothing yourself: what should be changed, you propose. Say so when you do not know.`,
      [],
      {
        conversation: input.history
          .slice(-20)
          .map(({ role, text }) => `${role === 'user' ? 'User' : 'You'}: ${text}`)
          .join('\n'),
        facts: input.facts.join('\n'),
        message: input.message,
      },
      context,
    ),
  finish: (made, input, _context, finishing) => {
    const missing: Missing[] =
      input.facts.length > 0
        ? []
        : [
            {
              fact: 'records',
              question: 'Which records or figures is this about? Open the page that shows them, or name them.',
            },
          ];
    return {
      ...made,
      reasoning:
        input.facts.length > 0
          ? `It was given ${input.facts.length} of your own records or figures.`
          : 'No records were given to it.',
      ...scored([
        nothingMissing(missing),
        { says: 'was given your own records', points: 29, met: input.facts.length > 0 },
        namesSubject(made.content, input.message, 20),
        shortSentences(made.content, 15),
        asksForSomething(made.content, 15),
      ]),
      missing,
      followUps: noteOutcomes(made.content, finishing),
    };
  },
  text: ({ content }) => content,
});

const openings = [
  (agent: string, specialty: string, topic: string) => `${agent} here, for ${specialty}. You ask about ${topic}.`,
  (agent: string, _specialty: string, topic: string) => `Thank you for asking about ${topic}. This is ${agent}.`,
  (agent: string, specialty: string, topic: string) =>
    `About ${topic}: this is ${agent}, and I look after ${specialty}.`,
];

const questions = [
  'What would a good result look like for you? Tell me, and I will propose the first step.',
  'Shall I propose something you can approve, or would you like to see the records first?',
  'Which matters more to you here: doing it soon or doing it thoroughly?',
];
