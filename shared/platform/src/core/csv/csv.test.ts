import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, readCsv, withoutFormulaGuard } from './index';

const cellOf = (text: string) => readCsv(csvText(['Note'], [[text]]))[1]?.[0];

describe('a CSV file', () => {
  it.each([
    '=1+1',
    ' =1+1',
    '\t=1+1',
    '\n=1+1',
    '\u00a0=1+1',
    '+44 20',
    '-1',
    '@SUM(A1)',
    '\tplain',
    '\rplain',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    "'=1",
    "' =1",
  ])('holds no cell that a spreadsheet would run: %j', (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
    expect(withoutFormulaGuard(`'${text}`)).toBe(text);
  });

  it.each(['Ada', "O'Hara", '1 + 1', 'a=b', 'ada@engines.example', ' spaced ', "'quoted'"])(
    'leaves what no spreadsheet would run as it is: %j',
    (text) => {
      expect(cellOf(text)).toBe(text);
      expect(withoutFormulaGuard(text)).toBe(text);
    },
  );

  it('writes numbers as numbers, also below nought', () => {
    expect(csvText(['A', 'B'], [[-1, 2.5]])).toBe('\ufeffA,B\r\n-1,2.5');
  });

  it('quotes what holds a separator, a quotation mark or a line break', () => {
    expect(csvText(['A'], [['x,y'], ['say "hi"'], ['two\nlines']])).toBe(
      '\ufeffA\r\n"x,y"\r\n"say ""hi"""\r\n"two\nlines"',
    );
  });

  it('is read back as it was written, but for NUL, which no spreadsheet takes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()), { minLength: 1 }), (rows) => {
        const read = readCsv(csvText(['One', 'Other'], [...rows.map((row) => ['x', ...row])]));
        const back = read.slice(1).map(([, ...cells]) => cells.map(withoutFormulaGuard));
        expect(back).toEqual(rows.map((row) => row.map((cell) => cell.replaceAll('\0', ''))));
      }),
    );
  });
});

it('a file of another program is read whatever its separator, without its empty rows', () => {
  expect(readCsv('\ufeffName;Email\r\n\r\nAda;ada@engines.example\r\n ; \r\n')).toEqual([
    ['Name', 'Email'],
    ['Ada', 'ada@engines.example'],
  ]);
});
