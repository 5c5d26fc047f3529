import ICAL from 'ical.js';
import { dayMs } from '../calendarDay';
import { asUtc, fieldsAt, offsetMinutes, type WallTime, wallOffset } from './zones';

/** Years after the first meeting for which the clock changes of a zone are looked up; the pattern found goes on after. */
const yearsLookedAt = 12;

/** A zone for ical.js that asks the browser's own tables, so that it knows every clock change there is. */
class BrowserZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time): number {
    return wallOffset(time, this.tzid) * 60;
  }
}

const zones = new Map<string, ICAL.Timezone>();

/** The zone for ical.js. */
export function icalZone(name: string): ICAL.Timezone {
  if (name === 'UTC') return ICAL.Timezone.utcTimezone;
  const known = zones.get(name);
  if (known) return known;
  const zone = new BrowserZone({ tzid: name });
  zones.set(name, zone);
  return zone;
}

/** A moment where the clock changes, on the clock before and after it. */
interface ClockChange {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The VTIMEZONE of a zone for events from `start` (ms) on: rules where the changes follow one, else dates. */
export function zoneComponent(name: string, start: number): ICAL.Component {
  const year = new Date(start).getUTCFullYear() - 1;
  const changes = clockChangesFrom(name, year);
  const component = new ICAL.Component('vtimezone');
  component.updatePropertyWithValue('tzid', name);
  if (changes.length === 0) {
    const offset = offsetMinutes(name, start);
    component.addSubcomponent(observance('standard', { at: Date.UTC(year, 0, 1), from: offset, to: offset }));
    return component;
  }
  const first = changes[0];
  if (first) {
    const before = Date.UTC(year, 0, 1);
    component.addSubcomponent(
      observance(nameOf(first.to, first.from), { at: before, from: first.from, to: first.from }),
    );
  }
  for (const group of groups(changes)) component.addSubcomponent(repeated(group));
  return component;
}

const known = new Map<string, readonly ClockChange[]>();

/** The clock changes of a zone from the start of a year on: looking them up takes 10 ms and more, and many meetings ask for the same. */
function clockChangesFrom(zone: string, year: number): readonly ClockChange[] {
  const key = `${zone} ${year}`;
  const changes = known.get(key) ?? clockChanges(zone, Date.UTC(year, 0, 1), Date.UTC(year + yearsLookedAt, 0, 1));
  known.set(key, changes);
  return changes;
}

/** Where the offset differs from the day before, found to the minute. */
function clockChanges(zone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = from; day < until; day += dayMs) {
    const [before, after] = [offsetMinutes(zone, day), offsetMinutes(zone, day + dayMs)];
    if (before === after) continue;
    let [low, high] = [day, day + dayMs];
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (offsetMinutes(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from: before, to: after });
  }
  return changes;
}

/** Changes that belong together: the same step, in the same month. */
function groups(changes: readonly ClockChange[]): ClockChange[][] {
  const found = new Map<string, ClockChange[]>();
  for (const change of changes) {
    const { month, hour } = localTime(change);
    const key = `${change.from}/${change.to}/${month}/${hour}`;
    found.set(key, [...(found.get(key) ?? []), change]);
  }
  return [...found.values()];
}

function repeated(group: readonly ClockChange[]): ICAL.Component {
  // A group has at least the change that made it.
  const first = group[0] as ClockChange;
  const component = observance(nameOf(first.from, first.to), first);
  const rule = yearlyRule(group);
  if (rule) component.updatePropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  else {
    for (const change of group.slice(1)) component.addPropertyWithValue('rdate', floating(localTime(change)));
  }
  return component;
}

/** "last Sunday of March each year" as a rule, if all the changes of the group are that. */
function yearlyRule(group: readonly ClockChange[]): string | undefined {
  if (group.length < yearsLookedAt - 1) return undefined;
  const walls = group.map(localTime);
  const weekdays = new Set(walls.map((wall) => new Date(asUtc(wall)).getUTCDay()));
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][[...weekdays][0] ?? 0];
  if (weekdays.size > 1) return undefined;
  const rule = (position: number) => `FREQ=YEARLY;BYMONTH=${walls[0]?.month};BYDAY=${position}${weekday}`;
  if (walls.every(isLastOfItsKind)) return rule(-1);
  const positions = new Set(walls.map(({ day }) => Math.ceil(day / 7)));
  return positions.size === 1 ? rule([...positions][0] ?? 1) : undefined;
}

const isLastOfItsKind = ({ year, month, day }: WallTime) => day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The change on the clock that holds before it, as DTSTART of an observance wants it. */
const localTime = ({ at, from }: ClockChange): WallTime => fieldsAt(at + from * 60_000);

const nameOf = (from: number, to: number): 'standard' | 'daylight' => (to > from ? 'daylight' : 'standard');

function observance(kind: 'standard' | 'daylight', change: ClockChange): ICAL.Component {
  const component = new ICAL.Component(kind);
  component.updatePropertyWithValue('tzoffsetfrom', offset(change.from));
  component.updatePropertyWithValue('tzoffsetto', offset(change.to));
  component.updatePropertyWithValue('dtstart', floating(localTime(change)));
  return component;
}

const offset = (minutes: number) => ICAL.UtcOffset.fromSeconds(minutes * 60);

/** A time without a zone, for ical.js. */
const floating = (wall: WallTime): ICAL.Time => new ICAL.Time({ ...wall, isDate: false }, ICAL.Timezone.localTimezone);
