import { requireRight } from '@steps/business/host';
import { commit, drop, put, RuleError, stamp, useRecord } from '@steps/platform';
import {
  type Connection,
  type ConnectionLog,
  connectionLogs,
  connections,
  mostLines,
  type Webhook,
} from './connection';
import { newSecret, webhookAddress } from './webhookRules';

/** Marks a service as used by the open business. */
export function connect(id: string): void {
  save({ id, connectedAt: stamp() }, 'Connect');
}

/** Has changes told to an address from now on. `RuleError` for one that is not allowed. */
export function connectWebhook(input: { readonly address: string; readonly modules: readonly string[] }): void {
  // Whoever may take no file out must not have everything sent out either.
  requireRight('export', 'integrations');
  const webhook = {
    address: webhookAddress(input.address),
    modules: chosen(input.modules),
  };
  const at = stamp();
  save({ id: 'webhooks', connectedAt: at, webhook }, 'Connect');
  saveLog({ id: 'webhooks', lines: [], secret: newSecret(), sentUpTo: `log-${at}` });
}

/** A webhook with what its messages are signed with. */
export type OpenWebhook = Webhook & { readonly secret: string };

/** The webhook of the open business; nothing when it was disconnected, and the secret with it. */
export const openWebhook = (): OpenWebhook | undefined =>
  withSecret(connections.get('webhooks'), connectionLogs.get('webhooks'));

/** The same, in render. */
export const useWebhook = (): OpenWebhook | undefined =>
  withSecret(useRecord(connections, 'webhooks'), useRecord(connectionLogs, 'webhooks'));

const withSecret = (connection: Connection | undefined, log: ConnectionLog | undefined): OpenWebhook | undefined =>
  connection?.webhook && log?.secret ? { ...connection.webhook, secret: log.secret } : undefined;

/** Chooses the modules whose changes are sent. */
export function chooseModules(modules: readonly string[]): void {
  const connection = connections.get('webhooks');
  if (!connection?.webhook) return;
  save({ ...connection, webhook: { ...connection.webhook, modules: chosen(modules) } }, 'Change the webhook of');
}

/** Tries again at once after a pause; what waited is sent. */
export function resumeWebhook(): void {
  requireRight('change', 'integrations');
  const { nextAt: _next, pausedAt: _paused, ...log } = logOf('webhooks');
  saveLog({ ...log, failures: 0 });
}

/** Ends a connection and forgets its secrets, its queue and its log. */
export function disconnect(id: string): void {
  commit({
    label: `Disconnect ${id}`,
    changes: [
      ...(connections.get(id) ? [drop(connections, id)] : []),
      ...(connectionLogs.get(id) ? [drop(connectionLogs, id)] : []),
    ],
    undoable: false,
  });
}

/** Writes down what was tried with a service. */
export function logConnection(id: string, ok: boolean, text: string): void {
  saveLog(withLine(logOf(id), ok, text));
}

export const withLine = (log: ConnectionLog, ok: boolean, text: string): ConnectionLog => ({
  ...log,
  lines: [{ at: stamp(), ok, text }, ...log.lines].slice(0, mostLines),
});

/** How a connection does. */
export const logOf = (id: string): ConnectionLog => connectionLogs.get(id) ?? { id, lines: [] };

export function saveLog(log: ConnectionLog): void {
  commit({ label: 'Note how a connection does', changes: [put(connectionLogs, log)], undoable: false });
}

export const useConnection = (id: string): Connection | undefined => useRecord(connections, id);

/** How it does, in render. */
export const useConnectionLog = (id: string): ConnectionLog => useRecord(connectionLogs, id) ?? { id, lines: [] };

function save(connection: Connection, verb: string): void {
  // A first connection is a record that is added, which asks for another right than the page does.
  requireRight('change', 'integrations');
  commit({ label: `${verb} ${connection.id}`, changes: [put(connections, connection)], undoable: false });
}

function chosen(modules: readonly string[]): string[] {
  if (modules.length === 0) throw new RuleError('Choose at least one module.');
  return [...new Set(modules)];
}
