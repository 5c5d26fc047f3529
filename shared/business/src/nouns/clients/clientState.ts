import { maxClients } from '@steps/platform/src/core/constants';
import { setActiveClient } from '@steps/platform/src/core/session/sessionState';
import { commit } from '@steps/platform/src/core/store/commit';
import {
  openClient,
  openClientId,
  removeClientRecords,
  useOpenClientId,
} from '@steps/platform/src/core/store/database';
import { drop, existing, patched, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecord, useRecords } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { useMemo } from 'react';
import { requireRight } from '../people/rights';
import { type brandModes, type Client, type ClientInput, clients } from './client';
import { countryCode } from './countryCodes';

/** Adds a client without opening it. `RuleError` without a business name or beyond 5 clients (samples not counted). */
export function createClient(input: ClientInput, id = newClientId()): Client {
  const businessName = (input.businessName ?? '').trim();
  if (!businessName) throw new RuleError('Enter a name for the business; it is empty.');
  const real = clients.all().filter((client) => !client.sample);
  if (!input.sample && real.length >= maxClients) {
    throw new RuleError(
      `A workspace holds at most ${maxClients} clients, archived ones included. Delete one before adding ${businessName}.`,
    );
  }
  const client: Client = {
    businessType: '',
    employeeSize: '',
    country: 'United Kingdom',
    industry: '',
    selectedModules: [],
    brandGuidelines: '',
    sample: false,
    ...input,
    businessName,
    id,
    isActive: false,
    createdAt: stamp(),
  };
  save(`Add ${businessName}`, [client]);
  return client;
}

/** Changes a client's business data or branding. Undo takes it back, except what the application notes by itself. */
export function updateClient(id: string, patch: ClientInput, undoable = true): Client {
  if (patch.businessName !== undefined && !patch.businessName.trim()) {
    throw new RuleError('Enter a name for the business; it is empty.');
  }
  const before = existing(clients, id);
  const after = patched<Client>(before, patch);
  if (after !== before) commit({ label: `Edit ${after.businessName}`, changes: [put(clients, after)], undoable });
  return after;
}

/** How a client calls itself in public. */
export const brandNameOf = ({ brandName, businessName }: Pick<Client, 'brandName' | 'businessName'>): string =>
  brandName?.trim() || businessName;

/**
 * Whose colours the interface has, and whether they are applied to it. A client with its own colour has it until somebody
 * says otherwise.
 */
interface BrandUse {
  readonly mode: (typeof brandModes)[number];
  readonly applyToInterface: boolean;
}

/** The brand mode of a client and its apply-to-interface flag (spec 2, section 6): shell and agents follow it. */
export const brandUse = (client: Client | undefined): BrandUse => ({
  mode: client?.brandMode ?? (client?.primaryColour ? 'client' : 'platform'),
  applyToInterface: client?.applyBrand ?? true,
});

/** The brand colour that the interface has; none where it has that of Steps. */
export const interfaceColour = (client: Client | undefined): string | undefined => {
  const { mode, applyToInterface } = brandUse(client);
  return mode === 'client' && applyToInterface ? client?.primaryColour : undefined;
};

/**
 * Archives a client: its records stay, but nothing offers to open it. `RuleError` if it is the only one not archived.
 * Archived clients count among the five.
 */
export function archiveClient(id: string): Client {
  const client = existing(clients, id);
  if (!clients.all().some((other) => other.id !== id && other.archivedAt === undefined)) {
    throw new RuleError(`${client.businessName} is the only business in use. Add another one before archiving it.`);
  }
  if (openClientId() === id) throw new RuleError('Open another client before archiving this one.');
  return updateClient(id, { archivedAt: stamp() });
}

/** Brings an archived client back. */
export const unarchiveClient = (id: string): Client => updateClient(id, { archivedAt: undefined });

/** Opens a client's records and makes it the active one. Rejects with `RuleError` while work is unsaved, or `StorageError`. */
export async function switchClient(id: string): Promise<Client> {
  existing(clients, id);
  await openClient(id);
  const changed = clients
    .all()
    .filter((client) => client.isActive !== (client.id === id))
    .map((client) => ({ ...client, isActive: client.id === id }));
  save('Switch client', changed);
  setActiveClient(id);
  return existing(clients, id);
}

/** Deletes a client with all its records, for good. It must not be open. */
export async function deleteClient(id: string): Promise<void> {
  requireRight('delete', 'settings');
  const client = existing(clients, id);
  await removeClientRecords(id);
  commit({ label: `Delete ${client.businessName}`, changes: [drop(clients, id)], undoable: false });
}

/** The client whose records are open in this tab; its name and industry are shared with agents and studios (spec 2, section 3). */
export const activeClient = (): Client | undefined => clients.get(openClientId() ?? '');

/** The country of the open business, `GB`: phone numbers without a country code are read as numbers there. */
export const businessCountry = (): string => countryCode(activeClient()?.country ?? '') ?? 'GB';

/** One client, in render. */
export const useClient = (id: string | undefined): Client | undefined => useRecord(clients, id);
/** All clients of the workspace, archived ones too. */
export const useClients = (): readonly Client[] => useRecords(clients);
/** Clients to offer: those that are not archived. */
export function useClientsInUse(): readonly Client[] {
  const all = useClients();
  return useMemo(() => all.filter(({ archivedAt }) => archivedAt === undefined), [all]);
}
/** The client whose records are open in this tab, in render. */
export const useActiveClient = (): Client | undefined => useRecord(clients, useOpenClientId());

/** `client-` and a timestamp (spec 1, section 3); one more when two are made within a millisecond. */
export function newClientId(now = Date.now()): string {
  const id = `client-${now}`;
  return clients.get(id) ? newClientId(now + 1) : id;
}

function save(label: string, changed: readonly Client[]): void {
  commit({ label, changes: changed.map((client) => put(clients, client)), undoable: false });
}
