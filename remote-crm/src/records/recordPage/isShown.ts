import { currentAddress } from '@steps/platform/router';

/** Whether the page of an address is the one that shows; it may have further parameters, such as filters. */
export function isShown(href: string): boolean {
  const shown = currentAddress();
  const wanted = new URL(href, shown);
  return (
    wanted.pathname === shown.pathname &&
    [...wanted.searchParams].every(([key, value]) => shown.searchParams.get(key) === value)
  );
}
