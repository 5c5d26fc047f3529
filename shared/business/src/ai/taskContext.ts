import type { TaskContext } from '@steps/platform/src/core/contract/aiTask';
import { activeClient } from '../nouns/clients/clientState';

/** What tasks are told of the business: the active client's own words. */
export function clientContext(): TaskContext {
  const client = activeClient();
  return {
    businessName: client?.businessName ?? '',
    industry: client?.industry ?? '',
    brandVoice: client?.brandGuidelines ?? '',
    wordsToUse: client?.wordsToUse ?? [],
    wordsToAvoid: client?.wordsToAvoid ?? [],
    boilerplate: client?.boilerplate ?? '',
  };
}
