import * as v from 'valibot';
import { type TaskGroup, taskGroups } from '../core/contract/aiTask';
import { defineCollection } from '../core/store/collection';
import { commit } from '../core/store/commit';
import { put } from '../core/store/recordChange';
import { useRecord } from '../core/store/recordHooks';
import { RuleError } from '../core/store/ruleError';
import { cleanLine } from '../core/text/cleanText';
import { cleanKey } from './apiKey';
import { type EngineId, engineIds } from './engines/engineId';

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

const none: AiConnection = {
  id: 'connection',
  engine: 'built-in',
  baseUrl: '',
  key: '',
  models: { copy: '', articles: '', analysis: '', conversation: '' },
  offered: [],
};

/** The connection as it is set; the built-in engine at first. */
export const aiConnection = (): AiConnection => aiConnections.get(none.id) ?? none;
/** The connection, in render. */
export const useAiConnection = (): AiConnection => useRecord(aiConnections, none.id) ?? none;

/** What a person enters to connect. */
export interface ServerInput {
  /** The model to begin with; left out, the first that can chat. */
  readonly model?: string | undefined;
  readonly baseUrl: string;
  /** Left out: the key stays, unless the server is another one. */
  readonly key?: string | undefined;
}

/** The address and key that `input` means, with the key of another server left out. `RuleError` for a wrong address or key. */
export function serverOf({ baseUrl, key }: ServerInput): { readonly baseUrl: string; readonly key: string } {
  const address = serverAddress(baseUrl);
  const known = aiConnection();
  // A key typed for one server must never travel to another one.
  const kept = known.baseUrl && new URL(known.baseUrl).origin === new URL(address).origin ? known.key : '';
  return { baseUrl: address, key: cleanKey(key ?? '') || kept };
}

/**
 * Switches tasks to a server that has answered; `offered` are its models. All groups get the model that was named; without one,
 * groups keep what is still offered and else get the first.
 */
export function connectServer(input: ServerInput, offered: readonly string[]): AiConnection {
  const first = offered[0] ?? '';
  const { models } = aiConnection();
  const named = input.model?.trim();
  const chosen = (group: TaskGroup) => named || (offered.find((model) => model === models[group]) ?? first);
  return save({
    ...none,
    ...serverOf(input),
    engine: 'openai-compatible',
    offered: [...new Set([...offered, ...(named ? [named] : [])])],
    models: {
      copy: chosen('copy'),
      articles: chosen('articles'),
      analysis: chosen('analysis'),
      conversation: chosen('conversation'),
    },
  });
}

/**
 * Gives tasks to another engine; address, key and models of the server stay for the next time. `RuleError` for the model
 * server while none is set up.
 */
export function chooseEngine(engine: EngineId): AiConnection {
  const connection = aiConnection();
  if (engine === 'openai-compatible' && !connection.baseUrl) throw new RuleError('Connect a model server first.');
  return save({ ...connection, engine });
}

/** Which model does the tasks of a group. */
export function chooseModel(group: TaskGroup, model: string): AiConnection {
  const connection = aiConnection();
  return save({ ...connection, models: { ...connection.models, [group]: model.trim() } });
}

/** Forgets the key; a server that needs one then refuses every request. */
export const forgetKey = (): AiConnection => save({ ...aiConnection(), key: '' });

export const modelFor = ({ models, offered }: AiConnection, group: TaskGroup): string =>
  models[group] || offered[0] || '';

/** An address as it is used: http or https, no name or password in it, `/v1` when it names no path. `RuleError` otherwise. */
export function serverAddress(text: string): string {
  const typed = cleanLine(text).replace(/^[\s"'“”‘’<]+|[\s"'“”‘’>]+$/gu, '');
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`);
  // Some browsers write the spaces of a host as %20 instead of refusing them.
  if (!url || /\s/.test(typed))
    throw new RuleError('Enter the address of the model server, such as http://localhost:11434/v1.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new RuleError(`Enter an address that starts with http:// or https://, not ${url.protocol}//.`);
  }
  if (url.username || url.password)
    throw new RuleError('Leave name and password out of the address; use the key field.');
  const path = url.pathname
    .replace(/\/(?:(?:chat\/)?completions|models|responses|embeddings)?\/*$/, '')
    .replace(/\/+$/, '');
  return `${url.origin}${path || '/v1'}`;
}

function save(connection: AiConnection): AiConnection {
  commit({ label: 'Change the AI engine', changes: [put(aiConnections, connection)], undoable: false });
  return connection;
}
