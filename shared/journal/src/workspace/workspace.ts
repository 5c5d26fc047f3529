import { withKeyValue } from '@steps/platform/src/core/workspace/keyValue';
import { WorkspaceError } from '@steps/platform/src/core/workspace/workspaceError';
import {
  now,
  readRecord,
  summary,
  type Workspace,
  type WorkspacePorts,
  workspaceKey,
} from '@steps/platform/src/core/workspace/workspaceRecord';
import { passphraseProblem, waitAfter, waitLeft } from '@steps/platform/src/core/workspace/workspaceRules';
import {
  type KeyRecord,
  type Protection,
  type WorkspaceRecord,
  workspaceRecordSchema,
} from '@steps/platform/src/core/workspace/workspaceSchema';
import * as v from 'valibot';
import { dropRecordCopy, keepRecordCopy, keptRecordCopy } from './keyStore';
import type { RecoveryFile } from './recoveryFile';
import {
  changedByPassphrase,
  changedByRecovery,
  changedRecovery,
  keyByPassphrase,
  newProtection,
  withoutPersonKey,
  withPersonKey,
} from './workspaceKeys';

/** A workspace that is open: with `key` (AES-GCM, not extractable) when it is encrypted. */
export interface OpenWorkspace {
  readonly workspace: Workspace;
  readonly key?: CryptoKey;
  /** Whose passphrase opened it, when it is not the owner's. */
  readonly person?: string | undefined;
  /** Only when a passphrase has just been set for the first time: offer it for download now. */
  readonly recoveryFile?: RecoveryFile;
}

/** Makes the workspace of this browser. Never replaces one: throws `exists`, or `damaged` when what is there is unreadable. */
export async function createWorkspace(
  given: { name: string; passphrase?: string },
  ports: WorkspacePorts = {},
): Promise<OpenWorkspace> {
  assertNone(ports);
  if (given.passphrase !== undefined) assertAcceptable(given.passphrase);
  const bare: WorkspaceRecord = {
    version: 1,
    id: crypto.randomUUID(),
    name: given.name.trim() || 'My workspace',
    createdAt: new Date(now(ports)).toISOString(),
    protection: 'none',
    attempts: { failures: 0, notBefore: 0 },
  };
  const secured: NewRecord = given.passphrase === undefined ? { record: bare } : await secure(bare, given.passphrase);
  // Deriving takes a moment, in which another tab may have made one.
  assertNone(ports);
  return opened(secured.record, ports, secured);
}

/** Sets a passphrase on a workspace that has none. The databases encrypt themselves when next opened with the key. */
export async function addPassphrase(passphrase: string, ports: WorkspacePorts = {}): Promise<OpenWorkspace> {
  assertAcceptable(passphrase);
  const record = requireRecord(ports);
  if (record.protection !== 'none') throw new WorkspaceError('exists', 'This workspace has a passphrase already.');
  const secured = await secure(record, passphrase);
  if (requireRecord(ports).protection !== 'none') {
    throw new WorkspaceError('exists', 'A passphrase has just been set in another tab.');
  }
  return opened(secured.record, ports, secured);
}

/** Opens the workspace. Throws `wrong-passphrase`, or `wait` when it is too early for another try. */
export async function unlockWorkspace(passphrase: string, ports: WorkspacePorts = {}): Promise<OpenWorkspace> {
  const record = requireRecord(ports);
  if (record.protection === 'none') return { workspace: summary(record, ports) };
  const { id, protection } = record;
  const { key, person } = await attempt(ports, () => keyByPassphrase(id, protection, passphrase));
  return { workspace: requireWorkspace(ports), key, person };
}

/**
 * Gives a person a passphrase that opens the same data, by one that opens it now. Wrong tries are held against the gate.
 * Throws `short-passphrase`, `wrong-passphrase` or `wait`.
 */
export async function givePassphrase(
  current: string,
  person: string,
  next: string,
  ports: WorkspacePorts = {},
): Promise<void> {
  assertAcceptable(next);
  const record = requireRecord(ports);
  const protection = requireProtection(record);
  const changed = await attempt(ports, () => withPersonKey(record.id, protection, current, person, next));
  writeRecord({ ...requireRecord(ports), protection: changed }, ports);
}

