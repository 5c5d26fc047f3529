import type { CutReason } from '@steps/business/src/ai/cutReason';

/** Each server has names of its own beside the protocol's `length` and `content_filter`. */
const kinds: readonly (readonly [CutReason, RegExp])[] = [
  ['length', /length|max|limit/i],
  ['filter', /filter|safety|recitation|block|prohibit|spii|refus|sensitive|guard|policy/i],
  ['stopped', /error|abort|cancel|insufficient|unload|timeout|malformed|interrupt/i],
];

/** Why an answer with this `finish_reason` is not whole; `undefined` for one that is, and for reasons that nobody knows. */
export const cutBy = (finish: string): CutReason | undefined => kinds.find(([, names]) => names.test(finish))?.[0];
