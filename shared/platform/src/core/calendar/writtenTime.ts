import { plainDigits } from '../plainDigits';

/** A time of day as it was written. */
export interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Before and after noon in other languages, as programs there write them. */
const afternoon = /(?:下午|午後|오후|μ\.?μ\.?|م)/gu;
const morning = /(?:上午|午前|오전|π\.?μ\.?|ص)/gu;

/**
 * A time of day: 14:15, 14.15, 14h15, 1415, 9, 2:15 PM, 2.15 p.m., 14:15:30, 14:15 Uhr, kl. 14.15, noon, midnight. Digits may be
 * of any script. Undefined for anything else.
 */
export function readWrittenTime(text: string): WrittenTime | undefined {
  const typed = plainDigits(text)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(afternoon, 'pm')
    .replace(morning, 'am')
    .replace(/\s+/g, '')
    .replace(/^(?:at|kl\.?|um|à|a las|alle)(?=\d)/, '')
    .replace(/(?:uhr|h|hrs|o'?clock)$/, '')
    .replace(/([ap])\.?m\.?/, '$1m')
    .replace(/^([ap]m)(\d.*)$/, '$2$1');
  if (typed === 'noon' || typed === '12noon') return { hour: 12, minute: 0, second: 0 };
  if (typed === 'midnight') return { hour: 0, minute: 0, second: 0 };
  const match = /^(\d{1,2})(?:[:.h]?([0-5]\d))?(?:[:.]([0-5]\d)(?:[.,]\d+)?)?([ap]m)?$/.exec(typed);
  if (!match) return undefined;
  const half = match[4];
  const hour = Number(match[1]);
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return { hour: hours, minute: Number(match[2] ?? 0), second: Number(match[3] ?? 0) };
}
