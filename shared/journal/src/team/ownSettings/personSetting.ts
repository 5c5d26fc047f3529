import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';

const personSettingSchema = v.object({
  /** The person as the list of devices calls them, and the setting: see `settingId`. */
  id: v.string(),
  /** When it was chosen: ms since 1970. */
  at: v.number(),
  /** The device that sealed it. */
  by: v.string(),
  /** For each device of that person, what it alone can open; `iv` and `data` in base64. */
  sealed: v.record(v.string(), v.object({ iv: v.string(), data: v.string() })),
});
export type PersonSetting = Readonly<v.InferOutput<typeof personSettingSchema>>;

/** What follows a person to their other devices of a business on a server. Nobody else can open it, or write it for them. */
export const personSettings = defineCollection({
  name: 'personSettings',
  module: 'everyone',
  everyoneReads: true,
  needs: () => undefined,
  schema: personSettingSchema,
  version: 1,
  indivisible: true,
  unrecorded: true,
});
