import { guessEncoding } from '@steps/platform';
import { csvText } from '@steps/platform/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFile, ImportFileError } from './importFileRules';
import { recogniseLayout } from './importLayouts';
import { checkMapping, proposeMapping } from './importMappingRules';
import { contactsFrom } from './importRowRules';
import { readTable } from './importTable';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => {
  const table = readTable(text);
  return contactsFrom(table, proposeMapping(table).columns);
};
/** No text file contains half a surrogate pair or NUL. */
const asTextFile = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text)).replaceAll('\0', '');
const utf16 = (text: string, mark: boolean) => {
  const codes = new Uint16Array([...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0)));
  return new Uint8Array(codes.buffer);
};

describe('reading the bytes of a file', () => {
  const text = 'Name,Email\nZoë Müller,zoe@example.com\n';

  it.each([
    ['UTF-8', bytes(text), 'utf-8'],
    ['UTF-8 with a byte order mark', bytes(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 as Excel writes it', utf16(text, true), 'utf-16le'],
    ['UTF-16 without a mark', utf16(text, false), 'utf-16le'],
    ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0)), 'windows-1252'],
  ])('reads %s', async (_name, file, encoding) => {
    const read = decodeFile(file) ?? decodeFile(file, await guessEncoding(file), 'guessed');
    expect(read).toMatchObject({ text, encoding, badCount: 0 });
  });

  it.each([
    ['an empty file', new Uint8Array(), 'The file is empty'],
    ['white space', bytes(' \n\n '), 'holds no text'],
    ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'This is an Excel workbook'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]), 'This is a picture'],
    ['a program', new Uint8Array([1, 2, 0, 3, 0, 0, 0, 7]), 'programs or pictures, not text'],
    ['a web page', bytes('<!DOCTYPE html><html>'), 'This is a web page'],
  ])('refuses %s and says what was expected', (_name, file, message) => {
    expect(() => decodeFile(file)).toThrow(ImportFileError);
    expect(() => decodeFile(file)).toThrow(message);
    expect(() => decodeFile(file)).toThrow('Choose a CSV file');
  });
});

describe('a table', () => {
  it.each([',', ';', '\t', '|'])('is read with the separator %j', (delimiter) => {
    const table = readTable(
      ['Name', 'Email'].join(delimiter) +
        '\n' +
        ['Ada, Countess; "x"|', 'a@b.example'].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter),
    );
    expect(table.delimiter).toBe(delimiter);
    expect(table.rows[0]?.cells).toEqual(['Ada, Countess; "x"|', 'a@b.example']);
  });

  it("follows Excel's own hint of the separator", () => {
    expect(readTable('sep=;\r\nName;Notes\r\nAda;a,b,c\r\n').rows[0]?.cells).toEqual(['Ada', 'a,b,c']);
  });

  it('keeps line breaks inside quotes and leaves out blank rows, without losing count', () => {
    const table = readTable('Name,Notes\n"Ada","one\ntwo"\n,\n\nBob,x\n');
    expect(table.rows.map((row) => [row.number, row.cells])).toEqual([
      [2, ['Ada', 'one\ntwo']],
      [5, ['Bob', 'x']],
    ]);
  });

  it('marks rows with more cells than the first row', () => {
    expect(readTable('Name,Email\nAda,a@b.example,surplus\n').rows[0]?.fault).toContain(
      'Has 3 cells where the first row has 2',
    );
  });

  it('marks a quotation mark that is never closed', () => {
    expect(readTable('Name,Email\n"Ada,a@b.example\n').rows[0]?.fault).toBe('A quotation mark is not closed.');
  });

  it('without rows names the columns it found', () => {
    expect(() => readTable('Name,Email\n')).toThrow(
      'The file holds column names (“Name”, “Email”) but no rows below them.',
    );
  });

  it('written as CSV and read back is the same, whatever is in it', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=1+1', "'=1", "''@x", '+44', '"', '\r\n', '\0', 'a,b;c\td|e', '\ufeff'),
    );
    const row = fc.tuple(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      cell,
      cell,
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const table = readTable(decodeFile(bytes(csvText(['Name', 'Email', 'Notes'], rows)))?.text ?? '');
        expect(table.rows.map((one) => one.cells)).toEqual(rows.map((cells) => cells.map(asTextFile)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the columns of other products', () => {
  it.each([
    [
      'HubSpot',
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date,Associated Company\n1,Ada,Lovelace,ada@x.example,020 7946 0001,Sam,NEW,2026-01-01,Engines Ltd',
    ],
    [
      'Google Contacts',
      'First Name,Middle Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Organization Name,Organization Title\nAda,,Lovelace,* myContacts ::: Friends,Work,ada@x.example,Work,020 7946 0001 ::: 07700 900001,Engines Ltd,Director',
    ],
    [
      'Outlook',
      'Title,First Name,Middle Name,Last Name,Company,Job Title,Business Phone,E-mail Address,E-mail Display Name\nMs,Ada,,Lovelace,Engines Ltd,Director,020 7946 0001,ada@x.example,Ada',
    ],
    [
      'Salesforce',
      '"Salutation","First Name","Last Name","Title","Account Name","Mailing City","Phone","Email"\n"Ms","Ada","Lovelace","Director","Engines Ltd","London","020 7946 0001","ada@x.example"',
    ],
    [
      'Pipedrive',
      'Person - Name;Person - Label;Person - Organization;Person - Email - Work;Person - Phone - Work\nAda Lovelace;Friends;Engines Ltd;ada@x.example;020 7946 0001',
    ],
  ])('of %s are recognised', (name, text) => {
    expect(recogniseLayout(readTable(text).headers)?.name).toBe(name);
    expect(read(text).contacts[0]).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@x.example',
      phone: '020 7946 0001',
      company: 'Engines Ltd',
    });
  });

  it('Outlook’s “Title” is Ms or Dr, never the job', () => {
    const text =
      'Title,First Name,Last Name,Job Title,E-mail Address,Business Phone\nDr,Ada,Lovelace,Director,ada@x.example,1';
    expect(read(text).contacts[0]?.title).toBe('Director');
  });

  it('that are not known are offered with sample values, and an email column is found by its values', () => {
    const { columns } = proposeMapping(readTable('Who,Reach\nAda,ada@x.example\nBob,bob@x.example\n'));
    expect(columns).toMatchObject([
      { header: 'Who', target: 'skip', unknown: true, samples: ['Ada', 'Bob'] },
      { header: 'Reach', target: 'email', unknown: false },
    ]);
  });

  it('without names or emails are refused, and the message lists what the file has', () => {
    const { columns } = proposeMapping(readTable('Colour,Size\nred,4\n'));
    expect(() => checkMapping(columns)).toThrow(
      'The file needs a column with names or email addresses. It has “Colour”, “Size”.',
    );
  });
});

