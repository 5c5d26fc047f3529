import { definePreference, usePreference } from '@steps/platform';
import { timeZones } from '@steps/platform/zones';
import * as v from 'valibot';

/** Name of the remembered choice. */
export const secondZoneKey = definePreference('calendar.secondZone', 'person');

/** The zone whose hours are shown next to one's own; none by default. */
export function useSecondZone(): string | undefined {
  const zone = usePreference(secondZoneKey, v.string(), '');
  return timeZones.has(zone) ? zone : undefined;
}
