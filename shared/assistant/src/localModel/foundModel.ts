import { factsAtAddress, modelAddress, piecesAtAddress } from './modelDownload';
import type { ModelFacts } from './modelFacts';
import { factsOfFile, type KeepOptions, keepModel, piecesOfFile } from './modelFiles';
import { thisDevice, tightFit, tooLarge } from './modelRoom';

/** A model that a person looks at before it is kept. */
export interface FoundModel {
  readonly facts: ModelFacts;
  /** Why it cannot be kept or used on this device. */
  readonly problem: string | undefined;
  /** What to know before it is kept. */
  readonly hint: string | undefined;
  /** Keeps it whole, or not at all. Rejects as `keepModel`. */
  keep(options: KeepOptions): Promise<void>;
}

/** Reads what a model file that a person chose says of itself. Rejects with `RuleError`. */
export async function lookAtFile(file: File): Promise<FoundModel> {
  const facts = await factsOfFile(file);
  return found(facts, (options) => keepModel(facts, piecesOfFile(file), options));
}

/** Reads what a model file at an address says of itself, the beginning of it alone. Rejects with `RuleError` or `AiError`. */
export async function lookAtAddress(typed: string, signal: AbortSignal): Promise<FoundModel> {
  const url = modelAddress(typed);
  const facts = await factsAtAddress(url, signal);
  return found(facts, (options) => keepModel(facts, piecesAtAddress(url, facts.bytes, options.signal), options));
}

async function found(facts: ModelFacts, keep: FoundModel['keep']): Promise<FoundModel> {
  const device = await thisDevice();
  return { facts, keep, problem: tooLarge(facts, device), hint: tightFit(facts, device) };
}
