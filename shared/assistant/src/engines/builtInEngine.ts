import { assertGoing } from '@steps/business/src/ai/aiError';
import { choiceFor } from '@steps/business/src/ai/copy/choice';
import { pause } from '@steps/business/src/ai/pause';
import { brandWordsIn } from '@steps/business/src/nouns/clients/brandWords';
import { analysisMs, generationMs, reportStepMs, reportStepPoints } from '@steps/platform/src/core/constants';
import type { Pace } from '@steps/platform/src/core/contract/aiTask';
import { draftUpTo } from '../partialDraft';
import type { Engine, EngineRequest } from './engine';
import { revised } from './revision';
import { writingClock } from './writingClock';

interface Steps {
  readonly totalMs: number;
  readonly stepMs: number;
}

/** How long a task takes and how often it shows where it is, in ms. */
const paces: Record<Pace, Steps> = {
  generation: { totalMs: generationMs, stepMs: 100 },
  analysis: { totalMs: analysisMs, stepMs: 100 },
  report: { totalMs: (100 / reportStepPoints) * reportStepMs, stepMs: reportStepMs },
};

/** Fills templates without any network: the same for the same input, in the specified time. */
export const builtInEngine: Engine = {
  id: 'built-in',
  model: 'built-in',
  async run(request) {
    assertGoing(request.signal);
    const { task, revision, onPartial, onProgress } = request;
    const draft = await draftOf({ ...request, input: await lookedUp(request) });
    const text = task.text(draft);
    const { totalMs, stepMs } = paceNow(paces[task.pace]);
    const startedAt = Date.now();
    onProgress(0);
    request.onStage({ at: 'writing' });
    // By the clock, not by counting steps: a browser slows the timers of a tab in the background.
    for (let passed = 0; passed < totalMs; passed = Date.now() - startedAt) {
      await pause(Math.min(stepMs, totalMs - passed), request.signal);
      const share = Math.min((Date.now() - startedAt) / totalMs, 1);
      onPartial(wordsUpTo(text, share));
      request.onDraft(draftUpTo(draft, share));
      onProgress(Math.floor((share * 100) / reportStepPoints) * reportStepPoints);
    }
    return { draft: revision && !task.followsNotes ? revised(draft, revision) : draft, cut: undefined };
  },
  async converse({ respond, signal, onText, onStage }) {
    assertGoing(signal);
    onStage({ at: 'writing' });
    const text = await respond();
    const { totalMs, stepMs } = paceNow(paces.generation);
    const startedAt = Date.now();
    for (let passed = 0; passed < totalMs; passed = Date.now() - startedAt) {
      onText(wordsUpTo(text, passed / totalMs));
      await pause(Math.min(stepMs, totalMs - passed), signal);
    }
    return { text, cut: undefined };
  },
};

function paceNow({ totalMs, stepMs }: Steps): Steps {
  const times = writingClock.speed();
  return { totalMs: totalMs / times, stepMs: stepMs / times };
}

/** The input with what its task looked up first, where it looks anything up. */
const lookedUp = async ({ task, input, toolRunner }: EngineRequest): Promise<unknown> =>
  task.lookUp && toolRunner.tools.length > 0
    ? task.lookUp(input, (name, asked) => toolRunner.call(name, asked))
    : input;

/** How often other words are looked for when a draft has some that the brand avoids. */
const otherTries = 12;

/** The draft with the fewest words that the brand avoids: what the brief itself says stays, and the card of the result names it. */
async function draftOf({ task, input, context, revision }: EngineRequest): Promise<unknown> {
  const avoid = context.wordsToAvoid ?? [];
  const written = (...more: readonly number[]) =>
    task.builtIn(input, context, choiceFor(task.kind, input, context, revision ?? null, ...more), revision);
  const avoidedIn = (draft: unknown) => brandWordsIn(task.text(draft), avoid).length;
  let best = await written();
  let found = avoidedIn(best);
  for (let nth = 1; found > 0 && nth <= otherTries; nth++) {
    const other = await written(nth);
    const count = avoidedIn(other);
    if (count < found) [best, found] = [other, count];
  }
  return best;
}

const wordsUpTo = (text: string, share: number): string => {
  const end = Math.ceil(text.length * share);
  const space = text.indexOf(' ', end);
  return share >= 1 || space < 0 ? text : text.slice(0, space);
};
