const numbers = (version: string) => version.split('.').map(Number);

/**
 * Why a remote cannot work with what this host shares, or nothing. The minor number of `@steps/shared` rises when a name
 * is added, the major one when a name goes (`npm run doors`).
 */
export function sharedMismatch(builtAgainst: string | undefined, offered: string): string | undefined {
  if (!builtAgainst) return undefined;
  const [major = 0, minor = 0] = numbers(builtAgainst);
  const [offeredMajor = 0, offeredMinor = 0] = numbers(offered);
  if (major === offeredMajor && minor <= offeredMinor) return undefined;
  const older = major < offeredMajor;
  return older
    ? `It was built against version ${builtAgainst} of the shared package; this host offers ${offered}, which lacks something of it.`
    : `It needs version ${builtAgainst} of the shared package; this host offers ${offered}.`;
}
