import { type AiConnection, modelFor } from '@steps/business/src/ai/aiConnection';
import type { EngineId } from '@steps/business/src/ai/engineId';
import type { EngineLimits } from '@steps/business/src/ai/engineLimits';
import type { TaskGroup } from '@steps/platform/src/core/contract/aiTask';
import { browserEngine } from './engines/browserEngine';
import type { Engine } from './engines/engine';
import { modelEngine } from './engines/modelEngine';
import { localEngine } from './localModel/localEngine';

/** An engine that asks a model. They share most of their code, so they are fetched together. Rejects with `AiError`. */
export async function engineWithModel(
  engine: Exclude<EngineId, 'built-in'>,
  connection: AiConnection,
  { group, limits }: { readonly group: TaskGroup; readonly limits: EngineLimits | undefined },
): Promise<Engine> {
  if (engine === 'browser') return browserEngine(limits);
  if (engine === 'local') return localEngine(connection.local, limits);
  return modelEngine(connection, modelFor(connection, group), limits);
}
