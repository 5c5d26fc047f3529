import { defineCollection } from '@steps/platform/src/core/store/collection';
import * as v from 'valibot';
import { sealedSchema } from '../mail/mailAccount';

/**
 * The key with which a post office signs the links in its mail, sealed for each post office: no browser has it. `id`: its
 * device.
 */
export const linkKeys = defineCollection({
  name: 'linkKeys',
  module: 'integrations',
  everyoneReads: true,
  schema: v.object({ id: v.string(), secrets: v.record(v.string(), sealedSchema), at: v.string() }),
  version: 1,
});
