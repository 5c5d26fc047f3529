import { basePath } from '@steps/platform/base';

/** What an invitation begins with, as `@steps/journal/team` writes it; that part is fetched later than this is asked. */
const mark = '#steps-invite-1.';

/** An invitation as an address of this site: behind the `#`, which no server sees. */
export const invitationAddress = (text: string): string => `${window.location.origin}${basePath}#${text}`;

/** The invitation at the end of an address; empty when there is none. */
export const invitationIn = (address: string): string => {
  const at = address.indexOf(mark);
  return at < 0 ? '' : address.slice(at + 1);
};

/** The invitation that this page was opened with; empty when there is none. */
export const invitationInAddress = (): string => invitationIn(window.location.hash);
