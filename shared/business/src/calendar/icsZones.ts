import { isZone, offsetMinutes, zoneNames } from '@steps/platform/src/core/calendar/zones';
import ICAL from 'ical.js';
import { windowsZones } from './windowsZones';

/** The zone that a file means by a name, and whether that had to be guessed. */
export interface FileZone {
  readonly zone: string;
  readonly note?: string;
}

/** Finds zones by the names in a file: IANA, Windows, or the file's own definitions (`VTIMEZONE` texts). */
export function zoneFinder(definitions: readonly string[], fallback: string): (name: string) => FileZone {
  const known = new Map<string, FileZone>();
  const defined = new Map(definitions.flatMap(definitionOf));
  return (name) => {
    const found = known.get(name) ?? find(name, defined.get(name), fallback);
    known.set(name, found);
    return found;
  };
}

function find(name: string, definition: ICAL.Timezone | undefined, fallback: string): FileZone {
  const plain = name.trim();
  // Some programs put their own address before the name: /example.org/Europe/London.
  const tails = [plain, plain.split('/').slice(-2).join('/'), plain.split('/').slice(-3).join('/')];
  const named = tails.find((tail) => isZone(tail)) ?? windowsZones[plain];
  if (named && isZone(named)) return { zone: named };
  const like = definition && zoneLike(definition, fallback);
  if (like) return { zone: like, note: `The time zone “${short(plain)}” is read as ${like}, whose clock is the same.` };
  return { zone: fallback, note: `The time zone “${short(plain)}” is unknown, so its times are read as ${fallback}.` };
}

function definitionOf(text: string): [string, ICAL.Timezone][] {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    const zone = new ICAL.Timezone(component);
    return zone.tzid ? [[zone.tzid, zone]] : [];
  } catch {
    // A definition that cannot be read is as good as none; the name may say enough.
    return [];
  }
}

/** A zone with the same clock in every month of this year, the user's own first. */
function zoneLike(definition: ICAL.Timezone, own: string): string | undefined {
  const year = new Date().getUTCFullYear();
  const middle = (month: number) => Date.UTC(year, month, 15, 12);
  const offsets = Array.from({ length: 12 }, (_, month) =>
    definition.utcOffset(
      new ICAL.Time({ year, month: month + 1, day: 15, hour: 12, minute: 0, second: 0, isDate: false }, definition),
    ),
  );
  return [own, ...zoneNames()].find((zone) =>
    offsets.every((offset, month) => offsetMinutes(zone, middle(month)) * 60 === offset),
  );
}

const short = (text: string) => text.slice(0, 60);
