/** Whether the page of an address is the one that shows; it may have further parameters, such as filters. */
export function isShown(href: string): boolean {
  const wanted = new URL(href, window.location.href);
  const params = new URLSearchParams(window.location.search);
  return (
    wanted.pathname === window.location.pathname &&
    [...wanted.searchParams].every(([key, value]) => params.get(key) === value)
  );
}
