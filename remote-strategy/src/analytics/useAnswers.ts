import { listTools, loadTools } from '@steps/business/ai';
import type { QueryAnswer } from '@steps/business/queries';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Widget } from './board';
import { type QuestionAnswer, questionAnswer } from './questionRules';
import type { BoardCounts } from './useCounts';

/** By widget; why one could not be worked out, where it could not. */
export type Answers = ReadonlyMap<string, QuestionAnswer | Error>;

/** Answers to the questions of a board, again whenever its figures are counted. What was answered stays until the next is there. */
export function useAnswers(widgets: readonly Widget[], { at, failed }: BoardCounts): Answers {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const asked = JSON.stringify(widgets.flatMap(({ id, asked: question }) => (question ? [{ id, ...question }] : [])));
  useEffect(() => {
    if (!at && !failed) return;
    const stop = new AbortController();
    const questions: readonly { id: string; tool: string; query: string }[] = JSON.parse(asked);
    for (const { id, tool, query } of questions) {
      answerTo(tool, query, stop.signal)
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
        .then((answer) => !stop.signal.aborted && setAnswers((last) => new Map(last).set(id, answer)));
    }
    return () => stop.abort();
  }, [asked, at, failed]);
  return answers;
}

async function answerTo(name: string, query: string, signal: AbortSignal): Promise<QuestionAnswer> {
  const { tools } = await loadTools(listTools().filter((tool) => tool.name === name && tool.kind === 'read'));
  const [tool] = tools;
  if (!tool) throw new Error('the part of Steps that has these records is not available.');
  // What a tool that takes queries gives.
  const answer = (await tool.run(v.parse(tool.input, JSON.parse(query)), { signal })) as QueryAnswer;
  return questionAnswer(query, answer);
}
