import * as v from 'valibot';
import { toBase64 } from '../../workspace/keyText';
import { TeamError } from '../log/teamLog';
import { keyFrom, newWrapKeys, unwrapped, type WrapKeys, wrapped } from './deviceKeys';

/** What a new device says of itself. */
const deviceSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  /** Public nkey: its credentials are signed for it. */
  sign: v.pipe(v.string(), v.regex(/^U[A-Z2-7]{55}$/)),
  /** Keys are wrapped for it. */
  wrap: v.pipe(v.string(), v.base64(), v.length(88)),
});
export type NewDevice = Readonly<v.InferOutput<typeof deviceSchema>>;

const digest = v.pipe(v.string(), v.base64(), v.length(44));
const questionSchema = v.variant('step', [
  v.object({ step: v.literal('commit'), to: digest }),
  v.object({ step: v.literal('show'), device: deviceSchema, nonce: digest }),
  /** What it says to what it was given; nothing when it refuses. */
  v.object({
    step: v.literal('reply'),
    device: deviceSchema,
    nonce: digest,
    said: v.optional(v.pipe(v.string(), v.maxLength(100_000))),
  }),
]);
const answerSchema = v.variant('state', [
  v.object({ state: v.literal('here'), open: deviceSchema.entries.wrap }),
  v.object({ state: v.picklist(['waiting', 'refused', 'used', 'expired', 'other', 'done']) }),
  v.object({ state: v.literal('in'), iv: v.string(), data: v.string() }),
  v.object({ state: v.literal('failed'), why: v.string() }),
]);
type Question = v.InferOutput<typeof questionSchema>;
type Answer = v.InferOutput<typeof answerSchema>;

/** A device that asks, with the six digits that it shows as well. */
export interface AskingDevice extends NewDevice {
  readonly code: string;
}

