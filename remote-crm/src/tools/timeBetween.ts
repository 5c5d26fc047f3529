const unitMs = { days: 86_400_000, hours: 3_600_000 } as const;

/** How long it took from one moment to another; nothing if one is missing. Not rounded: two minutes late is late. */
export function timeBetween(
  from: string | undefined,
  until: string | Date | undefined,
  unit: keyof typeof unitMs,
): number | undefined {
  if (!from || !until) return undefined;
  const took = (until instanceof Date ? until.getTime() : Date.parse(until)) - Date.parse(from);
  return took < 0 ? undefined : took / unitMs[unit];
}
