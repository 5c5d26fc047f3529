import { isZone } from '@steps/business/calendar';
import { usePreference } from '@steps/platform';
import * as v from 'valibot';

/** Name of the remembered choice. */
export const secondZoneKey = 'calendar.secondZone';

/** The zone whose hours are shown next to one's own; none by default. */
export function useSecondZone(): string | undefined {
  const zone = usePreference(secondZoneKey, v.string(), '');
  return isZone(zone) ? zone : undefined;
}