/** The owner's side: answers what comes to the meeting place of an invitation. */
export interface InvitationHost {
  /** Rejects what was not sent by somebody with the invitation: it gets no answer. */
  answer(question: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** Gives the device that asked what it needs; resolves when it has fetched it. */
  welcome(value: unknown): Promise<void>;
  /** Resolves when the device that asked, if there is one, has been told. */
  refuse(): Promise<void>;
}

/** What else an owner's device may ask of whoever comes. */
export interface InvitationHandlers {
  /** A device that nobody waits for is told so. */
  isExpected?(device: NewDevice): boolean;
  /** Something came from the device that asked. */
  onHeard?(): void;
  /** Answers what the device says to what it was given, once; resolves with the reason when nothing comes of it. */
  onReply?(said: string | undefined): Promise<string | undefined>;
}

const purpose = 'steps/team/welcome';

/**
 * Both sides show six digits that follow from their keys. The new device commits itself to its keys before it sees the owner's,
 * and the owner's are new with each invitation: whoever intercepts them gets other digits but once in a million times.
 */
export async function invitationHost(
  seed: string,
  onAsked: (device: AskingDevice) => void,
  isOver: () => boolean,
  { isExpected = () => true, onHeard, onReply }: InvitationHandlers = {},
): Promise<InvitationHost> {
  const [messages, keys] = await Promise.all([sealedWith(seed), newWrapKeys()]);
  let committed: string | undefined;
  let shown: NewDevice | undefined;
  let decided: Answer | undefined;
  let replied: Promise<Answer> | undefined;
  let fetched = () => {};

  async function answerTo(question: Question): Promise<Answer> {
    if (question.step === 'commit') {
      if (isOver()) return { state: 'expired' };
      committed ??= question.to;
      return committed === question.to ? { state: 'here', open: keys.open } : { state: 'used' };
    }
    const { device, nonce } = question;
    if (committed === undefined || (await commitment(device, nonce)) !== committed) return { state: 'used' };
    if (!isExpected(device)) return { state: 'other' };
    onHeard?.();
    if (question.step === 'reply') {
      if (decided?.state !== 'in' || !onReply) return { state: 'used' };
      replied ??= onReply(question.said).then((why) =>
        why === undefined ? { state: 'done' } : { state: 'failed', why },
      );
      return replied;
    }
    if (decided) {
      fetched();
      return decided;
    }
    if (isOver()) return { state: 'expired' };
    if (!shown) {
      shown = device;
      onAsked({ ...device, code: await codeOf(keys.open, device, nonce) });
    }
    return { state: 'waiting' };
  }

  function told(answer: Answer): Promise<void> {
    const taken = new Promise<void>((resolve) => {
      fetched = resolve;
    });
    decided = answer;
    return shown ? taken : Promise.resolve();
  }

  return {
    async answer(question) {
      return messages.seal(await answerTo(v.parse(questionSchema, await messages.open(question))));
    },
    async welcome(value) {
      if (!shown) throw new TypeError('Expected a device that asked, there is none.');
      const answer = await wrapped(value, keys, shown.wrap, purpose);
      await told({ state: 'in', ...answer });
    },
    refuse: () => told({ state: 'refused' }),
  };
}

/** How a new device reaches the owner's. */
export interface MeetingPlace {
  /** Resolves with the answer; with `undefined` when the owner's device does not have the invitation open. */
  ask(question: Uint8Array): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export interface AskOptions {
  readonly seed: string;
  readonly device: NewDevice;
  readonly own: WrapKeys;
  readonly at: MeetingPlace;
  /** The six digits, once both sides have them. */
  readonly onCode: (code: string) => void;
  /** Waits before it asks again. Rejects when the person has given up. */
  readonly pause: () => Promise<void>;
  /** What is said to what the owner gave, unchecked; `undefined` refuses it. Without, nothing is said. */
  readonly reply?: (given: unknown) => Promise<string | undefined>;
  readonly words?: RefusalWords;
}

type Refusal = 'gone' | 'used' | 'expired' | 'other' | 'refused';
export type RefusalWords = Readonly<Record<Refusal, string>>;

const invitationWords: RefusalWords = {
  gone: 'The other device does not show the invitation any more. Ask for a new one.',
  used: 'Another device has used this invitation. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
  other: 'This invitation is for another device.',
  refused: 'The other device did not let this one in.',
};

/** The new device's side: resolves with what the owner gave it, unchecked. Rejects with `TeamError` and the reason in words. */
export async function askedIn(options: AskOptions): Promise<unknown> {
  const { seed, device, own, at, onCode, pause, reply, words = invitationWords } = options;
  const messages = await sealedWith(seed);
  const nonce = toBase64(crypto.getRandomValues(new Uint8Array(32)));
  const ask = async (question: Question): Promise<Answer> => {
    const answer = await at.ask(await messages.seal(question));
    if (!answer) throw new TeamError('refused', words.gone);
    return v.parse(answerSchema, await messages.open(answer));
  };
  const refusal = (answer: Answer) => {
    if (answer.state === 'failed') return new TeamError('refused', answer.why);
    const { state } = answer;
    return new TeamError(
      'refused',
      words[state === 'used' || state === 'expired' || state === 'other' ? state : 'refused'],
    );
  };
  const here = await ask({ step: 'commit', to: await commitment(device, nonce) });
  if (here.state !== 'here') throw refusal(here);
  for (let told = false; ; told = true) {
    const answer = await ask({ step: 'show', device, nonce });
    if (answer.state === 'in') {
      const given = await unwrapped(answer, own.own, here.open, purpose);
      if (!reply) return given;
      let said: { readonly text: string | undefined } | undefined;
      const saying = reply(given).then((text) => {
        said = { text };
      });
      saying.catch(() => {});
      // While somebody decides, both sides hear that the other is there.
      for (; !said; await Promise.race([saying, pause()])) {
        const still = await ask({ step: 'show', device, nonce });
        if (still.state !== 'in') throw refusal(still);
      }
      const last = await ask({ step: 'reply', device, nonce, said: (said as { text: string | undefined }).text });
      if (last.state !== 'done') throw refusal(last);
      return given;
    }
    if (answer.state !== 'waiting') throw refusal(answer);
    if (!told) onCode(await codeOf(here.open, device, nonce));
    await pause();
  }
}

async function sealedWith(seed: string): Promise<{
  seal(value: Question | Answer): Promise<Uint8Array<ArrayBuffer>>;
  open(bytes: Uint8Array): Promise<unknown>;
}> {
  const key = await keyFrom(encoder.encode(seed), 'steps/team/invitation');
  return {
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(JSON.stringify(value)));
      const bytes = new Uint8Array(ivBytes + data.byteLength);
      bytes.set(iv);
      bytes.set(new Uint8Array(data), ivBytes);
      return bytes;
    },
    async open(bytes) {
      const [iv, data] = [new Uint8Array(bytes.subarray(0, ivBytes)), new Uint8Array(bytes.subarray(ivBytes))];
      const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    },
  };
}

const ivBytes = 12;
const encoder = new TextEncoder();

const hashOf = async (...parts: readonly string[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(parts))));

const commitment = async ({ name, sign, wrap }: NewDevice, nonce: string): Promise<string> =>
  toBase64(await hashOf('steps/team/commit', name, sign, wrap, nonce));

/** `123 456`. */
async function codeOf(open: string, { name, sign, wrap }: NewDevice, nonce: string): Promise<string> {
  const hash = await hashOf('steps/team/digits', open, name, sign, wrap, nonce);
  const digits = String(new DataView(hash.buffer).getUint32(0) % 1_000_000).padStart(6, '0');
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}
