import { describe, expect, it } from 'vitest';
import { readAddresses, readReport } from './mailReports';

describe('addresses of a file', () => {
  it('are those of the column that is called so, each once, in small letters', () => {
    expect(
      readAddresses('\ufeffName,Email Address\nAda,Ada@Engines.example\nAda,ada@engines.example \nCal,\n'),
    ).toEqual({
      addresses: ['ada@engines.example'],
      without: 1,
    });
  });

  it('are found without a first line, and with another separator', () => {
    expect(readAddresses('ada@engines.example\nbea@bakery.example').addresses).toEqual([
      'ada@engines.example',
      'bea@bakery.example',
    ]);
    expect(readAddresses('Datum;Konto\n2026-01-01;ada@engines.example').addresses).toEqual(['ada@engines.example']);
  });

  it('are none in a file of another kind, and nothing breaks', () => {
    for (const text of ['', '\0\0\0', '<script>alert(1)</script>', '=HYPERLINK("x")\n"unclosed', 'a,b\nc,d']) {
      expect(readAddresses(text).addresses).toEqual([]);
    }
  });
});

describe('a report', () => {
  it('of people counts people, whatever the service writes for yes', () => {
    const text =
      'Email,Opened,Clicked,Orders\nada@e.example,yes,2026-01-01,2\nbea@e.example,3,no,\ncal@e.example,,0,0\n';
    expect(readReport(text, { A: 3 })).toEqual({
      results: { A: { opens: 2, clicks: 1, replies: 0, orders: 2 } },
      rows: 3,
    });
  });

  it('of figures takes a row for each version', () => {
    expect(readReport('Version,Unique opens,Clicks\nA,"1,200",30\nB,900,40\n', { A: 2000, B: 2000 })).toEqual({
      results: {
        A: { opens: 1200, clicks: 30, replies: 0, orders: 0 },
        B: { opens: 900, clicks: 40, replies: 0, orders: 0 },
      },
      rows: 2,
    });
  });

  it('that cannot be right says why, and nothing is taken', () => {
    const problem = (text: string, sent: Parameters<typeof readReport>[1] = { A: 5 }) => {
      const read = readReport(text, sent);
      return 'problem' in read ? read.problem : '';
    };
    expect(problem('Opens\n9\n')).toBe('Opens: 9 is more than the 5 that got it. Count people, not presses.');
    expect(problem('Opens\nmany\n')).toBe('Row 2: “many” is not a whole number.');
    expect(problem('Opens\n1\n', { A: 5, B: 5 })).toMatch(/needs a column “Version”/);
    expect(problem('Version,Opens\nC,1\n', { A: 5, B: 5 })).toBe('Row 2: “C” is not a version. Use A or B.');
    expect(problem('Rate,Bounces\n1,2\n')).toBe(
      'No column is called “Opens”, “Clicks”, “Replies” or “Orders”. The file has: Rate, Bounces.',
    );
    expect(problem('')).toMatch(/The file has: nothing\./);
  });
});
