import { JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/nats-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeredIn, askedAgain, askedTwice } from './askedAgain';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const silent = (ms: number) => later(ms, undefined).then(() => Promise.reject(new errors.TimeoutError()));
const refusal = new JetStreamApiError({ code: 400, err_code: 10_071, description: 'wrong last sequence' });

it('a question that is answered before the line says so leaves no timer, which would keep a program from ending', async () => {
  const carried = () => later(100, undefined);
  const ask = () => later(50, 'kept');
  const answers = Promise.all([
    answeredIn(ask(), 10_000, carried),
    askedAgain(ask, 10_000, carried),
    askedTwice(ask, carried, carried),
  ]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answers).toEqual(['kept', 'kept', 'kept']);
  expect(vi.getTimerCount()).toBe(0);
});

describe('what is asked until it is answered', () => {
  it('is asked seldom on a slow line, and the answer to the first question counts', async () => {
    const ask = vi.fn((n = ask.mock.calls.length) => later(4000, n));
    const answer = askedAgain(() => ask(), 10_000);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toBe(1);
    const asked = ask.mock.calls.length;
    expect(asked).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledTimes(asked);
  });

  it('is answered soon after another leader is elected, and given up when none is', async () => {
    const ask = vi.fn(() => (Date.now() < elected ? silent(500) : later(5, 'leader')));
    let elected = Date.now() + 7000;
    const answer = askedAgain(ask, 10_000);
    await vi.advanceTimersByTimeAsync(7800);
    expect(await answer).toBe('leader');
    elected = Number.POSITIVE_INFINITY;
    const none = askedAgain(ask, 10_000);
    none.catch(() => {});
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(none).rejects.toBeInstanceOf(errors.TimeoutError);
  });

  it('is not asked again when the server says something against it', async () => {
    const ask = vi.fn(() => Promise.reject(refusal));
    await expect(askedAgain(ask, 10_000)).rejects.toBe(refusal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('what is asked twice at most', () => {
  it('is asked once while the line is slow for everything', async () => {
    const ask = vi.fn(() => later(6000, 'kept'));
    const answer = askedTwice(ask, () => later(6500, undefined));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await answer).toBe('kept');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is asked again when the server answers otherwise, and either answer counts', async () => {
    for (const [first, expected] of [
      [() => silent(10_000), 2],
      [() => later(1050, 1), 1],
    ] as const) {
      const ask = vi.fn(async () => (ask.mock.calls.length === 1 ? first() : later(300, 2)));
      const answer = askedTwice(ask, () => later(10, undefined));
      await vi.advanceTimersByTimeAsync(1400);
      expect(await answer).toBe(expected);
      expect(ask).toHaveBeenCalledTimes(2);
    }
  });

  it('is asked again at once when there was nobody to hear it, and not when the server refuses it', async () => {
    const nobody = new errors.RequestError('', { cause: new errors.NoRespondersError('x') });
    const ask = vi.fn(async () => (ask.mock.calls.length === 1 ? Promise.reject(nobody) : 'kept'));
    expect(await askedTwice(ask, async () => {})).toBe('kept');
    const refused = vi.fn(() => Promise.reject(refusal));
    await expect(askedTwice(refused, async () => {})).rejects.toBe(refusal);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('fails when nobody answers', async () => {
    const answer = askedTwice(
      () => silent(10_000),
      () => silent(10_000),
    );
    answer.catch(() => {});
    await vi.advanceTimersByTimeAsync(11_000);
    await expect(answer).rejects.toBeInstanceOf(errors.TimeoutError);
  });
});
