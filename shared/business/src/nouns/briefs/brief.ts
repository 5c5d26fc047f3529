import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { newId, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import * as v from 'valibot';
import { contentKinds } from './contentKinds';

const briefSchema = v.object({
  id: v.string(),
  kind: v.picklist(contentKinds),
  /** What it is about, and the facts to keep. */
  words: v.string(),
  /** `YYYY-MM-DD`: the day it is wanted for. */
  day: v.optional(v.string()),
  /** When it was opened in its studio. */
  begunAt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** Something to write: noted now, written when there is time. */
type Brief = Readonly<v.InferOutput<typeof briefSchema>>;

/** Briefs of the open client. */
export const briefs = defineCollection({
  name: 'briefs',
  module: ['marketing', 'content'],
  schema: briefSchema,
  version: 1,
  restorable: true,
});

/** Notes a brief. `RuleError` without words. */
export function addBrief({
  kind,
  words,
  day,
}: {
  kind: Brief['kind'];
  words: string;
  day?: string | undefined;
}): Brief {
  if (!words.trim()) throw new RuleError('Say what it is about.');
  const at = stamp();
  const brief: Brief = {
    id: newId('brief'),
    kind,
    words: words.trim(),
    ...(day ? { day } : {}),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: 'Add a brief', changes: [put(briefs, brief)] });
  return brief;
}
