import { postAddresses } from '@steps/business/src/nouns/mail/postAddress';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';

/** Announces this post office's address to the business; empty for none. */
export function announce(device: string, url = ''): void {
  const before = postAddresses.get(device);
  if (before?.url === url) return;
  const changes = [put(postAddresses, { id: device, url })];
  commit({ label: 'Say where the post office is reached', changes, undoable: false });
}
