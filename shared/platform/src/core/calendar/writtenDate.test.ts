import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateColumn } from './dateColumn';
import { momentOfWritten, readWrittenDate } from './writtenDate';
import { readWrittenTime } from './writtenTime';

const moment = (text: string, order: 'day' | 'month' = 'day') => {
  const date = readWrittenDate(text, order);
  return date && momentOfWritten(date, 'Europe/London', { hour: 12, minute: 0 });
};

describe('a time of day in a file', () => {
  it.each([
    ['14:15', '14:15'],
    ['14.15', '14:15'],
    ['14h15', '14:15'],
    ['14:15 Uhr', '14:15'],
    ['kl. 14.15', '14:15'],
    ['2:15 PM', '14:15'],
    ['2:15\u202fPM', '14:15'],
    ['2:15 p.m.', '14:15'],
    ['2.15pm', '14:15'],
    ['2 PM', '14:00'],
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['14:15:59', '14:15'],
    ['2:15:59 PM', '14:15'],
    ['下午2:15', '14:15'],
    ['오후 2:15', '14:15'],
    ['١٤:١٥', '14:15'],
    ['noon', '12:00'],
  ])('%s is %s', (text, clock) => {
    const { hour, minute } = readWrittenTime(text) ?? {};
    expect(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`).toBe(clock);
  });

  it.each(['25:00', '14:75', 'soon', '', '2:15 XM', '0 PM'])('%j is none', (text) =>
    expect(readWrittenTime(text)).toBeUndefined(),
  );
});

describe('a date in a file', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026/11/3', '2026-11-03'],
    ['2026.11.03', '2026-11-03'],
    ['2026. 11. 3.', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['3/11/2026', '2026-11-03'],
    ['03.11.2026', '2026-11-03'],
    ['3.11.26', '2026-11-03'],
    ['3. 11. 2026', '2026-11-03'],
    ['03-11-2026', '2026-11-03'],
    ['Tue 3/11/2026', '2026-11-03'],
    ['3 Nov 2026', '2026-11-03'],
    ['03-Nov-26', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['November 3rd, 2026', '2026-11-03'],
    ['Tuesday, 3 November 2026', '2026-11-03'],
    ['Tuesday, November 3, 2026', '2026-11-03'],
    ['3. November 2026', '2026-11-03'],
    ['3. März 2026', '2026-03-03'],
    ['3 mars 2026', '2026-03-03'],
    ['1er août 2026', '2026-08-01'],
    ['3 de noviembre de 2026', '2026-11-03'],
    ['3 novembre 2026', '2026-11-03'],
    ['3 листопада 2026', '2026-11-03'],
    ['3 ноября 2026 г.', '2026-11-03'],
    ['3 lis 2026', undefined],
    ['3 lipca 2026', '2026-07-03'],
    ['2026年11月3日', '2026-11-03'],
    ['2026년 11월 3일', '2026-11-03'],
    ['٣/١١/٢٠٢٦', '2026-11-03'],
    ['３／１１／２０２６', undefined],
    ['46329', '2026-11-03'],
    ['31/12/1975', '1975-12-31'],
    ['31/12/75', '1975-12-31'],
  ])('%s is %s', (text, day) => expect(readWrittenDate(text, 'day')?.day).toBe(day));

  it.each([
    '30/02/2026',
    '13/13/2026',
    '2026-13-01',
    '2026-02-30',
    'soon',
    '3/11',
    '',
    '3/11/2026 soon',
    '12345678',
    '1.250,00',
  ])('%j is none', (text) =>
    expect([readWrittenDate(text, 'day'), readWrittenDate(text, 'month')]).toEqual([undefined, undefined]),
  );

  it.each([
    ['12/01/2026', '2026-12-01T12:00:00.000Z'],
    ['10/31/2026', '2026-10-31T12:00:00.000Z'],
    ['3/4/2026 2:15 PM', '2026-03-04T14:15:00.000Z'],
    ['3/4/2026, 2:15:30\u202fPM', '2026-03-04T14:15:30.000Z'],
    ['12/03/2026 4:30 PM', '2026-12-03T16:30:00.000Z'],
    ['Mar 4, 2026 at 2:15 PM', '2026-03-04T14:15:00.000Z'],
    ['7/4/26', '2026-07-04T11:00:00.000Z'],
  ])('month first, %s is %s', (text, at) => expect(moment(text, 'month')).toBe(at));

  it.each([
    ['2026-11-03 14:15', '2026-11-03T14:15:00.000Z'],
    ['2026-11-03T14:15:00Z', '2026-11-03T14:15:00.000Z'],
    ['2026-11-03T14:15:00.123+01:00', '2026-11-03T13:15:00.000Z'],
    ['2026-11-03 14:15:00 +0530', '2026-11-03T08:45:00.000Z'],
    ['2026-11-03 14:15 UTC', '2026-11-03T14:15:00.000Z'],
    ['3.11.2026, 14:15 Uhr', '2026-11-03T14:15:00.000Z'],
    ['03/11/2026 14h15', '2026-11-03T14:15:00.000Z'],
    ['3 November 2026 - 14:15', '2026-11-03T14:15:00.000Z'],
    ['Tue, 3 Nov 2026 14:15:00 GMT+1', '2026-11-03T13:15:00.000Z'],
    ['03-07-2026 09:00', '2026-07-03T08:00:00.000Z'],
    ['46329.59375', '2026-11-03T14:15:00.000Z'],
  ])('day first, %s is %s', (text, at) => expect(moment(text)).toBe(at));

  it('is the same day in every form that is written for it', () => {
    const day = fc.date({ min: new Date('1971-01-01'), max: new Date('2068-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('en-GB', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pt', 'fi', 'ru', 'ja', 'ko'),
        (date, language) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, on] = iso.split('-').map(Number);
          const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
          expect(readWrittenDate(long, 'day')?.day, long).toBe(iso);
          expect(readWrittenDate(`${on}/${month}/${year}`, 'day')?.day).toBe(iso);
          expect(readWrittenDate(`${month}/${on}/${year}`, 'month')?.day).toBe(iso);
          expect(readWrittenDate(iso, 'month')?.day).toBe(iso);
        },
      ),
    );
  });
});

describe('the dates of a column', () => {
  it('are told by one cell that can be read in one way only', () => {
    expect(dateColumn(['12/01/2026', '10/31/2026', ''], 'day')).toMatchObject({
      order: 'month',
      by: 'told',
      example: '10/31/2026',
    });
    expect(dateColumn(['12/01/2026', '31/10/2026'], 'month')).toMatchObject({
      order: 'day',
      by: 'told',
      example: '31/10/2026',
    });
  });

  it('are read by the region where every cell could be either', () => {
    expect(dateColumn(['12/01/2026', '3/4/2026'], 'month')).toMatchObject({
      order: 'month',
      by: 'guessed',
      example: '12/01/2026',
    });
  });

  it('need no order where the cells say it themselves', () => {
    expect(dateColumn(['2026-11-03', '03.11.2026', '3 Nov 2026', '5/5/2026'], 'month').by).toBe('same');
  });

  it('are read by the region where they contradict each other, which is said', () => {
    expect(dateColumn(['10/31/2026', '31/10/2026'], 'day')).toMatchObject({
      order: 'day',
      by: 'mixed',
      example: '10/31/2026',
    });
  });
});
