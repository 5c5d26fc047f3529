import { unwrapped, wrapped } from '../devices/deviceKeys';
import type { TeamDevice } from '../devices/roster';
import type { TeamConnection } from '../teamConnection';
import type { PersonSetting } from './personSetting';

/** What a device needs of its team to seal its person's settings. */
type Team = Pick<TeamConnection, 'device' | 'devices' | 'wrap'>;

/** A choice with its moment. */
export interface Choice {
  readonly value: unknown;
  /** Ms since 1970; 0 if it was made before that was noted. */
  readonly at: number;
}

/** A choice that is more than a day ahead would win over all others for that long. */
const farAhead = 24 * 60 * 60 * 1000;

const personOf = ({ device, devices }: Team): string =>
  (devices.find(({ id }) => id === device)?.person ?? '').trim().toLowerCase();

/** The devices of the person who works here, this one included. */
export const ownDevices = (team: Team): readonly TeamDevice[] =>
  team.devices.filter(({ person }) => person.trim().toLowerCase() === personOf(team));

export const settingId = (team: Team, setting: string): string => `${personOf(team)}~${setting}`;

const purposeOf = ({ id, at }: Pick<PersonSetting, 'id' | 'at'>) => `steps/team/settings\n${id}\n${at}`;

/** Seals a choice for each device of this person. */
export async function sealedSetting(team: Team, setting: string, { value, at }: Choice): Promise<PersonSetting> {
  const place = { id: settingId(team, setting), at };
  const sealed: Record<string, PersonSetting['sealed'][string]> = {};
  for (const { id, wrap, removed } of ownDevices(team)) {
    if (removed === undefined) sealed[id] = await wrapped({ value }, team.wrap, wrap, purposeOf(place));
  }
  return { ...place, by: team.device, sealed };
}

/** Whether each device of this person can open it. */
export const isForAll = (team: Team, { sealed }: PersonSetting): boolean =>
  ownDevices(team).every(({ id, removed }) => removed !== undefined || id in sealed);

/**
 * What a device of the same person has sealed; `later` if it is not sealed for this device yet, `forged` if somebody else wrote it.
 */
export async function openedSetting(team: Team, row: PersonSetting, now: number): Promise<Choice | 'later' | 'forged'> {
  const sender = ownDevices(team).find(({ id }) => id === row.by);
  if (!sender || row.at > now + farAhead) return 'forged';
  const own = row.sealed[team.device];
  if (!own) return 'later';
  const opened = await unwrapped(own, team.wrap.own, sender.wrap, purposeOf(row)).catch(() => undefined);
  if (typeof opened !== 'object' || opened === null || !('value' in opened)) return 'forged';
  return { value: opened.value, at: row.at };
}

/** Of two choices of one setting the later stands; of two of one moment always the same one, on every device. */
export const isLater = (one: Choice, other: Choice): boolean =>
  one.at === other.at ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.at > other.at;
