// @ts-check

/** Names that each door of *platform* exports, and the version they stand for. @typedef {{ version: string, doors: Record<string, string[]> }} Doors */

/** @param {Record<string, string[]>} doors */
const namesOf = (doors) =>
  new Set(Object.entries(doors).flatMap(([door, names]) => names.map((name) => `${door} ${name}`)));

/**
 * The version that the names of today call for: a name that went raises the major number, a new one the minor.
 * @param {Doors} before
 * @param {Record<string, string[]>} doors
 * @returns {{ version: string, added: string[], removed: string[] }} names as "./ui Button"
 */
export function versionFor(before, doors) {
  const [old, now] = [namesOf(before.doors), namesOf(doors)];
  const added = [...now].filter((name) => !old.has(name));
  const removed = [...old].filter((name) => !now.has(name));
  const [major = 0, minor = 0] = before.version.split('.').map(Number);
  if (removed.length > 0) return { version: `${major + 1}.0.0`, added, removed };
  if (added.length > 0) return { version: `${major}.${minor + 1}.0`, added, removed };
  return { version: before.version, added, removed };
}

/** package-lock.json with another version of *platform*, written as npm writes it. @param {string} lock @param {string} version */
export function lockWith(lock, version) {
  const read = JSON.parse(lock);
  read.packages['shared/platform'].version = version;
  return `${JSON.stringify(read, null, 2)}\n`;
}
