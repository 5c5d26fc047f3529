import { describe, expect, it } from 'vitest';
import { readParts, uidIn } from './icalParts';

const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n`;
const event = (uid: string, ...more: readonly string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...more, 'END:VEVENT'];
const calendar = (...inner: readonly string[]) => lines('BEGIN:VCALENDAR', 'VERSION:2.0', ...inner, 'END:VCALENDAR');

describe('the uid of a text', () => {
  it('is that of its event or card', () => {
    expect(uidIn(calendar('BEGIN:VTIMEZONE', 'UID:zone', 'END:VTIMEZONE', ...event('a')))).toBe('a');
    expect(uidIn(lines('BEGIN:VCARD', 'UID:urn:uuid:1', 'END:VCARD'))).toBe('urn:uuid:1');
  });
  it('is empty in what cannot be read', () => {
    expect(uidIn('BEGIN:VEVENT\r\nUID:a')).toBe('');
    expect(uidIn('')).toBe('');
  });
});

it('more lines than any calendar has are not read', () => {
  expect(readParts(`BEGIN:VCALENDAR${'\n'.repeat(5_000_000)}END:VCALENDAR`)).toBeUndefined();
});

it('parts in parts without an end are not read', () => {
  const deep = [...Array(1000).fill('BEGIN:VEVENT'), ...Array(1000).fill('END:VEVENT')];
  expect(readParts(lines(...deep))).toBeUndefined();
});
