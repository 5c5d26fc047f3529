/** How many emails go out a minute: some servers take no more, and one that is new to them is trusted slowly. */
export const paces = [
  { value: '30', label: '30 a minute (Microsoft 365)' },
  { value: '100', label: '100 a minute' },
  { value: '600', label: '600 a minute' },
  { value: '', label: 'As fast as the mail server takes them' },
] as const;

export const usualPace = '100';

/** `undefined` for no limit. */
export const paceOf = (value: string): number | undefined => (value === '' ? undefined : Number(value));
