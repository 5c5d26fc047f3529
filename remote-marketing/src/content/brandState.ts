import { commit, defineCollection, put, useRecord } from '@steps/shared';
import * as v from 'valibot';
import { type BrandVoice, plainVoice } from './brandRules';

const brandVoiceSchema = v.object({
  id: v.string(),
  use: v.array(v.string()),
  avoid: v.array(v.string()),
  age: v.number(),
});

/** How the business wants to sound: one record of the open client. */
const brandVoices = defineCollection({
  name: 'brandVoices',
  module: 'branding',
  everyoneReads: true,
  schema: brandVoiceSchema,
  version: 1,
});
const only = 'voice';

export function changeBrandVoice(patch: Partial<BrandVoice>): void {
  const before = brandVoices.get(only) ?? plainVoice;
  const { use, avoid, age } = { ...before, ...patch };
  const voice = { id: only, use: [...use], avoid: [...avoid], age };
  commit({ label: 'Change how the business sounds', changes: [put(brandVoices, voice)] });
}

/** How the business wants to sound, in render. */
export const useBrandVoice = (): BrandVoice => useRecord(brandVoices, only) ?? plainVoice;
