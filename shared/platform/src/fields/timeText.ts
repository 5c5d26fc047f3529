import { readWrittenTime } from '../core/calendar/writtenTime';

/** A time of day, `HH:mm`. */
export type Time = string;

/** What a time field takes, for its error. */
export const expectedTime = 'Enter a time of 24 hours, such as 14:30, 14.30 or 9.';

/** The time that was typed: 14:30, 14.30, 1430, 9, 2.30 pm, noon. */
export function readTime(text: string): Time | undefined {
  const read = readWrittenTime(text);
  return read && [read.hour, read.minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time so many minutes later, around midnight. */
export function addedMinutes(time: Time, minutes: number): Time {
  const day = 24 * 60;
  const at = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes + day) % day;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** Every time of a day in steps of so many minutes. */
export const timesOfDay = (step: number): readonly Time[] =>
  Array.from({ length: (24 * 60) / step }, (_, at) => addedMinutes('00:00', at * step));
