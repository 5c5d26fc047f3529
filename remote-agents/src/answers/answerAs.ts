import type { AnswerContext } from '../reading/answerContext';
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
export async function answerAs(agent: AnsweringAgent, question: string, context: AnswerContext): Promise<string> {
  if (asksForMemory(question)) return memoryText(agent.memory);
  const called: string[] = [];
  const call: AnswerContext['call'] = (name, input) => {
    called.push(name);
    return context.call(name, input);
  };
  const kept = context.tools.has('propose_memory') ? toRemember(question) : undefined;
  if (kept) {
    await call('propose_memory', { text: kept, agentKey: agent.key });
    const answer = 'I propose to remember this. Nothing changes until you accept.';
    return inManner(agent, question, kindOf(answer, called), answer);
  }
  const answer = await answerQuestion(question, { ...context, call });
  const told = memoryFor(question, agent.memory).map((text) => `You told me: “${plainWords(text)}”`);
  return [inManner(agent, question, kindOf(answer, called), answer), ...told].join('\n\n');
}
