import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFile,
  formatBytes,
  isPicture,
  maxAttachmentBytes,
  maxAttachmentsBytes,
  safeFileName,
  servedType,
  typeLabel,
} from './attachmentRules';

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\plan.docx', 'plan.docx'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\u0000b\nc.txt', 'abc.txt'],
    ['../..', 'File'],
    ['  ', 'File'],
    ['Angebot £5 – Żółć.pdf', 'Angebot £5 – Żółć.pdf'],
  ])('%j is kept as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  it('is never empty, never a path, never longer than 200 characters, and keeps its ending', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (name) => {
        const safe = safeFileName(name);
        expect(safe.length).toBeGreaterThan(0);
        expect(safe.length).toBeLessThanOrEqual(200);
        expect(safe).not.toMatch(/[/\\\p{Cc}]/u);
        expect(safeFileName(safe)).toBe(safe);
      }),
    );
    expect(safeFileName(`${'x'.repeat(300)}.pdf`)).toMatch(/x\.pdf$/);
  });
});

it('only pictures keep their type; everything else is a download and never runs', () => {
  expect(isPicture('image/png')).toBe(true);
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'application/pdf', '']) {
    expect(servedType(type)).toBe('application/octet-stream');
  }
});

it('a file must not be empty and must fit, alone and with the others', () => {
  checkFile('plan.pdf', 1, 0);
  expect(() => checkFile('plan.pdf', 0, 0)).toThrow('“plan.pdf” is empty.');
  expect(() => checkFile('film.mp4', maxAttachmentBytes + 1, 0)).toThrow('a file can be at most 25 MB');
  expect(() => checkFile('plan.pdf', 2, maxAttachmentsBytes - 1)).toThrow('all files together can be at most 200 MB');
});

it('sizes and types read as people say them', () => {
  expect([1, 512, 1536, 40_000, 1_468_006].map(formatBytes)).toEqual([
    '1 byte',
    '512 bytes',
    '1.5 kB',
    '39 kB',
    '1.4 MB',
  ]);
  expect([typeLabel('text/csv', 'a.csv'), typeLabel('', 'plan.dwg'), typeLabel('', 'plan')]).toEqual([
    'Spreadsheet',
    'DWG file',
    'File',
  ]);
});
