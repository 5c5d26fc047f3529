import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import type { SubjectRights } from '../server/deviceRights';
import { userSeed } from '../server/ownerCode';
import { fromTextCode, toTextCode } from '../server/textCode';
import { serverAddress } from '../teamRules';

/** How long an invitation is valid. */
export const invitationMinutes = 15;

/** What a new device is shown. */
export interface InvitationLink {
  readonly address: string;
  /** The one-time secret: its key on the server, and what both devices seal their messages with. */
  readonly seed: string;
  /** Lets whoever has it ask this one question, until it expires. */
  readonly token: string;
}

/**
 * Whom an invitation is for: one of a post office is none of a browser, as nobody compares anything there. `owner`: for a device that is in, which
 * follows the owner's.
 */
export type InvitationKind = 'device' | 'post' | 'owner';

const marks: Readonly<Record<InvitationKind, string>> = {
  device: 'steps-invite-1.',
  post: 'steps-post-1.',
  owner: 'steps-handover-1.',
};

const headSchema = v.tuple([v.string(), userSeed]);

export const invitationText = ({ address, seed, token }: InvitationLink, kind: InvitationKind): string =>
  `${toTextCode(marks[kind], [address, seed])}.${token}`;

/** Reads the text of an invitation, alone, at the end of an address or in quotes. `RuleError` for any other. */
export function readInvitation(typed: string, kind: InvitationKind): InvitationLink {
  const mark = marks[kind];
  const text = typed.replace(/[\s'"]/g, '');
  const [head = '', ...token] = text.slice(Math.max(0, text.indexOf(mark)) + mark.length).split('.');
  try {
    if (token.length !== 3) throw new TypeError('Expected a token of three parts.');
    const [address, seed] = v.parse(headSchema, fromTextCode(mark, mark + head));
    return { address: serverAddress(address), seed, token: token.join('.') };
  } catch {
    throw new RuleError(`Enter the whole invitation from the other device: it begins with ${mark}`);
  }
}

/** Where both meet: follows from the secret, which the server does not know. */
export async function meetingPlace(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`steps/team/meeting\n${seed}`));
  return [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const meetingSubject = (place: string): string => `invite.${place}`;

export const meetingInbox = (place: string): string => `_INBOX_${place}`;

/** Who has the invitation may ask its owner, and read the answer. */
export const invitationRights = (place: string): SubjectRights => ({
  pub: [meetingSubject(place)],
  sub: [`${meetingInbox(place)}.>`],
});
