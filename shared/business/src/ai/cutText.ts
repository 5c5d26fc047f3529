import type { CutReason } from './cutReason';

const sentences: Record<CutReason, string> = {
  length:
    'Cut off: the answer reached the longest length allowed. Ask for less at once, or raise “Longest answer” under Settings, AI engine.',
  filter: 'Cut off: a filter of the model server held the rest back. Ask in other words, or choose another model.',
  stopped: 'Cut off: the model server stopped before the answer was whole. Ask again.',
};

/** What is said beside an answer that was cut off. */
export const cutText = (cut: CutReason): string => sentences[cut];
