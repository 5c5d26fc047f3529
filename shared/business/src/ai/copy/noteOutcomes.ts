import type { Finishing, WishOutcome } from '@steps/platform/src/core/contract/aiTask';
import { outcomesOf, wishesIn } from './wishes';

/** What became of a reviewer's note in a text that is not written from a brief. */
export const noteOutcomes = (text: string, { revision, engine = '' }: Finishing = {}): WishOutcome[] =>
  revision ? outcomesOf(wishesIn(revision.feedback), { text, previous: revision.previous }, engine) : [];
