import type { Attendee, Meeting, MeetingInput, MeetingOverride } from '../nouns/meetings/meeting';
import { type FieldConflict, type Fields, plainText } from './fieldMerge';

/** The fields of a meeting that other calendars have too. Kind, contact, company and deal are in Steps alone. */
export function meetingFields(meeting: MeetingInput): Fields {
  const fields = new Map<string, string>();
  const put = (key: string, value: unknown) => {
    if (value !== undefined && value !== '' && value !== false) fields.set(key, JSON.stringify(value));
  };
  for (const [key, value] of Object.entries(shown(meeting))) put(key, value);
  put('when', when(meeting));
  put('repeat', meeting.recurrence ? [meeting.recurrence, [...(meeting.rdates ?? [])].sort()] : '');
  for (const person of meeting.attendees ?? []) put(`attendee ${keyOf(person)}`, plain(person));
  if (!meeting.recurrence) return fields;
  for (const exdate of meeting.exdates ?? []) put(`exdate ${iso(exdate)}`, true);
  for (const override of meeting.overrides ?? []) {
    const { original } = override;
    const own = { ...meeting, ...override };
    const at = `occurrence ${iso(original)}`;
    put(`${at} when`, when(own));
    const series = shown(meeting);
    for (const [key, value] of Object.entries(shown(own))) {
      if (value !== series[key as keyof typeof series]) fields.set(`${at} ${key}`, JSON.stringify(value ?? ''));
    }
    if (override.attendees && people(override.attendees) !== people(meeting.attendees ?? []))
      put(`${at} attendees`, override.attendees.map(plain));
  }
  return fields;
}

