/** A public holiday in England and Wales. */
export interface BankHoliday {
  /** `2026-12-28`. */
  readonly day: string;
  /** As gov.uk names it. */
  readonly name: string;
}

const dayMs = 86_400_000;

/** Days moved or added by royal proclamation since 2019 (gov.uk/bank-holidays): the usual day, or none for an extra one. */
const proclaimed: readonly (BankHoliday & { readonly insteadOf?: string })[] = [
  { day: '2020-05-08', name: 'Early May bank holiday (VE day)', insteadOf: '2020-05-04' },
  { day: '2022-06-02', name: 'Spring bank holiday', insteadOf: '2022-05-30' },
  { day: '2022-06-03', name: 'Platinum Jubilee bank holiday' },
  { day: '2022-09-19', name: 'Bank Holiday for the State Funeral of Queen Elizabeth II' },
  { day: '2023-05-08', name: 'Bank holiday for the coronation of King Charles III' },
];

const years = new Map<number, readonly BankHoliday[]>();

/**
 * Bank holidays of England and Wales in a year, in order. The rule is gov.uk/bank-holidays: "If a bank holiday is on a
 * weekend, a 'substitute' weekday becomes a bank holiday, normally the following Monday." Days moved or added by proclamation
 * are known from 2019 to 2028; later ones cannot be.
 */
export function bankHolidaysOf(year: number): readonly BankHoliday[] {
  const known = years.get(year) ?? computed(year);
  years.set(year, known);
  return known;
}

export const bankHolidayOn = (day: string): BankHoliday | undefined =>
  bankHolidaysOf(Number(day.slice(0, 4))).find((holiday) => holiday.day === day);

function computed(year: number): BankHoliday[] {
  const easter = easterOf(year);
  const own = proclaimed.filter(({ day }) => day.startsWith(`${year}-`));
  const moved = new Set(own.map(({ insteadOf }) => insteadOf));
  const usual = [
    ...substituted(['New Year’s Day'], dayOf(year, 1, 1)),
    { day: idOf(easter - 2), name: 'Good Friday' },
    { day: idOf(easter + 1), name: 'Easter Monday' },
    { day: idOf(mondayFrom(dayOf(year, 5, 1))), name: 'Early May bank holiday' },
    { day: idOf(mondayFrom(dayOf(year, 5, 25))), name: 'Spring bank holiday' },
    { day: idOf(mondayFrom(dayOf(year, 8, 25))), name: 'Summer bank holiday' },
    ...substituted(['Christmas Day', 'Boxing Day'], dayOf(year, 12, 25)),
  ];
  return [...usual.filter(({ day }) => !moved.has(day)), ...own.map(({ day, name }) => ({ day, name }))].sort(
    (one, other) => (one.day < other.day ? -1 : 1),
  );
}

/** Holidays on the days from `first`; for each on a weekend, the next free weekday. Days since 1970. */
function substituted(names: readonly string[], first: number): BankHoliday[] {
  const feasts = names.map((name, index) => ({ name, day: first + index }));
  const taken = new Set(feasts.map(({ day }) => day).filter((day) => !isWeekend(day)));
  return feasts.map(({ name, day }) => {
    if (!isWeekend(day)) return { day: idOf(day), name };
    let free = day;
    while (isWeekend(free) || taken.has(free)) free++;
    taken.add(free);
    return { day: idOf(free), name: `${name} (substitute day)` };
  });
}

/** Easter Sunday in the Gregorian calendar (Meeus, "Astronomical Algorithms", chapter 8), days since 1970. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / dayMs;
const idOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
/** 0 is Sunday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7;
const isWeekend = (day: number) => weekdayOf(day) === 0 || weekdayOf(day) === 6;
/** The first Monday on or after a day. */
const mondayFrom = (day: number) => day + ((8 - weekdayOf(day)) % 7);
