import { aiConnection, modelFor } from '../ai/aiConnection';
import type { EngineId } from '../ai/engineId';
import type { EngineLimits } from '../ai/engineLimits';
import type { TaskGroup } from '../core/contract/aiTask';
import { builtInEngine } from './engines/builtInEngine';
import type { Engine } from './engines/engine';

/** The engine that is set, or the one that is asked for; code of those that are not used is not fetched. */
export async function chosenEngine(
  group: TaskGroup,
  { engine, limits }: { readonly engine?: EngineId | undefined; readonly limits?: EngineLimits | undefined },
): Promise<Engine> {
  const connection = aiConnection();
  switch (engine ?? connection.engine) {
    case 'built-in':
      return builtInEngine;
    case 'browser': {
      const { browserEngine } = await import('./engines/browserEngine');
      return browserEngine(limits);
    }
    case 'openai-compatible': {
      const { modelEngine } = await import('./engines/modelEngine');
      return modelEngine(connection, modelFor(connection, group), limits);
    }
  }
}
