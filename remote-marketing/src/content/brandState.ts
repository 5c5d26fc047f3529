import { activeClient, type Client, updateClient, useActiveClient } from '@steps/business';
import { defineCollection, RuleError, useRecord } from '@steps/platform';
import { useMemo } from 'react';
import * as v from 'valibot';
import { type BrandVoice, plainVoice } from './brandRules';

/** Words that were kept before they became part of the business itself; only read, and until they are changed there. */
const brandVoices = defineCollection({
  name: 'brandVoices',
  module: 'branding',
  everyoneReads: true,
  schema: v.object({ id: v.string(), use: v.array(v.string()), avoid: v.array(v.string()), age: v.number() }),
  version: 1,
});
const only = 'voice';

const voiceOf = (client: Client | undefined, earlier: BrandVoice = plainVoice): BrandVoice => ({
  use: client?.wordsToUse ?? earlier.use,
  avoid: client?.wordsToAvoid ?? earlier.avoid,
  age: client?.readingAge ?? earlier.age,
});

/** Changes how the open business sounds: one step of its brand. `RuleError` without the right to it. */
export function changeBrandVoice(patch: Partial<BrandVoice>): void {
  const client = activeClient();
  if (!client) throw new RuleError('Open a business first.');
  const { use, avoid, age } = { ...voiceOf(client, brandVoices.get(only)), ...patch };
  updateClient(client.id, { wordsToUse: [...use], wordsToAvoid: [...avoid], readingAge: age });
}

/** How the business wants to sound, in render. */
export function useBrandVoice(): BrandVoice {
  const client = useActiveClient();
  const earlier = useRecord(brandVoices, only);
  return useMemo(() => voiceOf(client, earlier), [client, earlier]);
}
