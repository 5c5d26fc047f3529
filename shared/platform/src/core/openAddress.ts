/** What the router of the application does with an address; there is none before the workspace is open. */
let opener: ((href: string) => void) | undefined;

/** The router's own: says how an address is opened. Returns the end of it. */
export function opensAddresses(open: (href: string) => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Opens an address of the product from outside of the router, where notices are. False when there is no router. */
export function openAddress(href: string): boolean {
  opener?.(href);
  return opener !== undefined;
}
