import { clients } from '@steps/business/src/nouns/clients/client';
import { createClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import type { Role } from '@steps/business/src/nouns/people/person';
import { requireRight } from '@steps/business/src/nouns/people/rights';
import { setOnboardingComplete } from '@steps/platform/src/core/session/sessionState';
import { openClientId } from '@steps/platform/src/core/store/database';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { givenRole } from './devices/deviceAccess';
import { newWrapKeys } from './devices/deviceKeys';
import { type AskingDevice, askedIn } from './devices/invitation';
import { type InvitationKind, readInvitation } from './devices/invitationLink';
import { ringFor } from './keys/keyRing';
import { TeamError } from './log/teamLog';
import { postRole } from './rights/postRole';
import { giveOwnAccount } from './teamAccount';
import { ownConnection, randomName, saveConnection, teamConnections, welcomeSchema } from './teamConnection';
import { type MeetingEvents, openMeeting } from './teamMeeting';
import { reach } from './teamReach';
// Whoever brings a business here needs it followed, and nothing else of it.
import './teamState';

/** An invitation that is shown on the owner's device; closed, nobody can use it. */
export interface OpenInvitation {
  /** For the new device: address, one-time secret and a key that expires. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** Gives the device that asked its credentials and the keys; resolves when it has them. */
  letIn(): Promise<void>;
  refuse(): void;
  close(): Promise<void>;
}

export interface Invited {
  /** Whose device it is. */
  readonly person: string;
  readonly role: Role;
  /** All of the workspace. */
  readonly roles: readonly Role[];
}

/** Invites a device of a person into the open business, where it does what its role may. Rejects with `RuleError`, or with `TeamError` without the server. */
export async function inviteDevice({ person, role, roles }: Invited, events: MeetingEvents): Promise<OpenInvitation> {
  requireRight('export', 'settings');
  const connection = ownConnection(openClientId());
  const { id, owner } = connection;
  const name = person.trim();
  if (!name) throw new RuleError('Enter the name of the person whose device it is.');
  const { deviceTokenByRole } = await import('./server/signing');
  let asked: AskingDevice | undefined;
  const onAsked = (device: AskingDevice) => {
    asked = device;
    events.onAsked(device);
  };
  const meeting = await openMeeting(connection, role.id === postRole.id ? 'post' : 'device', { ...events, onAsked });
  const { host, text, expires, refuse, close } = meeting;

  async function letIn(): Promise<void> {
    if (!asked) throw new RuleError('No device has asked yet.');
    const { sign, wrap } = asked;
    const connection = ownConnection(openClientId());
    if (connection.id !== id) throw new RuleError('Another business is open now: invite the device anew.');
    const { workspace, business, account } = connection;
    const device = randomName(6);
    const { token, signer } = await deviceTokenByRole(owner.account, sign);
    const added = new Date().toISOString();
    const given = givenRole(role, roles);
    const devices = [
      ...connection.devices,
      { id: device, person: name, name: asked.name, ...given, sign, signer, wrap, added },
    ];
    // Listed before it has anything: what is listed can be taken back.
    const roster = connection.roster + 1;
    saveConnection({ ...connection, devices, roster }, `Let ${asked.name} in`);
    // The server knows what it may do before it comes.
    await giveOwnAccount(id);
    const { businessName = 'Business', sample = false } = clients.get(id) ?? {};
    const { ownership } = connection;
    const place = { account, workspace, business, device, role: given.role, ownership };
    const ring = given.reads ? await ringFor(connection.ring, given.reads) : connection.ring;
    await host.welcome({ ...place, token, ring, devices, roster, name: businessName, sample });
  }

  return { text, expires, letIn, refuse, close };
}

export interface JoinOptions {
  /** A browser unless told otherwise. */
  readonly kind?: InvitationKind;
  /** How the others see this device. */
  readonly deviceName: string;
  /** Six digits, to be compared with those on the owner's device. */
  readonly onCode: (code: string) => void;
  /** The person has given up. */
  readonly signal: AbortSignal;
  /** Waits before it asks the owner's device again. */
  readonly pause?: () => Promise<void>;
}

/**
 * Brings the business of an invitation into this browser, once its owner has let this device in, and opens it; its records come
 * from the server. Resolves with its name. Rejects with `RuleError` or `TeamError`: nothing is made then.
 */
export async function joinTeam(text: string, options: JoinOptions): Promise<string> {
  requireRight('add', 'settings');
  const link = readInvitation(text, options.kind ?? 'device');
  const name = options.deviceName.trim();
  if (!name) throw new RuleError('Enter a name for this device.');
  const { newUserSeed, publicKeyOf } = await import('./server/signing');
  const [seed, wrap] = [newUserSeed(), await newWrapKeys()];
  const device = { name, sign: publicKeyOf(seed), wrap: wrap.open };
  const { pause = halfASecond, signal, onCode } = options;
  const at = await (await reach()).meet(link);
  const leave = () => void at.close();
  signal.addEventListener('abort', leave);
  try {
    const given = await askedIn({
      seed: link.seed,
      device,
      own: wrap,
      at,
      onCode,
      async pause() {
        await pause();
        signal.throwIfAborted();
      },
    });
    signal.throwIfAborted();
    const { name: businessName, sample, token, ...welcome } = v.parse(welcomeSchema, given);
    if (teamConnections.all().some(({ business }) => business === welcome.business)) {
      throw new RuleError('This business is in this browser already.');
    }
    const { id } = createClient({ businessName, sample });
    saveConnection({ ...welcome, id, address: link.address, credentials: { seed, token }, wrap, told: welcome.roster });
    await switchClient(id);
    setOnboardingComplete(true);
    return businessName;
  } catch (error) {
    if (error instanceof v.ValiError)
      throw new TeamError('refused', 'The other device did not answer as an owner does.');
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    await at.close();
  }
}

const halfASecond = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
