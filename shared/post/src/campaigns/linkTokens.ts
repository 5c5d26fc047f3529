import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a link in a mail refers to: whose mail it is, and which link of it. It holds nothing about the person, and no address
 * to go to.
 */
export interface LinkMeaning {
  /** Of the chunk. */
  readonly chunkId: string;
  /** Of the recipient in it. */
  readonly nth: number;
  /** The link's number; none for unsubscribing. */
  readonly link?: number;
}

/** Bytes of the seal that are kept: 128 bits cannot be guessed. */
const sealBytes = 16;
const form = /^([\w-]{1,64})~([\w.-]{1,128})~(\d{1,4})~(\d{0,5})~([\w-]{22})$/;

/** What a token is for: one that names a message, in its Message-ID, cannot unsubscribe anybody. */
type TokenUse = 'link' | 'message';

/** The text of a link, signed with the key of a post office. `signer`: whose key it is. */
export function linkToken(
  key: Buffer,
  signer: string,
  { chunkId, nth, link }: LinkMeaning,
  use: TokenUse = 'link',
): string {
  const said = `${signer}~${chunkId}~${nth}~${link ?? ''}`;
  return `${said}~${seal(key, use, said).toString('base64url')}`;
}

/** What a link refers to; `undefined` if no post office of this business made it for that use. */
export function readLinkToken(
  token: string,
  keyOf: (signer: string) => Buffer | undefined,
  use: TokenUse = 'link',
): LinkMeaning | undefined {
  const [, signer = '', chunkId = '', nth = '', link = '', sealed = ''] = form.exec(token) ?? [];
  const key = signer ? keyOf(signer) : undefined;
  if (!key) return undefined;
  const right = seal(key, use, `${signer}~${chunkId}~${nth}~${link}`);
  const came = Buffer.from(sealed, 'base64url');
  if (came.length !== right.length || !timingSafeEqual(came, right)) return undefined;
  return { chunkId, nth: Number(nth), ...(link === '' ? {} : { link: Number(link) }) };
}

const seal = (key: Buffer, use: TokenUse, said: string): Buffer =>
  createHmac('sha256', key).update(`steps/post/${use}\n${said}`).digest().subarray(0, sealBytes);
