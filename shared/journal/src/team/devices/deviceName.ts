const kinds: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows computer'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux computer'],
];

/** What a device is called until somebody calls it otherwise. */
export const usualDeviceName = (agent = navigator.userAgent): string =>
  kinds.find(([sign]) => sign.test(agent))?.[1] ?? 'Computer';

/** Whose device the owner's is, until they have a name. */
export const unnamedOwner = 'Owner';

/** Whose a device is once the business went to `owner`: who never gave a name is the owner no more, unless they are the same person. */
export const personAfter = (person: string, owner: string): string =>
  person === unnamedOwner && owner !== unnamedOwner ? 'Former owner' : person;
