import { postAddresses } from '@steps/business/src/nouns/mail/postAddress';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';

/** Says to the business where this post office is reached; empty for nowhere. */
export function announce(device: string, url = ''): void {
  const before = postAddresses.get(device);
  if (before?.url === url) return;
  const changes = [put(postAddresses, { id: device, url })];
  commit({ label: 'Say where the post office is reached', changes, undoable: false });
}