/** The meeting with these fields; what only Steps knows of it stays. */
export function withFields<M extends MeetingInput>(meeting: M, fields: Fields): M {
  const read = <T>(key: string): T | undefined => {
    const text = fields.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  };
  const times = read<Times>('when');
  const [recurrence = '', rdates = []] = read<[string, string[]]>('repeat') ?? [];
  const overrides = recurrence ? overridesIn(meeting, fields, read) : [];
  const exdates = [...fields.keys()].flatMap((key) => (recurrence && key.startsWith('exdate ') ? key.slice(7) : []));
  const link = read<string>('link');
  const status = read<Meeting['status']>('status') ?? (meeting.status === 'no-show' ? 'no-show' : undefined);
  const reminderMinutes = read<number>('reminder');
  const { allDay: _, rdates: __, exdates: ___, overrides: ____, link: _____, status: ______, ...rest } = meeting;
  const { reminderMinutes: _______, ...kept } = rest;
  return {
    ...kept,
    ...(times && timesOf(times, meeting)),
    title: read<string>('title') ?? 'Untitled meeting',
    location: read<string>('location') ?? '',
    notes: read<string>('notes') ?? '',
    recurrence,
    attendees: attendeesIn(meeting.attendees ?? [], fields),
    ...(rdates.length > 0 && { rdates }),
    ...(exdates.length > 0 && { exdates: exdates.sort() }),
    ...(overrides.length > 0 && { overrides }),
    ...(link && { link }),
    ...(status && { status }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
  } as unknown as M;
}

type Times = readonly [start: string, end: string, zone: string];
type Reader = <T>(key: string) => T | undefined;

const iso = (moment: string) => new Date(moment).toISOString();

/** An all-day meeting has `day` in place of a zone. */
const when = ({ start, end, timeZone, allDay }: MeetingInput): Times => [
  iso(start),
  iso(end),
  allDay ? 'day' : (timeZone ?? 'UTC'),
];

const timesOf = ([start, end, zone]: Times, { timeZone }: Pick<MeetingInput, 'timeZone'>) => ({
  start,
  end,
  timeZone: zone === 'day' ? (timeZone ?? 'Europe/London') : zone,
  ...(zone === 'day' && { allDay: true }),
});

const shown = ({ title, location, notes, link, status, reminderMinutes }: MeetingInput) => ({
  title: plainText(title).trim(),
  location: location && plainText(location),
  notes: notes && plainText(notes),
  link,
  // Whether somebody came is known only in Steps.
  status: status === 'confirmed' || status === 'no-show' ? undefined : status,
  reminder: reminderMinutes !== undefined && reminderMinutes < 0 ? undefined : reminderMinutes,
});

const keyOf = ({ name, email }: Attendee) => (email || name).trim().toLowerCase();
const plain = ({ name, email, organiser }: Attendee): Attendee => ({ name, email, ...(organiser && { organiser }) });
const people = (all: readonly Attendee[]) => JSON.stringify(all.map(plain));

/** In the order they had, then those who are new. */
function attendeesIn(known: readonly Attendee[], fields: Fields): Attendee[] {
  const left = new Map(
    [...fields].flatMap(([key, value]) =>
      key.startsWith('attendee ') ? [[key.slice(9), JSON.parse(value) as Attendee] as const] : [],
    ),
  );
  const stay = known.flatMap((person) => {
    const found = left.get(keyOf(person));
    left.delete(keyOf(person));
    return found ?? [];
  });
  return [...stay, ...left.values()];
}

function overridesIn(meeting: MeetingInput, fields: Fields, read: Reader): MeetingOverride[] {
  const originals = [...fields.keys()].flatMap((key) => /^occurrence (\S+) when$/.exec(key)?.[1] ?? []);
  return originals.sort().map((original): MeetingOverride => {
    const at = `occurrence ${original}`;
    const known = meeting.overrides?.find((one) => iso(one.original) === original);
    const times = timesOf(read<Times>(`${at} when`) ?? [original, original, 'UTC'], meeting);
    const isDay = 'allDay' in times;
    const text = (key: string) => (fields.has(`${at} ${key}`) ? read<string>(`${at} ${key}`) : undefined);
    const reminder = read<number | ''>(`${at} reminder`);
    const attendees = read<Attendee[]>(`${at} attendees`);
    const status = text('status');
    const own = {
      title: text('title'),
      location: text('location'),
      notes: text('notes'),
      link: text('link'),
      status: status === '' ? 'confirmed' : (status as MeetingOverride['status']),
      reminderMinutes: reminder === '' ? -1 : reminder,
      attendees,
    };
    const { contactId, companyId, dealId, kind } = known ?? {};
    return Object.fromEntries(
      Object.entries({
        ...{ contactId, companyId, dealId, kind },
        ...own,
        original,
        start: times.start,
        end: times.end,
        timeZone: times.timeZone === meeting.timeZone ? undefined : times.timeZone,
        allDay: isDay === (meeting.allDay ?? false) ? undefined : isDay,
      }).filter(([, value]) => value !== undefined),
    ) as unknown as MeetingOverride;
  });
}

const partOf = (key: string) => /^(?:exdate|occurrence) (\S+)/.exec(key)?.[1];
const isRhythm = (key: string) => key === 'when' || key === 'repeat';

/**
 * Which changes of a series are decided together: its rule and its exceptions; an occurrence that one side deletes and the
 * other changes.
 */
export function meetingGroups(
  here: ReadonlySet<string>,
  there: ReadonlySet<string>,
  keys: readonly string[],
): FieldConflict[] {
  const has = (side: ReadonlySet<string>, test: (key: string) => boolean) => [...side].some(test);
  const isException = (key: string) => partOf(key) !== undefined;
  const crossed = (has(here, isRhythm) && has(there, isException)) || (has(there, isRhythm) && has(here, isException));
  if (crossed) return [{ name: 'times', keys: keys.filter((key) => isRhythm(key) || isException(key)) }];
  const isTurn = (at: string) => (key: string) => key === `exdate ${at}` || key === `occurrence ${at} when`;
  return [...new Set(keys.flatMap((key) => partOf(key) ?? []))].flatMap((at) => {
    const mine = (key: string) => partOf(key) === at;
    const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) => has(one, isTurn(at)) && has(other, mine);
    return meets(here, there) || meets(there, here) ? [{ name: `occurrence ${at}`, keys: keys.filter(mine) }] : [];
  });
}
