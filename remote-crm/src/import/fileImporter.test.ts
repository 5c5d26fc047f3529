import { guessEncoding } from '@steps/platform';
import { describe, expect, it } from 'vitest';
import { fileImporter } from './fileImporter';
import type { ImportAnswer } from './importMessages';

/** Asks the importer one question after the other, and returns the last answer to each. */
function importer() {
  let last: ImportAnswer | undefined;
  const ask = fileImporter((answer) => {
    last = answer;
  });
  return async (question: Parameters<typeof ask>[0]) => {
    await ask(question);
    return last;
  };
}

describe('the importer of files', () => {
  it('refuses a file that is larger than it can hold, before reading it', async () => {
    const huge = { size: 300 * 1024 * 1024 } as Blob;
    expect(await importer()({ kind: 'read', file: huge })).toEqual({
      kind: 'failed',
      expected: true,
      message: 'The file has 300 MB; at most 100 MB can be read at once. Split it into several files.',
    });
  });

  it('returns the rows left out with the reason, in order, with nothing that a spreadsheet would run', async () => {
    const ask = importer();
    const read = await ask({ kind: 'read', file: new Blob(['Name,Email\n=Eve,nowhere\nAda,ada@x.example\n']) });
    const columns = read?.kind === 'read' ? read.facts.columns : [];
    await ask({ kind: 'check', columns, knownKinds: [], zone: 'Europe/London' });
    const answer = await ask({ kind: 'problems', more: [{ row: 3, reason: 'Ada is known.' }] });
    expect(answer).toEqual({
      kind: 'problems',
      csv: [
        '\ufeffRow,Problem,Name,Email',
        '2,“nowhere” is not an email address.,"\'=Eve",nowhere',
        '3,Ada is known.,Ada,ada@x.example',
      ].join('\r\n'),
    });
  });

  it('puts the further emails and numbers of an earlier export into their fields', async () => {
    const ask = importer();
    const old = { name: 'Ada', email: 'a@x.example', properties: { 'Other emails': 'b@x.example', Shoe: 5 } };
    const properties = [{ noun: 'contact', name: 'Other emails', kind: 'text' }];
    const file = { format: 'steps-records', version: 1, contacts: [old], properties };
    await ask({ kind: 'read', file: new Blob([JSON.stringify(file)]) });
    const checked = await ask({ kind: 'check', columns: [], knownKinds: [], zone: 'Europe/London' });
    expect(checked).toMatchObject({
      rows: {
        first: [{ email: 'a@x.example', otherEmails: 'b@x.example', properties: { Shoe: 5 } }],
        properties: [{ name: 'Shoe' }],
      },
    });
  });

  it('reads a corrected row again, and reads the file of rows to repair as one of its own', async () => {
    const ask = importer();
    const read = await ask({ kind: 'read', file: new Blob(['\ufeffRow,Problem,Name,Email\n2,Why,Eve,nowhere\n']) });
    const columns = read?.kind === 'read' ? read.facts.columns : [];
    expect(columns.map(({ target }) => target)).toEqual(['skip', 'skip', 'name', 'email']);
    expect(await ask({ kind: 'check', columns, knownKinds: [], zone: 'Europe/London' })).toMatchObject({
      rows: { count: 0, leftOut: 1 },
    });
    await ask({ kind: 'repair', row: 2, cells: ['2', 'Why', 'Eve', 'eve@x.example'] });
    expect(await ask({ kind: 'check', columns, knownKinds: [], zone: 'Europe/London' })).toMatchObject({
      rows: { count: 1, leftOut: 0 },
    });
  });

  it('corrects the name or the email of a card that was left out, and keeps the rest of it', async () => {
    const ask = importer();
    const card = (...lines: readonly string[]) =>
      ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
    const file = new Blob([card('N:;;;;', 'TEL:020 7946 0001'), card('FN:Team', 'X-ADDRESSBOOKSERVER-KIND:group')]);
    const read = await ask({ kind: 'read', file });
    expect(read).toMatchObject({ facts: { repairs: ['Name', 'Email'] } });
    const check = () => ask({ kind: 'check', columns: [], knownKinds: [], zone: 'Europe/London' });
    const before = await check();
    expect(before?.kind === 'checked' && before.rows.problems.map(({ repair }) => repair)).toEqual([
      ['', ''],
      undefined,
    ]);
    await ask({ kind: 'repair', row: 1, cells: ['Ada; Countess, of L', 'ada@x.example'] });
    expect(await check()).toMatchObject({
      rows: { leftOut: 1, first: [{ name: 'Ada; Countess, of L', email: 'ada@x.example', phone: '020 7946 0001' }] },
    });
  });

  it('asks for the encoding if the file does not say, and reads it with the chosen one', async () => {
    const ask = importer();
    // "Имя;Почта" and "Ольга;olga@x.example" in Windows-1251.
    const bytes = [0xc8, 0xec, 0xff, 0x3b, 0xcf, 0xee, 0xf7, 0xf2, 0xe0, 0x0a, 0xce, 0xeb, 0xfc, 0xe3, 0xe0];
    const file = new Blob([new Uint8Array(bytes), ';olga@x.example\n']);
    const unsure = await ask({ kind: 'read', file });
    expect(unsure).toMatchObject({ kind: 'unsure' });
    const guess = unsure?.kind === 'unsure' ? await guessEncoding(unsure.sample) : undefined;
    expect(guess).toBe('windows-1251');
    const read = await ask({ kind: 'read', file, encoding: 'windows-1251', sure: 'guessed' });
    expect(read).toMatchObject({
      facts: { headers: ['Имя', 'Почта'], reading: { encoding: 'windows-1251', sure: 'guessed', badCount: 0 } },
    });
  });

  it('names the bytes of a row in another encoding, and reads all other rows and the column names', async () => {
    const ask = importer();
    const file = new Blob([
      '\ufeffName,Email\nZoë,zoe@x.example\nAndr',
      new Uint8Array([0xe9]),
      ',andre@x.example\n李偉,li@x.example\n',
    ]);
    const read = await ask({ kind: 'read', file });
    expect(read).toMatchObject({ facts: { reading: { badCount: 1, bad: [{ line: 3, bytes: 'E9' }] } } });
    const columns = read?.kind === 'read' ? read.facts.columns : [];
    expect(columns.map(({ target }) => target)).toEqual(['name', 'email']);
    expect(await ask({ kind: 'check', columns, knownKinds: [], zone: 'Europe/London' })).toMatchObject({
      rows: { first: [{ name: 'Zoë' }, { name: 'Andr\ufffd' }, { name: '李偉' }] },
    });
  });
});
