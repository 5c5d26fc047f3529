import { type Random, seeded } from '@steps/platform/src/core/random';

/**
 * Choices of the built-in engine, seeded by everything that goes into a task: the same for the same input, so that a result
 * can be made again. Objects must come with their keys in a fixed order.
 */
export const choiceFor = (...parts: readonly unknown[]): Random => seeded(hash(JSON.stringify(parts)));

/** FNV-1a, 32 bits: spreads similar texts far apart, which is all that is asked of it. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
