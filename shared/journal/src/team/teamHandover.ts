import type { Role } from '@steps/business/src/nouns/people/person';
import { requireRight } from '@steps/business/src/nouns/people/rights';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { givenRole, readsLess } from './devices/deviceAccess';
import { personAfter, usualDeviceName } from './devices/deviceName';
import { askedIn, type RefusalWords } from './devices/invitation';
import { readInvitation } from './devices/invitationLink';
import { isAgreed, linkText, passedOn } from './devices/ownership';
import { rosterMessage, rosterSubject, type TeamDevice, teamDeviceSchema } from './devices/roster';
import { rotated } from './keys/keyRing';
import { TeamError, type TeamLog } from './log/teamLog';
import { postRole } from './rights/postRole';
import { subjectPrefix } from './server/deviceRights';
import { giveOwnAccount } from './teamAccount';
import {
  type OwnConnection,
  ownConnection,
  saveConnection,
  type TeamConnection,
  teamConnections,
} from './teamConnection';
import { type MeetingEvents, openMeeting } from './teamMeeting';
import { reach } from './teamReach';
import { TeamRoster } from './teamRoster';

/** What the owner's device tells the one that will follow it, once both have compared the digits. */
const offerSchema = v.object({
  term: v.number(),
  /** Of the list with which it is the owner. */
  version: v.number(),
  /** Public nkey of the owner's device. */
  from: v.string(),
});
type Offer = v.InferOutput<typeof offerSchema>;

/** What it answers: its signature of the link, and what the device that was the owner's may do from then on. */
const agreedSchema = v.object({
  toSigned: v.string(),
  ...v.pick(teamDeviceSchema, ['role', 'reads', 'writes']).entries,
});

/** The business is offered to another device; closed, that one cannot take it any more. */
export interface OpenHandover {
  /** For the other device. */
  readonly text: string;
  /** The digits are the same: resolves once the other device is the owner. Rejects with `RuleError` or `TeamError`, and the reason in words. */
  handOver(): Promise<void>;
  refuse(): void;
  close(): Promise<void>;
}

export interface HandoverEvents extends MeetingEvents {
  /** Nothing has come from the other device for a while. */
  onAway(): void;
}

/** ms without a word of a device that asked after which it counts as gone: it asks twice a second, and once in a while in a tab that is not looked at. */
const awayAfter = 20_000;

/**
 * Offers a business to another of its devices, on the owner's. `client`: the business; `to`: the device. Rejects with `RuleError`, or with
 * `TeamError` without the server.
 */
export async function offerBusiness(
  { client, to }: { readonly client: string; readonly to: string },
  events: HandoverEvents,
): Promise<OpenHandover> {
  requireRight('export', 'settings');
  deviceOf(ownConnection(client), to);
  // All that was changed here is on the server, and this device is still the owner's.
  await withLog(ownConnection(client), (log, roster) => roster.opened(log));
  const device = deviceOf(ownConnection(client), to);
  let settle: { readonly resolve: () => void; readonly reject: (reason: unknown) => void } | undefined;
  let offer: Offer | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  const meeting = await openMeeting(ownConnection(client), 'owner', events, {
    isExpected: ({ sign, wrap }) => sign === device.sign && wrap === device.wrap,
    onHeard() {
      clearTimeout(silent);
      silent = setTimeout(events.onAway, awayAfter);
    },
    async onReply(said) {
      try {
        if (said === undefined || !offer) throw new TeamError('refused', `${device.name} has refused.`);
        await passTo(client, device, offer, said);
        settle?.resolve();
        return undefined;
      } catch (error) {
        settle?.reject(error);
        return said === undefined ? undefined : error instanceof Error ? error.message : String(error);
      } finally {
        clearTimeout(silent);
      }
    },
  });
  return {
    text: meeting.text,
    async handOver() {
      const { roster, credentials, ownership } = ownConnection(client);
      const { publicKeyOf } = await import('./server/signing');
      const done = new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      });
      offer = { term: (ownership?.term ?? 0) + 1, version: roster + 1, from: publicKeyOf(credentials.seed) };
      await Promise.all([meeting.host.welcome(offer), done]);
    },
    refuse: meeting.refuse,
    async close() {
      clearTimeout(silent);
      settle?.reject(new TeamError('away', 'It was taken back.'));
      await meeting.close();
    },
  };
}

function deviceOf({ devices, device }: OwnConnection, id: string): TeamDevice {
  const found = devices.find((one) => one.id === id && one.removed === undefined);
  if (!found) throw new RuleError('This device is not in the team any more.');
  if (id === device) throw new RuleError('This device owns the business already.');
  if (found.role?.id === postRole.id) throw new RuleError('A post office works for a business and cannot own it.');
  return found;
}

async function withLog<T>(
  connection: TeamConnection,
  work: (log: TeamLog, roster: TeamRoster) => Promise<T>,
): Promise<T> {
  const log = await (await reach()).log(connection)();
  try {
    return await work(log, new TeamRoster(connection.id, connection));
  } finally {
    await log.close();
  }
}

const changedMeanwhile = 'The list of devices has changed meanwhile. Begin anew.';
const unknownYet =
  'The connection was lost at the last step. Which device is the owner’s shows here as soon as the server answers.';

