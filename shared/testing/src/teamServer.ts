import { createAccount, createOperator } from '@nats-io/jwt';
import { newWrapKeys } from '@steps/journal/src/team/devices/deviceKeys';
import { type AskingDevice, askedIn, invitationHost } from '@steps/journal/src/team/devices/invitation';
import {
  type InvitationKind,
  invitationText,
  meetingPlace,
  readInvitation,
} from '@steps/journal/src/team/devices/invitationLink';
import { MemoryServer } from '@steps/journal/src/team/log/memoryLog.fixture';
import { TeamError } from '@steps/journal/src/team/log/teamLog';
import { type AccountDevices, presenceSubject } from '@steps/journal/src/team/server/deviceRights';
import { ownerCodeText } from '@steps/journal/src/team/server/ownerCode';
import { newUserSeed, publicKeyOf } from '@steps/journal/src/team/server/signing';
import { randomName, type TeamConnection, teamConnections } from '@steps/journal/src/team/teamConnection';
import { reachServersWith } from '@steps/journal/src/team/teamReach';
import type { Other } from '@steps/journal/src/team/together/presenceRoster';
import { presenceSeal } from '@steps/journal/src/team/together/presenceSeal';

/** The code that a server shows at its first start. */
export function newOwnerCode(): string {
  const seedOf = (pair: { getSeed(): Uint8Array }) => new TextDecoder().decode(pair.getSeed());
  return ownerCodeText({ operator: seedOf(createOperator()), system: seedOf(createAccount()) });
}

/** The connection of the business that is on the server. */
export function openTeamConnection(): TeamConnection {
  const connection = teamConnections.all()[0];
  if (!connection) throw new Error('Expected a business on a server, there is none.');
  return connection;
}

/** An owner's device elsewhere, with an open invitation. */
interface OwnerElsewhere {
  /** The invitation. */
  readonly text: string;
  /** Settles when a device asks to join. */
  readonly asked: Promise<AskingDevice>;
  letIn(): Promise<void>;
  refuse(): void;
}

interface MemoryTeam {
  readonly server: MemoryServer;
  /** That of the owner. */
  readonly code: string;
  /** Invites into a business on this server, from another device of its owner. */
  invite(connection: TeamConnection, name: string): Promise<OwnerElsewhere>;
  /** Uses an open invitation from here, as a new device elsewhere. */
  ask(
    text: string,
    name: string,
    kind?: InvitationKind,
  ): Promise<{ readonly digits: Promise<string>; readonly given: Promise<unknown> }>;
  /** What another device of the business announces: who works there and where. */
  says(device: string, of: Pick<Other, 'name' | 'on' | 'places'>): Promise<void>;
  readonly undo: () => void;
  /** Whether it accepts a row from this device; at first all. */
  takes: (subject: string) => boolean;
  /** What it was told about the devices. */
  account: AccountDevices;
}

/** An in-memory server for teams, at any address. Call `undo` after the test. */
export function memoryTeamServer(): MemoryTeam {
  const code = newOwnerCode();
  const server = new MemoryServer();
  const hosts = new Map<string, (question: Uint8Array) => Promise<Uint8Array>>();
  const check = () => {
    if (server.away) throw new TeamError('away', 'The server does not answer.');
  };
  const removed = () => new TeamError('closed', 'The server does not let this device in.');
  const undo = reachServersWith({
    async test(asked) {
      check();
      if (asked.code !== code) throw new TeamError('refused', "The server refuses this owner's code.");
      return { version: '2.9.10', nodes: false };
    },
    async giveAccount(_address, _owner, devices, sign) {
      check();
      if (sign !== undefined && sign in team.account.revoked) throw removed();
      team.account = devices ?? { revoked: {}, rights: {} };
    },
    log:
      ({ credentials: { seed } }) =>
      async () => {
        check();
        if (publicKeyOf(seed) in team.account.revoked) throw removed();
        return server.connectAs((subject) => team.takes(subject))();
      },
    async host(_, place, answer) {
      check();
      hosts.set(place, answer);
      return async () => void hosts.delete(place);
    },
    async meet({ seed }) {
      check();
      const place = await meetingPlace(seed);
      return {
        async ask(question) {
          check();
          return hosts.get(place)?.(question);
        },
        async close() {},
      };
    },
  });
  async function invite(connection: TeamConnection, name: string): Promise<OwnerElsewhere> {
    let onAsked: (device: AskingDevice) => void = () => {};
    const asked = new Promise<AskingDevice>((resolve) => {
      onAsked = resolve;
    });
    const seed = newUserSeed();
    const host = await invitationHost(seed, onAsked, () => false);
    hosts.set(await meetingPlace(seed), (question) => host.answer(question));
    const { address, workspace, business, ring, account, devices, roster, ownership } = connection;
    const device = randomName(6);
    const place = { account, workspace, business, device, ownership };
    const welcome = { ...place, token: 'header.claims.signature', ring, devices, roster, name };
    return {
      text: invitationText({ address, seed, token: 'header.claims.signature' }, 'device'),
      asked,
      letIn: () => host.welcome(welcome),
      refuse: () => void host.refuse(),
    };
  }
  async function ask(text: string, name: string, kind: InvitationKind = 'device') {
    const { seed } = readInvitation(text, kind);
    const own = await newWrapKeys();
    const device = { name, sign: publicKeyOf(newUserSeed()), wrap: own.open };
    let onCode: (digits: string) => void = () => {};
    const digits = new Promise<string>((resolve) => {
      onCode = resolve;
    });
    const place = await meetingPlace(seed);
    const at = { ask: async (question: Uint8Array) => hosts.get(place)?.(question), close: async () => {} };
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
    return { digits, given: askedIn({ seed, device, own, at, onCode, pause }) };
  }
  async function says(device: string, of: Pick<Other, 'name' | 'on' | 'places'>): Promise<void> {
    const connection = openTeamConnection();
    const subject = presenceSubject(connection, device);
    const message = { run: '0123456789abcdef', at: Date.now(), ...of };
    server.broadcast(subject, (await presenceSeal(() => connection.ring).seal(message, subject)) ?? new Uint8Array());
  }
  const account = { revoked: {}, rights: {} };
  const team: MemoryTeam = { server, code, invite, ask, says, undo, takes: () => true, account };
  return team;
}