describe('the rows', () => {
  it('without a name take the email as their name', () => {
    expect(read('Email\nada@x.example').contacts[0]).toEqual({ name: 'ada@x.example', email: 'ada@x.example' });
  });

  it('with a bad email are left out with the reason and their number', () => {
    const { contacts, problems } = read('Name,Email\nAda,ada(at)x\nBob,bob@x.example\n');
    expect(contacts).toHaveLength(1);
    expect(problems).toEqual([
      { row: 2, reason: '“ada(at)x” is not an email address.', kept: false, cells: ['Ada', 'ada(at)x'] },
    ]);
  });

  it('without name and email are left out', () => {
    expect(read('Name,Email,Phone\n,,123\n').problems[0]?.reason).toBe('Neither a name nor an email address.');
  });

  it('that repeat an email, in any case, name the earlier row', () => {
    const { problems } = read('Name,Email\nAda,ada@x.example\nAda L,ADA@x.example\n');
    expect(problems[0]?.reason).toBe('The email ADA@x.example is already in row 2.');
  });

  it('with more than ten tags keep the first ten and say so', () => {
    const { contacts, problems } = read(
      `Name,Tags\nAda,"${Array.from({ length: 12 }, (_, index) => `t${index}`).join(';')}"\n`,
    );
    expect(contacts[0]?.tags).toHaveLength(10);
    expect(problems[0]).toMatchObject({ kept: true, reason: expect.stringContaining('Has 12 tags') });
  });

  it('have days read as the British write them', () => {
    expect(read('Name,Last contact\nAda,3/11/2026\n').contacts[0]?.lastContact).toMatch(/^2026-11-03T/);
    expect(read('Name,Last contact\nAda,2026-11-03\n').contacts[0]?.lastContact).toMatch(/^2026-11-03T/);
  });

  it('keep further columns as properties when asked to', () => {
    const table = readTable('Name,Shoe size\nAda,5\n');
    const columns = proposeMapping(table).columns.map((column) =>
      column.target === 'skip' ? { ...column, target: 'custom' as const } : column,
    );
    expect(contactsFrom(table, columns).contacts[0]?.properties).toEqual({ 'Shoe size': 5 });
  });

  it('keep script as plain text', () => {
    const [contact] = read('Name,Email\n<script>alert(1)</script>,a@x.example\n').contacts;
    expect(contact?.name).toBe('<script>alert(1)</script>');
  });
});

describe('invisible characters', () => {
  it('are removed from names, emails, phones and tags of a file, and from what mail programs put around an address', () => {
    const { contacts, problems } = read(
      [
        'Name,Email,Phone,Tags',
        'Ana\u200b,\u2060ana@x.example,\u202a+34 600 100 200\u202c,V\u00adIP;vip',
        'Jose\u0301,mailto:jose@x.example,,',
        'Dot,"dot@x.example.",,',
        'Nb,nb@x.example\u00a0,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(contacts.map(({ name, email }) => [name, email])).toEqual([
      ['Ana', 'ana@x.example'],
      ['José', 'jose@x.example'],
      ['Dot', 'dot@x.example'],
      ['Nb', 'nb@x.example'],
    ]);
    expect(contacts[0]).toMatchObject({ phone: '+34 600 100 200', tags: [expect.stringMatching(/^vip$/i)] });
  });

  it('do not make a second contact of the same email in one file', () => {
    const { contacts, problems } = read('Name,Email\nAna,ana@x.example\nAna again,\u200bANA@x.example\n');
    expect(contacts).toHaveLength(1);
    expect(problems[0]?.reason).toContain('is already in row 2');
  });
});
