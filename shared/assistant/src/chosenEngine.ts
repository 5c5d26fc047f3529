import { aiConnection } from '@steps/business/src/ai/aiConnection';
import type { EngineId } from '@steps/business/src/ai/engineId';
import type { EngineLimits } from '@steps/business/src/ai/engineLimits';
import type { TaskGroup } from '@steps/platform/src/core/contract/aiTask';
import { builtInEngine } from './engines/builtInEngine';
import type { Engine } from './engines/engine';

/** The engine that is set, or the one that is asked for; code for models is not fetched before one is used. */
export async function chosenEngine(
  group: TaskGroup,
  { engine, limits }: { readonly engine?: EngineId | undefined; readonly limits?: EngineLimits | undefined },
): Promise<Engine> {
  const connection = aiConnection();
  const chosen = engine ?? connection.engine;
  if (chosen === 'built-in') return builtInEngine;
  const { engineWithModel } = await import('./modelEngines');
  return engineWithModel(chosen, connection, { group, limits });
}
