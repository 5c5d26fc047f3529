/**
 * Whether a visitor is one of the share, in per cent, for whom a build is: the same answer at each visit, and a larger share
 * has everybody of the smaller. Which visitors they are is another draw for each build.
 */
export function isInShare(visitor: string, build: string, share: number): boolean {
  let hash = 0x811c9dc5;
  for (const letter of `${visitor} ${build}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % 100 < share;
}
