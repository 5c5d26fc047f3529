import { aiResult } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerJson, trailCsv } from './reviewExport';

const at = '2026-11-03T12:00:00.000Z';

describe('the exported trail', () => {
  it('has a line for each thing that happened, with both texts of a change', () => {
    const entry = aiResult({
      id: 'ai1',
      title: 'Subject, autumn',
      output: 'Hello',
      history: [
        { at, actor: 'built-in', action: 'recorded', note: '' },
        { at, actor: 'You', action: 'modified', note: '', before: 'Hello', after: 'Say "hi"' },
      ],
    });
    const lines = trailCsv([entry]).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('ai1,"Subject, autumn",subject-line,marketing,Template,built-in,low,pending');
    expect(lines[1]).toMatch(/recorded,,,Hello$/);
    expect(lines[2]).toMatch(/You,modified,,Hello,"Say ""hi"""$/);
    expect(lines[0]?.charCodeAt(0)).toBe(0xfeff);
  });

  it('holds no cell that a spreadsheet would run, whatever AI or a reviewer wrote', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t=', ' =', '＝', "'=", '\0=');
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => {
        const history = [{ at, actor: 'You', action: 'commented', note: `${first}${rest}` }];
        const [, line = ''] = trailCsv([aiResult({ history })]).split(/\r\n/);
        const note = line.split('commented,')[1] ?? '';
        expect(note.replace(/^"/, '')).toMatch(/^'/);
      }),
    );
  });

  it('as JSON is the whole ledger', () => {
    const entry = aiResult({ id: 'ai1', inputs: { prompt: 'Autumn' } });
    expect(JSON.parse(ledgerJson([entry], 'Fenwick', new Date(at)))).toEqual({
      business: 'Fenwick',
      exportedAt: at,
      entries: [entry],
    });
  });
});
