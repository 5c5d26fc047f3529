/** Whether a text looks like the address of a website; any text is accepted, this only gives a hint. */
export function looksLikeAddress(text: string): boolean {
  const typed = text.trim();
  if (!typed || /\s/.test(typed)) return false;
  const address = URL.parse ? URL.parse(withScheme(typed)) : parsed(withScheme(typed));
  return address !== null && /^https?:$/.test(address.protocol) && /^[^.]+(\.[^.]+)+$/.test(address.hostname);
}

const withScheme = (text: string) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`);

/** Browsers before 2024 have no `URL.parse`. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The steps of the website analysis, in their order (spec 2, section 2.4). */
export const learningSteps = ['Industry classification', 'Competitor analysis', 'Content strategy insights'] as const;
