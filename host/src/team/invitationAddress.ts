import { basePath } from '@steps/platform/base';

/** What an invitation begins with, as `@steps/journal/team` writes it; that part is fetched later than this is asked. */
const mark = '#steps-invite-1.';

/** An invitation as an address of this site: behind the `#`, which no server sees. */
export const invitationAddress = (text: string): string => `${window.location.origin}${basePath}#${text}`;

/** The invitation that this page was opened with; empty when there is none. */
export const invitationInAddress = (): string => {
  const { hash } = window.location;
  return hash.startsWith(mark) ? hash.slice(1) : '';
};
