import { clients } from '@steps/business/src/nouns/clients/client';
import { createClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import { ownName } from '@steps/business/src/nouns/people/currentPerson';
import { requireRight } from '@steps/business/src/nouns/people/rights';
import { setOnboardingComplete } from '@steps/platform/src/core/session/sessionState';
import { openClientId } from '@steps/platform/src/core/store/database';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { slug } from '@steps/platform/src/core/text/slug';
import * as v from 'valibot';
import { newWrapKeys } from './devices/deviceKeys';
import { unnamedOwner, usualDeviceName } from './devices/deviceName';
import { linkText, type Ownership, passedOn } from './devices/ownership';
import { type ReadRoster, type Roster, readRoster, rosterSubject } from './devices/roster';
import { rotated } from './keys/keyRing';
import { TeamError, type TeamLog } from './log/teamLog';
import { subjectPrefix } from './server/deviceRights';
import { ownConnection, randomName, recoverySchema, saveConnection, teamConnections } from './teamConnection';
import { reach } from './teamReach';
// Whoever brings a business here needs it followed, and nothing else of it.
import './teamState';

const fileSchema = v.object({
  product: v.literal('Steps'),
  kind: v.literal('team recovery'),
  businessName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  /** Its records are made up. */
  sample: v.optional(v.boolean(), false),
  keys: recoverySchema,
});

/** A file to offer for download. */
export interface TeamRecoveryFile {
  readonly fileName: string;
  readonly text: string;
}

/** The file that brings the open business from its server when all devices are lost. Rejects with `RuleError`. */
export function teamRecoveryFile(businessName: string): TeamRecoveryFile {
  requireRight('export', 'settings');
  const connection = ownConnection(openClientId());
  const created = new Date().toISOString();
  const { address, workspace, business, device, ring, wrap, account, owner, credentials, ownership } = connection;
  const content: v.InferOutput<typeof fileSchema> & Record<string, unknown> = {
    product: 'Steps',
    kind: 'team recovery',
    businessName,
    sample: clients.get(connection.id)?.sample ?? false,
    created,
    instructions: [
      'Keep this file somewhere safe, away from your devices: whoever has it can read and change this business, and decides who comes in.',
      'If all devices are lost, choose "Bring it here" on the first page of Steps, then "Use a recovery file".',
      'The file holds keys, not your records: those are on the server. Save a new file after you have used it.',
    ],
    keys: { address, workspace, business, device, ring, wrap, account, owner, ownership, seed: credentials.seed },
  };
  // This file has the device's own key: from now on the account's signs for no owner.
  const signed = ownership?.earlierFile
    ? { ownership: { ...ownership, earlierFile: undefined }, roster: connection.roster + 1 }
    : {};
  saveConnection({ ...connection, ...signed, recovery: created }, 'Save a recovery file');
  return {
    fileName: `steps-team-${slug(businessName) || 'business'}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

/**
 * Brings the business of such a file into this browser, which is its owner's device from now on: the one that saved the file is
 * removed from the team, and there are new keys. Resolves with its name. Rejects with `RuleError`, or with `TeamError` when the
 * server does not answer: nothing is made then.
 */
export async function recoverTeam(text: string): Promise<string> {
  requireRight('add', 'settings');
  const { businessName, sample, keys } = readFile(text);
  if (teamConnections.all().some(({ business }) => business === keys.business)) {
    throw new RuleError('This business is in this browser already.');
  }
  const { deviceToken, newUserSeed, publicKeyOf } = await import('./server/signing');
  const [seed, wrap, device] = [newUserSeed(), await newWrapKeys(), randomName(6)];
  const sign = publicKeyOf(seed);
  const credentials = { seed, token: await deviceToken(keys.owner.account, sign) };
  const now = new Date().toISOString();
  const own = {
    id: device,
    person: ownName() || unnamedOwner,
    name: usualDeviceName(),
    sign,
    wrap: wrap.open,
    added: now,
  };
  const { seed: _, ...place } = keys;
  const found = { ...place, id: '', device, credentials, wrap, devices: [own], roster: 0, told: 0 };
  const log = await opened(found);
  const list = await listed(log, keys).finally(() => log.close());
  const roster = (list?.version ?? 0) + 1;
  const ownership = await followed(keys, list, { to: seed, version: roster });
  const before = list?.devices ?? [];
  const devices = before.map((one) => (one.id === keys.device ? { ...one, removed: one.removed ?? now } : one));
  const { id } = createClient({ businessName, sample });
  const ring = rotated(list?.ring ?? keys.ring);
  saveConnection({ ...found, id, devices: [...devices, own], ring, roster, ownership });
  await switchClient(id);
  setOnboardingComplete(true);
  return businessName;
}

const isOwner = ({ devices, ownership }: Roster, device: string): boolean =>
  !ownership || devices.some(({ id, sign }) => id === device && sign === ownership.sign);

/** The new owner follows the one that saved the file, whose key signs for it. */
async function followed(
  keys: v.InferOutput<typeof recoverySchema>,
  list: Roster | undefined,
  { to, version }: { readonly to: string; readonly version: number },
): Promise<Ownership> {
  const { publicKeyOf, signature } = await import('./server/signing');
  const { seed = keys.owner.account, device } = keys;
  const known = list?.ownership ?? keys.ownership;
  const term = (known?.term ?? 1) + 1;
  const from = known?.sign ?? list?.devices.find(({ id }) => id === device)?.sign;
  // Of an earlier version of Steps, on a server that was made anew.
  if (from === undefined) return { term: 1, sign: publicKeyOf(to), links: [] };
  const link = { term, version, from, to: publicKeyOf(to) };
  const text = linkText(rosterSubject(subjectPrefix(keys)), link);
  const [fromSigned, toSigned] = await Promise.all([signature(seed, text), signature(to, text)]);
  return passedOn(known ?? { links: [] }, { ...link, fromSigned, toSigned });
}

function readFile(text: string): v.InferOutput<typeof fileSchema> {
  try {
    return v.parse(fileSchema, JSON.parse(text));
  } catch {
    throw new RuleError('Choose the recovery file of a team, as it was saved under Settings, Team.');
  }
}

/** A server that was made anew does not know the account: it is given it. */
async function opened(connection: Parameters<Awaited<ReturnType<typeof reach>>['log']>[0]): Promise<TeamLog> {
  const { giveAccount, log } = await reach();
  try {
    return await log(connection)();
  } catch (error) {
    if (!(error instanceof TeamError && error.fault === 'closed' && connection.owner)) throw error;
    await giveAccount(connection.address, connection.owner);
    return log(connection)();
  }
}

/** The team as the server knows it; `undefined` when it knows nothing. */
async function listed(
  log: TeamLog,
  keys: v.InferOutput<typeof recoverySchema>,
): Promise<Exclude<ReadRoster, { readonly left: true }> | undefined> {
  const subject = rosterSubject(subjectPrefix(keys));
  const last = await log.last(subject);
  if (!last) return undefined;
  const { account, device, wrap, ownership: known } = keys;
  const read = await readRoster(last.data, { subject, account, device, own: wrap.own, known });
  if (!('left' in read) && isOwner(read, device)) return read;
  throw new RuleError(
    'This recovery file was used before, or is of a device that is the owner’s no more. Choose a newer one.',
  );
}
