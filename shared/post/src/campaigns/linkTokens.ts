import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail stands for: whose mail it is, and which link of it. Nothing of the person, and no address to be led to. */
export interface LinkMeaning {
  /** Of the chunk. */
  readonly chunkId: string;
  /** Of the recipient in it. */
  readonly nth: number;
  /** Of the link; none for the way to unsubscribe. */
  readonly link?: number;
}

/** So many bytes of the seal are kept: 128 bits are not guessed. */
const sealBytes = 16;
const form = /^([\w-]{1,64})~([\w.-]{1,128})~(\d{1,4})~(\d{0,5})~([\w-]{22})$/;

/** What a token is for: what names a message, in its Message-ID, takes nobody out. */
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

/** What a link means; `undefined` for one that no post office of this business has made for that use. */
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
