import { commit, put, type Region, RuleError, region, useRecord, useRegion } from '@steps/platform';
import { defaultSettings, type SupportSettings, settingsId, supportSettings } from './supportSettings';
import { minutesOf } from './workingHours';

let made: { readonly region: Region; readonly settings: SupportSettings } | undefined;

/** The defaults with the working hours of a region; the same object for the same region. */
function defaultsOf(region: Region): SupportSettings {
  if (made?.region !== region) {
    const { workDays: days, workFrom: from, workTo: to } = region;
    made = { region, settings: { ...defaultSettings, days, from, to } };
  }
  return made.settings;
}

/** The open client's settings; the defaults until somebody changes them. */
export const currentSettings = (): SupportSettings => supportSettings.get(settingsId) ?? defaultsOf(region());

/** The same, in render. */
export function useSupportSettings(): SupportSettings {
  const defaults = defaultsOf(useRegion());
  return useRecord(supportSettings, settingsId) ?? defaults;
}

/** Changes hours, holidays or targets as one step. `RuleError` for values that no clock could follow. */
export function updateSupportSettings(patch: Partial<Omit<SupportSettings, 'id'>>): SupportSettings {
  const next = { ...currentSettings(), ...patch };
  check(next);
  const settings: SupportSettings = {
    ...next,
    days: [...new Set(next.days)].sort(),
    holidays: [...new Set(next.holidays)].sort(),
    worked: [...new Set(next.worked)].sort(),
  };
  commit({ label: 'Change the support targets', changes: [put(supportSettings, settings)] });
  return settings;
}

function check({ days, from, to, holidays, worked, targets }: SupportSettings): void {
  if (days.length === 0) throw new RuleError('Choose at least one working day; none is chosen.');
  const [start, end] = [from, to].map((time) => (/^\d\d:\d\d$/.test(time) ? minutesOf(time) : Number.NaN));
  if (!(Number(start) < Number(end))) {
    throw new RuleError(
      `The working day must end after it begins, not run from ${from || 'nothing'} to ${to || 'nothing'}.`,
    );
  }
  const wrong = [...holidays, ...worked].find((holiday) => !isCalendarDay(holiday));
  if (wrong !== undefined) throw new RuleError(`Enter a calendar day, not “${wrong}”.`);
  for (const [priority, { firstReply, resolution }] of Object.entries(targets)) {
    if (![firstReply, resolution].every((minutes) => Number.isInteger(minutes) && minutes > 0)) {
      throw new RuleError(`Enter targets of at least one minute for ${priority} priority.`);
    }
    if (firstReply > resolution) {
      throw new RuleError(`The first reply must come before the solution for ${priority} priority.`);
    }
  }
}

function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
