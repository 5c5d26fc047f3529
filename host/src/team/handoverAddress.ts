import { basePath } from '@steps/platform/base';

/** What a handover begins with, as `@steps/journal/team` writes it. */
const mark = '#steps-handover-1.';

/** A handover as an address of this site, which opens where it is taken: behind the `#`, which no server sees. */
export const handoverAddress = (text: string): string =>
  `${window.location.origin}${basePath}?module=settings&section=team#${text}`;

/** The handover that this page was opened with; empty when there is none. */
export const handoverInAddress = (): string => {
  const { hash } = window.location;
  return hash.startsWith(mark) ? hash.slice(1) : '';
};

/** It was used or left: the page does not open with it again. */
export function forgetHandover(): void {
  const { pathname, search } = window.location;
  if (handoverInAddress()) window.history.replaceState(window.history.state, '', pathname + search);
}
