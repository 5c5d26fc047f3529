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