/** A person's passphrase opens nothing any more. */
export function takePassphrase(person: string, ports: WorkspacePorts = {}): void {
  const record = readRecord(ports);
  if (!record || record.protection === 'none') return;
  writeRecord({ ...record, protection: withoutPersonKey(record.protection, person) }, ports);
}

/** Ids of people whose own passphrase opens the workspace. */
export function peopleWithPassphrase(ports: WorkspacePorts = {}): readonly string[] {
  const record = readRecord(ports);
  return record && record.protection !== 'none'
    ? (record.protection.people?.keys.map(({ person }) => person) ?? [])
    : [];
}

/** What a copy of the data takes along to be opened elsewhere; nothing for a workspace without a passphrase. */
export function keyRecord(ports: WorkspacePorts = {}): KeyRecord | undefined {
  const record = readRecord(ports);
  return record && record.protection !== 'none' ? { id: record.id, protection: record.protection } : undefined;
}

/** The key of a copy by the passphrase that opened its workspace when it was made; undefined for another one. */
export const keyOfRecord = async ({ id, protection }: KeyRecord, passphrase: string): Promise<CryptoKey | undefined> =>
  (await keyByPassphrase(id, protection, passphrase))?.key;

/** Replaces the passphrase; data and recovery file stay as they are. Wrong tries count as at the gate. */
export async function changePassphrase(
  current: string,
  next: string,
  ports: WorkspacePorts = {},
): Promise<OpenWorkspace> {
  assertAcceptable(next);
  const record = requireRecord(ports);
  const protection = requireProtection(record);
  const changed = await attempt(ports, () => changedByPassphrase(record.id, protection, current, next));
  return opened({ ...requireRecord(ports), protection: changed.protection }, ports, changed);
}

/** Makes another recovery file; the earlier one stops working. Wrong passphrases count as at the gate. */
export async function renewRecoveryFile(passphrase: string, ports: WorkspacePorts = {}): Promise<RecoveryFile> {
  const record = requireRecord(ports);
  const protection = requireProtection(record);
  const { recoveryFile } = await recoveryFiles();
  const changed = await attempt(ports, () => changedRecovery(record.id, protection, passphrase));
  writeRecord({ ...requireRecord(ports), protection: changed.protection }, ports);
  return recoveryFile(record, changed.recoveryKey);
}

/** Opens the workspace with the recovery file's text (or the key alone) and sets a new passphrase. */
export async function unlockWithRecovery(
  text: string,
  next: string,
  ports: WorkspacePorts = {},
): Promise<OpenWorkspace> {
  assertAcceptable(next);
  const record = requireRecord(ports);
  const { recoveryKeyFrom } = await recoveryFiles();
  const changed = await changedByRecovery(record.id, requireProtection(record), recoveryKeyFrom(text), next);
  if (!changed) {
    throw new WorkspaceError('bad-recovery-file', `This recovery key does not open the workspace “${record.name}”.`);
  }
  const attempts = { failures: 0, notBefore: 0 };
  return opened({ ...record, protection: changed.protection, attempts }, ports, changed);
}

/** Gives the workspace another name. */
export function renameWorkspace(name: string, ports: WorkspacePorts = {}): Workspace {
  const record = { ...requireRecord(ports), name: name.trim() || 'My workspace' };
  writeRecord(record, ports);
  return summary(record, ports);
}

/** Forgets the workspace, also a damaged one. Encrypted data can never be opened again: ask first. */
export function removeWorkspace(ports: WorkspacePorts = {}): void {
  withKeyValue(ports.storage, (storage) => storage.removeItem(workspaceKey));
  if (!ports.storage) copyInTurn(dropRecordCopy);
}

/**
 * Brings the record back from its copy when localStorage lost it while the databases are still there. Never replaces a
 * record, and never rejects: without a copy everything stays as it is. Returns whether it brought one back.
 */
