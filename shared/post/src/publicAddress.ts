import { postAddresses } from '@steps/business/src/nouns/mail/postAddress';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';

/** Says to the business where this post office is reached; takes it back when it is not any more. */
export function announce(device: string, url: string | undefined): void {
  const before = postAddresses.get(device);
  if (before?.url === url) return;
  const change = url === undefined ? drop(postAddresses, device) : put(postAddresses, { id: device, url });
  commit({ label: 'Say where the post office is reached', changes: [change], undoable: false });
}
