import type { Answer, AnswerContext } from '../reading/answerContext';
import { plainWords } from '../reading/wording';
import { answerQuestion } from './answerQuestion';
import { inManner, kindOf, type Speaker } from './manner';
import { asksForMemory, memoryFor, memoryText, toRemember } from './memory';

/** An agent as the built-in engine plays it. */
export interface AnsweringAgent extends Speaker {
  readonly key: string;
  /** What it remembers, oldest first. */
  readonly memory: readonly string[];
}

/** Answers as an agent does: in its manner, with what it remembers of the matter beside what the tools found. */
export async function answerAs(agent: AnsweringAgent, question: string, context: AnswerContext): Promise<Answer> {
  if (asksForMemory(question)) return { text: memoryText(agent.memory) };
  const called: string[] = [];
  const call: AnswerContext['call'] = (name, input) => {
    called.push(name);
    return context.call(name, input);
  };
  const kept = context.tools.has('propose_memory') ? toRemember(question) : undefined;
  if (kept) {
    await call('propose_memory', { text: kept, agentKey: agent.key });
    const text = 'I propose to remember this. Nothing changes until you accept.';
    return { text: inManner(agent, question, kindOf(text, called), text) };
  }
  const answer = await answerQuestion(question, { ...context, call });
  const told = memoryFor(question, agent.memory).map((text) => `You told me: “${plainWords(text)}”`);
  const text = inManner(agent, question, kindOf(answer.text, called), answer.text);
  return { ...answer, text: [text, ...told].join('\n\n') };
}
