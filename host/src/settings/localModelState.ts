import {
  type FoundModel,
  keptModels,
  lookAtAddress,
  lookAtFile,
  type ModelFacts,
  removeModel,
  tryLocalModel,
} from '@steps/assistant/host';
import { chooseLocalModel } from '@steps/business/host';
import { proxy, ref, useSnapshot } from 'valtio';
import { errorText } from '../gate/errorText';

/** What is under way; `percent` where somebody knows how far it is. */
export interface ModelWork {
  readonly what: 'looking' | 'keeping' | 'loading';
  readonly percent?: number;
}

interface LocalModels {
  /** Undefined until the browser's files were read. */
  kept: readonly ModelFacts[] | undefined;
  found: FoundModel | undefined;
  work: ModelWork | undefined;
  problem: string | undefined;
  /** Of the model in use, after it was tried: tokens in a second. */
  speed: number | undefined;
}

const state = proxy<LocalModels>({
  kept: undefined,
  found: undefined,
  work: undefined,
  problem: undefined,
  speed: undefined,
});
let running: AbortController | undefined;

/** The models of this browser and what is done with them, in render. The cast takes away the snapshot's deep `readonly`. */
export const useLocalModels = () => useSnapshot(state) as Readonly<LocalModels>;

/** Reads which models are kept. Never rejects. */
export async function readKeptModels(): Promise<void> {
  state.kept = ref(await keptModels());
}

/** Looks at a model before it is kept: a file that was chosen, or an address that was typed. */
export const lookAtModel = (from: File | string): Promise<void> =>
  worked('looking', async (signal) => {
    state.found = undefined;
    const found = typeof from === 'string' ? await lookAtAddress(from, signal) : await lookAtFile(from);
    if (!signal.aborted) state.found = ref(found);
  });

/** Keeps the model that was looked at, and gives it the tasks. */
export const keepFoundModel = (): Promise<void> =>
  worked('keeping', async (signal) => {
    const { found } = state;
    if (!found) return;
    const { bytes, file } = found.facts;
    const onBytes = (done: number) => showPercent((done / bytes) * 100);
    await found.keep({ signal, onBytes });
    state.found = undefined;
    await readKeptModels();
    chooseModelFile(file);
  });

/** Gives the tasks to a kept model. */
export function chooseModelFile(file: string): void {
  state.speed = undefined;
  chooseLocalModel(file);
}

/** Loads the model in use and has it write a few words. */
export const tryModel = (file: string): Promise<void> =>
  worked('loading', async (signal) => {
    state.speed = undefined;
    state.speed = await tryLocalModel(file, { signal, onLoading: showPercent });
  });

/** Deletes a kept model; the one in use hands the tasks back. */
export const deleteModel = (file: string, inUse: boolean): Promise<void> =>
  worked('looking', async () => {
    await removeModel(file);
    if (inUse) chooseLocalModel(undefined);
    await readKeptModels();
  });

/** Looks away from a model without keeping it. */
export function forgetFound(): void {
  state.found = undefined;
  state.problem = undefined;
}

/** Ends what is under way. */
export const stopModelWork = (): void => running?.abort();

const showPercent = (percent: number): void => {
  if (state.work) state.work = { ...state.work, percent: Math.floor(percent) };
};

/** One piece of work at a time, and why it failed. */
async function worked(what: ModelWork['what'], work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  state.problem = undefined;
  state.work = { what };
  try {
    await work(own.signal);
  } catch (error) {
    if (running === own) state.problem = errorText(error);
  } finally {
    if (running === own) state.work = undefined;
  }
}
