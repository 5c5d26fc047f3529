import { type TaskGroup, taskGroups } from '@steps/platform/src/core/contract/aiTask';
import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { type EngineId, engineIds } from './engineId';

const connectionSchema = v.object({
  id: v.literal('connection'),
  /** Who does the tasks. */
  engine: v.picklist(engineIds),
  /** Ends before `/chat/completions`, without a slash: `http://localhost:11434/v1`. */
  baseUrl: v.string(),
  /** Empty for servers that ask for none. */
  key: v.string(),
  /** Model by task group; an empty name means the first model of the server. */
  models: v.record(v.picklist(taskGroups), v.string()),
  /** What the server offered when it was last asked. */
  offered: v.array(v.string()),
  /** The file of the model that is kept in this browser and chosen; empty for none. */
  local: v.optional(v.string(), ''),
});
export type AiConnection = Readonly<v.InferOutput<typeof connectionSchema>>;

/** A row of the workspace's own store: encrypted when the workspace has a passphrase, gone from memory at logout. */
export const aiConnections = defineCollection({
  name: 'aiConnection',
  module: 'settings',
  everyoneReads: true,
  scope: 'workspace',
  schema: connectionSchema,
  version: 2,
  migrations: {
    1: ({ enabled, ...old }) => ({ ...old, engine: enabled === true ? 'openai-compatible' : 'built-in' }),
  },
});

/** None is set up. */
export const noConnection: AiConnection = {
  id: 'connection',
  engine: 'built-in',
  baseUrl: '',
  key: '',
  models: { copy: '', articles: '', analysis: '', conversation: '' },
  offered: [],
  local: '',
};

/** The connection as it is set; the built-in engine at first. */
export const aiConnection = (): AiConnection => aiConnections.get(noConnection.id) ?? noConnection;
/** The connection, in render. */
export const useAiConnection = (): AiConnection => useRecord(aiConnections, noConnection.id) ?? noConnection;

/**
 * Gives tasks to another engine; address, key and models of the server stay for the next time. `RuleError` for the model
 * server while none is set up.
 */
export function chooseEngine(engine: EngineId): AiConnection {
  const connection = aiConnection();
  if (engine === 'openai-compatible' && !connection.baseUrl) throw new RuleError('Connect a model server first.');
  if (engine === 'local' && !connection.local) throw new RuleError('Keep a model on this device first.');
  return saveConnection({ ...connection, engine });
}

/** Gives tasks to a model file that is kept in this browser; without one, back to the built-in engine if it had them. */
export function chooseLocalModel(file: string | undefined): AiConnection {
  const connection = aiConnection();
  const engine = file ? 'local' : connection.engine === 'local' ? 'built-in' : connection.engine;
  return saveConnection({ ...connection, engine, local: file ?? '' });
}

/** Which model does the tasks of a group. */
export function chooseModel(group: TaskGroup, model: string): AiConnection {
  const connection = aiConnection();
  return saveConnection({ ...connection, models: { ...connection.models, [group]: model.trim() } });
}

/** Forgets the key; a server that needs one then refuses every request. */
export const forgetKey = (): AiConnection => saveConnection({ ...aiConnection(), key: '' });

export const modelFor = ({ models, offered }: AiConnection, group: TaskGroup): string =>
  models[group] || offered[0] || '';

/** Keeps the connection as it is now. */
export function saveConnection(connection: AiConnection): AiConnection {
  commit({ label: 'Change the AI engine', changes: [put(aiConnections, connection)], undoable: false });
  return connection;
}