export async function restoreWorkspaceRecord(): Promise<boolean> {
  try {
    if (withKeyValue(undefined, (storage) => storage.getItem(workspaceKey)) !== null) return false;
    await copying;
    const text = await keptRecordCopy();
    if (text === undefined || !v.is(workspaceRecordSchema, JSON.parse(text))) return false;
    return withKeyValue(undefined, (storage) => {
      // Reading took a moment, in which another tab may have made one.
      if (storage.getItem(workspaceKey) !== null) return false;
      storage.setItem(workspaceKey, text);
      return true;
    });
  } catch (error) {
    console.warn('The copy of the workspace record cannot be read', error);
    return false;
  }
}

interface NewRecord extends Omit<OpenWorkspace, 'workspace'> {
  readonly record: WorkspaceRecord;
}

/** Fetched where a file is made or read, before anything is changed: the gate's first load needs none. */
const recoveryFiles = () => import('./recoveryFile');

async function secure(bare: WorkspaceRecord, passphrase: string): Promise<NewRecord> {
  const { recoveryFile } = await recoveryFiles();
  const { protection, key, recoveryKey } = await newProtection(bare.id, passphrase);
  return { record: { ...bare, protection }, key, recoveryFile: recoveryFile(bare, recoveryKey) };
}

/**
 * One try of the passphrase. It is counted as failed before the key is derived, so that neither many tabs at once
 * nor closing the tab in time gets free tries; success clears the count.
 */
async function attempt<Result>(ports: WorkspacePorts, run: () => Promise<Result | undefined>): Promise<Result> {
  const before = requireRecord(ports);
  const waitMs = waitLeft(before.attempts, now(ports));
  if (waitMs > 0) {
    throw new WorkspaceError('wait', `Too many wrong attempts. Try again in ${seconds(waitMs)}.`, { waitMs });
  }
  const failures = before.attempts.failures + 1;
  const penalty = waitAfter(failures);
  writeRecord({ ...before, attempts: { failures, notBefore: now(ports) + penalty } }, ports);
  const result = await run();
  if (result === undefined) {
    const next = penalty > 0 ? ` Try again in ${seconds(penalty)}.` : '';
    throw new WorkspaceError('wrong-passphrase', `That is not the passphrase of this workspace.${next}`, {
      waitMs: penalty,
    });
  }
  writeRecord({ ...requireRecord(ports), attempts: { failures: 0, notBefore: 0 } }, ports);
  return result;
}

function opened(record: WorkspaceRecord, ports: WorkspacePorts, open: Omit<OpenWorkspace, 'workspace'>): OpenWorkspace {
  writeRecord(record, ports);
  return { workspace: summary(record, ports), key: open.key, recoveryFile: open.recoveryFile };
}

function writeRecord(record: WorkspaceRecord, ports: WorkspacePorts): void {
  const text = JSON.stringify(record);
  withKeyValue(ports.storage, (storage) => storage.setItem(workspaceKey, text));
  if (!ports.storage) copyInTurn(() => keepRecordCopy(text));
}

let copying: Promise<void> = Promise.resolve();

/** The copy follows the record one change after the other. It is a second chance only: without it the work goes on. */
function copyInTurn(change: () => Promise<void>): void {
  copying = copying.then(change).catch((error) => console.warn('The workspace record has no copy', error));
}

function assertNone(ports: WorkspacePorts): void {
  const found = readRecord(ports);
  if (found) throw new WorkspaceError('exists', `This browser has a workspace already: “${found.name}”.`);
}

function assertAcceptable(passphrase: string): void {
  const problem = passphraseProblem(passphrase);
  if (problem) throw new WorkspaceError('short-passphrase', problem);
}

function requireRecord(ports: WorkspacePorts): WorkspaceRecord {
  const record = readRecord(ports);
  if (!record) throw new WorkspaceError('no-workspace', 'There is no workspace in this browser.');
  return record;
}

function requireWorkspace(ports: WorkspacePorts): Workspace {
  return summary(requireRecord(ports), ports);
}

function requireProtection({ protection }: WorkspaceRecord): Protection {
  if (protection === 'none') throw new WorkspaceError('no-workspace', 'This workspace has no passphrase.');
  return protection;
}

function seconds(ms: number): string {
  const whole = Math.ceil(ms / 1000);
  // Not by `counted`, which the first load does without.
  return whole === 1 ? '1 second' : `${whole} seconds`;
}
