import * as v from 'valibot';

/** Why an answer ends before its end: it reached the longest length, a filter held it back, the server stopped. */
export const cutReason = v.picklist(['length', 'filter', 'stopped']);
export type CutReason = v.InferOutput<typeof cutReason>;
