import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connected } from './natsConnection';
import { hostMeeting } from './natsMeeting';
import { type Credentials, newUserSeed } from './signing';

/** A line to a server that a test plays: `says` is what comes from it. */
class Line {
  onopen = () => {};
  onmessage = (_: { readonly data: Uint8Array }) => {};
  onclose: ((event: { readonly wasClean: boolean; readonly reason: string }) => void) | null = null;
  onerror = () => {};
  bufferedAmount = 0;
  closed = false;

  /** `answers`: how often it answers whether it is there. */
  constructor(private answers: number) {}

  send(data: ArrayBuffer): void {
    if (this.answers === 0 || !new TextDecoder().decode(data).includes('PING')) return;
    this.answers -= 1;
    this.says('PONG\r\n');
  }

  says(text: string): void {
    this.onmessage({ data: new TextEncoder().encode(text) });
  }

  /** From now on nothing gets through, either way, and nobody is told. */
  dies(): void {
    this.answers = 0;
    this.bufferedAmount = 100;
  }

  ends(): void {
    this.onclose?.({ wasClean: true, reason: '' });
  }

  close(): void {
    this.closed = true;
  }
}

const info = `INFO ${JSON.stringify({ version: '2.9.10', proto: 1, headers: true, max_payload: 1_048_576, nonce: 'nonce' })}\r\n`;
const credentials: Credentials = { seed: newUserSeed(), token: 'token' };

const access = (line: Line) => ({
  address: 'ws://127.0.0.1:4280',
  credentials,
  wsFactory: async () => ({ socket: line as unknown as WebSocket, encrypted: false }),
});

async function connectedOver(line: Line) {
  const connecting = connected(access(line));
  await vi.advanceTimersByTimeAsync(0);
  line.says(info);
  await vi.advanceTimersByTimeAsync(0);
  return connecting;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a server that hangs up before its first word does not answer', async () => {
  const line = new Line(1);
  const connecting = expect(connected(access(line))).rejects.toMatchObject({ fault: 'away' });
  await vi.advanceTimersByTimeAsync(0);
  line.ends();
  await vi.advanceTimersByTimeAsync(5000);
  await connecting;
});

it.each([
  ['nothing', ''],
  ['one word', info],
])('a server that says %s and then is silent, whose line does not end either, does not answer', async (_, word) => {
  const line = new Line(0);
  const connecting = expect(connected(access(line))).rejects.toMatchObject({ fault: 'away' });
  await vi.advanceTimersByTimeAsync(0);
  if (word) line.says(word);
  await vi.advanceTimersByTimeAsync(5000);
  await connecting;
  expect(line.closed).toBe(true);
});

it.each(['close', 'drain'] as const)('a connection whose line is dead is over within seconds (%s)', async (way) => {
  const line = new Line(1);
  const connection = await connectedOver(line);
  line.dies();
  const told = vi.fn();
  void connection.closed().then(told);
  const ending = connection[way]();
  await vi.advanceTimersByTimeAsync(2000);
  await ending;
  expect(told).toHaveBeenCalled();
  expect(line.closed).toBe(true);
});

it('a connection whose line is well ends at once, and leaves no timer behind', async () => {
  const line = new Line(1);
  const connection = await connectedOver(line);
  const ending = connection.close();
  await vi.advanceTimersByTimeAsync(0);
  line.ends();
  await ending;
  await connection.closed();
  expect(vi.getTimerCount()).toBe(0);
});

it('a server that goes while an invitation is made: it is said, and not waited for', async () => {
  const line = new Line(1);
  const making = hostMeeting(
    access(line),
    'steps.meet',
    async () => new Uint8Array(),
    () => {},
  );
  const said = expect(making).rejects.toMatchObject({ fault: 'away' });
  await vi.advanceTimersByTimeAsync(0);
  line.says(info);
  await vi.advanceTimersByTimeAsync(0);
  line.ends();
  await vi.advanceTimersByTimeAsync(0);
  await said;
});
