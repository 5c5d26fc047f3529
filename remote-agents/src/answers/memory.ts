import { foldText } from '@steps/platform';
import { plainWords } from '../reading/wording';

/** What somebody wants to be remembered: "Remember that we close at four". A reminder to do something is a task. */
export function toRemember(question: string): string | undefined {
  const found =
    /^(?:please\s+)?(?:remember|keep in mind|bear in mind|don['’]t forget)(?:\s+that\b|:|,)?\s+(?!to\b)(.+)$/is.exec(
      question.trim(),
    );
  const text = found?.[1]?.trim();
  return text && !/\?$/.test(text) ? text.replace(/^./, (letter) => letter.toUpperCase()) : undefined;
}

/** Whether it is asked what is remembered. */
export const asksForMemory = (question: string): boolean =>
  /\bwhat (?:do|can|did) you (?:still )?remember\b|\bwhat have you remembered\b|\byour memory\b/i.test(question);

/** All that is remembered, as an answer. */
export function memoryText(memory: readonly string[]): string {
  if (memory.length === 0)
    return 'I remember nothing yet. Tell me what to keep, for example “Remember that we close at four”.';
  const lines = memory.map((text) => `- ${plainWords(text)}`).join('\n');
  return `You told me:\n\n${lines}\n\nYou can change or erase it under [AI Agents](/agents).`;
}

/** Words that are in every other question. */
const common =
  /^(?:about|which|where|there|their|these|those|would|could|should|contacts?|compan(?:y|ies)|deals?|tickets?|tasks?|meetings?|customers?|people|please|today|tomorrow|morning|month|always|every|never|have|what|with|from|that|this|when|many|much|your|mine|show|tell|give|list|find)$/;
const wordsOf = (text: string): readonly string[] =>
  (foldText(text).match(/[\p{L}\p{M}]{4,}/gu) ?? []).filter((word) => !common.test(word));

/** What is remembered that shares a telling word with the question, so that it is shown beside the answer. */
export function memoryFor(question: string, memory: readonly string[]): readonly string[] {
  const asked = new Set(wordsOf(question));
  return memory.filter((text) => wordsOf(text).some((word) => asked.has(word))).slice(0, 2);
}