/** Makes the other device the owner, with one message; before the server has taken it, nothing of that is so. */
async function passTo(client: string, to: TeamDevice, { term, version }: Offer, said: string): Promise<void> {
  const { toSigned, ...access } = v.parse(agreedSchema, JSON.parse(said));
  const { deviceTokenByRole, publicKeyOf, signature } = await import('./server/signing');
  await withLog(ownConnection(client), async (log, roster) => {
    const last = await log.last(roster.subject);
    await roster.owns(log);
    const now = ownConnection(client);
    const { ownership, owner, credentials, device } = now;
    if (!last || !ownership || ownership.term + 1 !== term || now.roster + 1 !== version || now.told !== now.roster) {
      throw new RuleError(changedMeanwhile);
    }
    const link = { term, version, from: publicKeyOf(credentials.seed), to: to.sign, toSigned };
    if (!(await isAgreed(roster.subject, link))) {
      throw new TeamError('refused', 'The other device did not answer as one that follows.');
    }
    const fromSigned = await signature(credentials.seed, linkText(roster.subject, link));
    const later = await deviceTokenByRole(owner.account, link.from);
    const limited = now.devices.map((one) => ({
      ...{ ...one, person: personAfter(one.person, to.person) },
      ...(one.id === device && { ...access, signer: later.signer }),
    }));
    saveConnection({ ...now, laterToken: later.token }, 'Hand the business over');
    // So that the server lets this device in with its new role; it is the owner's still.
    await giveOwnAccount(client, limited);
    const all = { role: undefined, reads: undefined, writes: undefined };
    const next = {
      version,
      devices: limited.map((one) => (one.id === to.id ? { ...one, ...all } : one)),
      ring: readsLess({}, access) ? rotated(now.ring) : now.ring,
      ownership: passedOn(ownership, { ...link, fromSigned }),
    };
    const signers = { account: owner.account, own: credentials.seed };
    const data = await rosterMessage(next, roster.subject, signers, { to: to.id, owner });
    const seq = await log.publish(roster.subject, data, last.seq).catch((cause: unknown) => {
      throw new TeamError('away', unknownYet, { cause });
    });
    if (seq === undefined) throw new RuleError(changedMeanwhile);
    await roster.came(data);
  });
}

/** What the device that is the owner's now may do with the records from then on. */
export interface FormerOwner {
  readonly role: Role;
  /** All of the workspace. */
  readonly roles: readonly Role[];
}

export interface TakeOverOptions {
  /** The business. */
  readonly client: string;
  /** Six digits, to be compared with those on the owner's device. */
  readonly onCode: (code: string) => void;
  /** The owner has handed it over: resolves with what becomes of their device, `undefined` to refuse. */
  readonly onOffered: () => Promise<FormerOwner | undefined>;
  /** The person has given up. */
  readonly signal: AbortSignal;
  /** Waits before it asks the owner's device again. */
  readonly pause?: () => Promise<void>;
}

const words: RefusalWords = {
  gone: 'The owner’s device does not show this any more: it was taken back there, or the page was closed. Ask for a new link.',
  used: 'This link was used already. Ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
  other: 'This link is for another device of the team. Open it there.',
  refused:
    'The owner’s device has refused. If the digits were not the same, somebody else has the link: ask for a new one.',
};

/**
 * Makes this device the owner's of a business that the owner offers it. Resolves to whether it is, `false` where the person here refused. Rejects with
 * `RuleError` or `TeamError`: then the other device is the owner's still, or, without a connection, it shows as soon as there is one.
 */
export async function takeBusiness(text: string, options: TakeOverOptions): Promise<boolean> {
  requireRight('change', 'settings');
  const link = readInvitation(text, 'owner');
  const { client, onCode, onOffered, signal } = options;
  const { credentials, wrap, device: id, devices, owner } = joined(client);
  if (owner) throw new RuleError('This device owns the business already.');
  const { publicKeyOf, signature } = await import('./server/signing');
  const name = devices.find((one) => one.id === id)?.name ?? usualDeviceName();
  const device = { name, sign: publicKeyOf(credentials.seed), wrap: wrap.open };
  let agreed = false;
  const at = await (await reach()).meet(link);
  const leave = () => void at.close();
  signal.addEventListener('abort', leave);
  try {
    await askedIn({
      ...{ seed: link.seed, device, own: wrap, at, onCode, words },
      async pause() {
        await (options.pause ?? halfASecond)();
        signal.throwIfAborted();
      },
      async reply(given) {
        const offer = v.parse(offerSchema, given);
        const { ownership } = joined(client);
        if (ownership && (ownership.sign !== offer.from || ownership.term + 1 !== offer.term)) {
          throw new TeamError(
            'refused',
            'The other device is not the owner’s of this business, or this one has not heard of it yet.',
          );
        }
        const former = await onOffered();
        if (!former) return undefined;
        const subject = rosterSubject(subjectPrefix(joined(client)));
        const toSigned = await signature(credentials.seed, linkText(subject, { ...offer, to: device.sign }));
        agreed = true;
        return JSON.stringify({ toSigned, ...givenRole(former.role, former.roles) });
      },
    });
  } catch (error) {
    // The answer may be lost on its way: the list says what became of it.
    if (agreed && error instanceof TeamError && error.fault === 'away' && (await ownsNow(client))) return true;
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    await at.close();
  }
  // Without a connection now the list comes with the next one.
  if (agreed) await ownsNow(client);
  return agreed;
}

const ownsNow = (client: string): Promise<boolean> =>
  withLog(joined(client), (log, roster) => roster.owns(log)).catch(() => false);

function joined(client: string): TeamConnection {
  const connection = teamConnections.get(client);
  if (!connection) throw new RuleError('This business is on no server.');
  return connection;
}

const halfASecond = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
