import { type AskingDevice, type InvitationHandlers, type InvitationHost, invitationHost } from './devices/invitation';
import {
  type InvitationKind,
  invitationMinutes,
  invitationRights,
  invitationText,
  meetingPlace,
} from './devices/invitationLink';
import type { OwnConnection } from './teamConnection';
import { reach } from './teamReach';

export interface MeetingEvents {
  /** A device asks, and shows the same six digits. */
  onAsked(device: AskingDevice): void;
  /** The connection to the server is gone, and nobody has closed it here. */
  onLost(): void;
}

/** A place on the server where one other device meets the owner's, until it is closed or has expired. */
interface Meeting {
  readonly host: InvitationHost;
  /** For the other device: address, one-time secret and a key that expires. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  refuse(): void;
  /** Who was refused is told first. */
  close(): Promise<void>;
}

/** ms in which a device asks once more and hears that it was refused; one that does not is gone. */
const toldWithin = 3000;

/** Opens it. Rejects with `TeamError` without the server. */
export async function openMeeting(
  connection: OwnConnection,
  kind: InvitationKind,
  { onAsked, onLost }: MeetingEvents,
  handlers?: InvitationHandlers,
): Promise<Meeting> {
  const { deviceToken, newUserSeed, publicKeyOf } = await import('./server/signing');
  const { address, owner } = connection;
  const seed = newUserSeed();
  const place = await meetingPlace(seed);
  const expires = Date.now() + invitationMinutes * 60_000;
  const token = await deviceToken(owner.account, publicKeyOf(seed), invitationRights(place), expires);
  const host = await invitationHost(seed, onAsked, () => Date.now() >= expires, handlers);
  let closed = false;
  let refused = Promise.resolve();
  const end = await (await reach()).host(
    connection,
    place,
    (question) => host.answer(question),
    () => {
      if (!closed) onLost();
    },
  );
  return {
    host,
    text: invitationText({ address, seed, token }, kind),
    expires,
    refuse() {
      refused = host.refuse();
    },
    async close() {
      closed = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, toldWithin);
      });
      await Promise.race([refused, late]);
      clearTimeout(timer);
      await end();
    },
  };
}
