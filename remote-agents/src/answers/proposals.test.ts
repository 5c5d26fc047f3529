import { expect, it } from 'vitest';
import { Lexicon } from '../reading/lexicon';
import { proposeFrom } from './proposals';

const now = new Date(2026, 10, 18, 8, 30);

/** What is proposed to a wish, and what is said of it. */
async function proposed(wish: string) {
  const inputs: unknown[] = [];
  const call = async (_name: string, input: unknown) => void inputs.push(input);
  const said = await proposeFrom(wish, new Lexicon([]), { now, call, tools: new Set(['propose_task']) });
  return { said, input: inputs[0] };
}

it('a mistyped day of a task is read as that day, and is no part of its subject', async () => {
  const { said, input } = await proposed('remind me to ring Piotr tomorow at 9');
  expect(input).toEqual({ subject: 'Ring Piotr', due: '2026-11-19', time: '09:00' });
  expect(said).toContain('I read “tomorow” as “tomorrow”.');
});

it('a day that nobody knows is not today', async () => {
  const { said, input } = await proposed('remind me to ring Piotr tomoro at 9');
  expect(input).not.toHaveProperty('due');
  expect(said).toContain('with no due date');
});
