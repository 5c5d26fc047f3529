import { aiConnection } from '../ai/aiConnection';
import type { EngineId } from '../ai/engineId';
import type { EngineLimits } from '../ai/engineLimits';
import type { TaskGroup } from '../core/contract/aiTask';
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
