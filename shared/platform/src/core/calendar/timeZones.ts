import {
  asUtc,
  fieldsAt,
  isoOf,
  isZone,
  momentOf,
  offsetLabel,
  offsetMinutes,
  wallTime,
  zoneLabel,
  zoneNames,
} from './zones';

/** Clocks of time zones by their IANA names ("Europe/London"): moments as they show there, and what they show as moments. */
export const timeZones = {
  names: zoneNames,
  has: isZone,
  label: zoneLabel,
  offsetLabel,
  offsetMinutes,
  wallTime,
  momentOf,
  isoOf,
  fieldsAt,
  asUtc,
};
