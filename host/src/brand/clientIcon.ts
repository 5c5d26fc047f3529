import type { Client } from '@steps/business';
import { basePath } from '@steps/platform/base';

const ownIcon = `${basePath}favicon.svg`;

/** The window's icon: the favicon of the business, its logo, its initial on its colours, or that of Steps. */
export function iconOf(client: Client | undefined): string {
  if (!client) return ownIcon;
  const { favicon, logo, primaryColour, secondaryColour, brandName, businessName } = client;
  if (favicon ?? logo) return favicon ?? logo ?? ownIcon;
  if (!primaryColour) return ownIcon;
  const letter = (brandName?.trim() || businessName).trim().charAt(0).toUpperCase();
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${primaryColour}"/><text x="16" y="22" font-family="sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${secondaryColour ?? '#fff'}">${escaped(letter)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(sign)}`;
}

const escaped = (letter: string) => letter.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Gives the window the icon of a business. Returns the undo. */
export function showIcon(client: Client | undefined): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => {};
  const icon = iconOf(client);
  // A browser that is told a wrong type shows none.
  link.removeAttribute('type');
  link.href = icon;
  return () => {
    link.href = ownIcon;
  };
}
