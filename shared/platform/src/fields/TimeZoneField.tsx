import { browserZone, offsetLabel, zoneLabel, zoneNames } from '../core/calendar/zones';
import type { FieldProps } from './FieldProps';
import { finderOf } from './findRules';
import { fieldOf, SelectControlField } from './SelectField';

interface TimeZoneFieldProps extends FieldProps {
  /** IANA name: `Europe/London`. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
  /** When the offset is told for (UTC, ISO 8601): clocks change. */
  readonly moment: string;
  /** Offers the zone of the device too, as the empty value: then it goes with the device. */
  readonly device?: boolean;
}

interface Zone {
  readonly name: string;
  readonly place: string;
  /** "Europe, GMT+1" */
  readonly detail: string;
}

let listed: { readonly month: string; readonly zones: readonly Zone[] } | undefined;

/** All zones with their offsets at a moment; offsets change at most a few times a year, so a month is worked out once. */
function zonesAt(moment: string): readonly Zone[] {
  const month = moment.slice(0, 7);
  if (listed?.month === month) return listed.zones;
  const zones = zoneNames().map((name) => {
    const parts = name.replaceAll('_', ' ').split('/');
    return { name, place: parts.at(-1) ?? name, detail: [...parts.slice(0, -1), offsetLabel(name, moment)].join(', ') };
  });
  listed = { month, zones };
  return zones;
}

/** The same list each time: what was typed is looked for further in what was found before. */
let cached: { readonly zones: readonly Zone[]; readonly all: readonly Zone[] } | undefined;

function withDeviceFirst(zones: readonly Zone[], moment: string): readonly Zone[] {
  if (cached?.zones === zones) return cached.all;
  // biome-ignore lint/plugin/ownClock: offers the device’s zone by name
  const device = { name: '', place: deviceLabel(), detail: offsetLabel(browserZone(), moment) };
  cached = { zones, all: [device, ...zones] };
  return cached.all;
}

// biome-ignore lint/plugin/ownClock: offers the device’s zone by name
const deviceLabel = () => `As this device (${browserZone()})`;

const find = finderOf(({ name, place, detail }: Zone) => ({ value: name, label: place, detail }));

/** A time zone by a place in it: "London", "new york", "GMT+2". */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const { value, onChange, moment, device = false } = props;
  const zones = () => (device ? withDeviceFirst(zonesAt(moment), moment) : zonesAt(moment));
  return (
    <SelectControlField
      {...fieldOf(props)}
      chosen={[{ value, label: value ? zoneLabel(value, moment) : deviceLabel() }]}
      find={(query) => find(zones(), query.replaceAll('_', ' '))}
      placeholder="Search for a place"
      onChange={([zone]) => (zone || (device && zone !== undefined)) && onChange(zone)}
    />
  );
}
