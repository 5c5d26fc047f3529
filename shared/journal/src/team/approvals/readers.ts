import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import type { TeamDevice } from '../devices/roster';
import { mayApprove } from '../rights/roleRights';
import { subjectPrefix } from '../server/deviceRights';
import type { TeamConnection } from '../teamConnection';
import type { AiApproval, Reader } from './aiApproval';
import { lineOf, readDigestOf } from './approvalDigest';

type Team = Pick<TeamConnection, 'workspace' | 'business' | 'device' | 'devices' | 'owner' | 'ownership'> & {
  readonly credentials: Pick<TeamConnection['credentials'], 'seed'>;
};
type Keys = Pick<typeof import('../server/signing'), 'signsReading' | 'isReadingSigned'>;

/** What is known of the two readers of an entry that asks for two. */
export type ReadersProof = 'devices' | 'names' | undefined;

/** The readers of a team: they are two people when two devices have signed the same words and the owner's list says that these are two people's. */
export class Readers {
  readonly #checked = new Map<string, boolean>();

  constructor(
    private readonly team: () => Team,
    private readonly keys: Keys,
  ) {}

  /** `devices`: of two people for an approval, of the first reader for a reading. `names`: the owner's device says so in their place. */
  proofOf(result: AiResult, { readers = [] }: Pick<AiApproval, 'readers'>): ReadersProof {
    const digest = readDigestOf(result);
    const valid = readers.flatMap((reader) => this.#signer(digest, reader) ?? []);
    if (result.status === 'pending') {
      return valid.some(({ id }) => id === result.reading?.device) ? 'devices' : undefined;
    }
    if (valid.some(({ person }) => valid.some((other) => !samePerson(person, other.person)))) return 'devices';
    return readers.some((reader) => this.#isVouched(digest, reader)) ? 'names' : undefined;
  }

  /** The approval with what this device has to say of an entry that is decided here. `before`: who has signed so far. */
  signed(result: AiResult, approval: AiApproval, before: readonly Reader[] = []): AiApproval {
    const digest = readDigestOf(result);
    const readers = before.filter((one) => this.#signer(digest, one) || this.#isVouched(digest, one));
    const { device, devices } = this.team();
    const line = result.history[lineOf(result) ?? -1];
    const name = devices.find(({ id }) => id === device)?.name;
    const isOwn = result.status === 'pending' ? result.reading?.device === device : line?.device === name;
    if (line && isOwn && !readers.some((one) => one.device === device && !one.byName)) {
      readers.push(this.#sign(digest, { device, at: line.at }));
    }
    return { ...approval, readers };
  }

  /** On the owner's device: the approval of an entry that was approved before readers signed. `undefined` for any other. */
  vouched(result: AiResult, approval: AiApproval): AiApproval | undefined {
    const { device, owner } = this.team();
    const isBefore = result.needsSecond && approval.digest !== '' && result.status !== 'pending';
    if (!owner || !isBefore || this.proofOf(result, approval)) return undefined;
    const vouch = this.#sign(readDigestOf(result), { device, at: result.updatedAt, byName: true });
    return { ...approval, readers: [...(approval.readers ?? []), vouch] };
  }

  /** The device that has signed these words; one that was removed, before it was. */
  #signer(digest: string, reader: Reader): TeamDevice | undefined {
    const signer = this.team().devices.find(({ id }) => id === reader.device);
    if (!signer || reader.byName) return undefined;
    if (signer.removed !== undefined && reader.at > signer.removed) return undefined;
    return this.#isSigned(signer.sign, digest, reader) ? signer : undefined;
  }

  /** By the owner, or somebody who was it before. */
  #isVouched(digest: string, reader: Reader): boolean {
    if (!reader.byName) return false;
    const { ownership, devices } = this.team();
    const owners = [ownership?.sign, ...(ownership?.links.flatMap(({ from, to }) => [from, to]) ?? [])];
    const sign = devices.find(({ id }) => id === reader.device)?.sign;
    return sign !== undefined && owners.includes(sign) && this.#isSigned(sign, digest, reader);
  }

  #sign(digest: string, reader: Omit<Reader, 'signature'>): Reader {
    const { seed } = this.team().credentials;
    return { ...reader, signature: this.keys.signsReading(seed, this.#text(digest, reader)) };
  }

  #isSigned(sign: string, digest: string, reader: Reader): boolean {
    const text = this.#text(digest, reader);
    const key = `${sign} ${reader.signature} ${text}`;
    const known = this.#checked.get(key);
    if (known !== undefined) return known;
    let signed = false;
    try {
      signed = this.keys.isReadingSigned(sign, text, reader.signature);
    } catch {
      // No signature, or of another length.
    }
    this.#checked.set(key, signed);
    return signed;
  }

  #text(digest: string, { device, at, byName = false }: Omit<Reader, 'signature'>): string {
    return JSON.stringify(['steps/team/reader', subjectPrefix(this.team()), device, at, byName, digest]);
  }
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Whether two names are of one person. */
const samePerson = (one: string, other: string): boolean => folded(one) === folded(other);

/** Why who is at work on a device cannot be the second reader after the person of another one; `undefined` where they can. */
export function whyNotSecond(
  { device, devices }: Pick<Team, 'device' | 'devices'>,
  first: string | undefined,
): string | undefined {
  const [own, reader] = [device, first].map((of) => devices.find(({ id }) => id === of)?.person);
  if (own !== undefined && reader !== undefined && !samePerson(own, reader)) return undefined;
  const whose = reader === undefined ? 'before it was on a server' : `on a device of ${reader}, as this one is`;
  return `This needs a second person of your team: it was read ${whose}.`;
}

/** The people beside who is at work on a device who may approve results of a module, each with a device of their own. */
export function otherReaders({ device, devices }: Pick<Team, 'device' | 'devices'>, module: string): readonly string[] {
  const own = devices.find(({ id }) => id === device)?.person ?? '';
  const others = devices.filter(
    ({ person, role, removed }) => removed === undefined && !samePerson(person, own) && mayApprove(role, module),
  );
  return [...new Map(others.map(({ person }) => [folded(person), person])).values()];
}

/** With what signs and checks, which is loaded where a business is on a server. */
export async function readersOf(team: () => Team): Promise<Readers> {
  return new Readers(team, await import('../server/signing'));
}
