import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText';
import { encodingNamed } from './encodings';
import { readText } from './readText';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Texts with single bytes between: `bytes('Jos', 0xe9)`. */
const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...utf8(part)])));
/** A text in an encoding that has one byte for each letter. */
function written(text: string, encoding: string): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => table.indexOf(letter));
}

describe('bytes that say what they are', () => {
  it.each([
    ['UTF-8', utf8('Zoë'), 'utf-8'],
    ['UTF-8 with its mark', utf8('\ufeffZoë'), 'utf-8'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]), 'utf-16le'],
    ['UTF-16 without one', new Uint8Array([0, 0x5a, 0, 0x6f, 0, 0xeb]), 'utf-16be'],
  ])('are read: %s', (_what, file, encoding) => {
    expect(decodeText(file)).toMatchObject({ text: 'Zoë', encoding, sure: 'certain', badCount: 0 });
  });

  it('are read as a web page or a card says, where they are not UTF-8', () => {
    const page = bytes('<html><meta charset=windows-1251><p>', 0xcc, 0xe8, 0xf0);
    expect(decodeText(page)).toMatchObject({ text: expect.stringContaining('Мир'), encoding: 'windows-1251' });
    const card = bytes('BEGIN:VCARD\nFN;CHARSET=ISO-8859-2:', 0xa3, 'ukasz');
    expect(decodeText(card)).toMatchObject({ text: expect.stringContaining('Łukasz'), encoding: 'iso-8859-2' });
    const table = bytes('Name,Note\nJos', 0xe9, ',charset=koi8-r');
    expect(decodeText(table)).toBeUndefined();
  });
});

describe('UTF-8 with bytes from elsewhere', () => {
  const file = bytes('Name,Town\nZoë,Zürich\nJos', 0xe9, ' Pe', 0xf1, 'a,Lugo\n李偉,北京\n');

  it('loses only those bytes', () => {
    expect(decodeText(file)?.text).toBe('Name,Town\nZoë,Zürich\nJos\ufffd Pe\ufffda,Lugo\n李偉,北京\n');
  });

  it('names them with their line and words', () => {
    expect(decodeText(file)).toMatchObject({
      encoding: 'utf-8',
      badCount: 2,
      bad: [
        { line: 3, bytes: 'E9', around: 'Jos\ufffd Pe\ufffda,Lugo' },
        { line: 3, bytes: 'F1', around: 'Jos\ufffd Pe\ufffda,Lugo' },
      ],
    });
  });

  it('says when its last letter was cut off', () => {
    expect(decodeText(utf8('Name\nZoë').subarray(0, -1))).toMatchObject({ text: 'Name\nZo\ufffd', badCount: 1 });
  });
});

describe('bytes that do not say what they are', () => {
  it.each([
    ['windows-1251', 'Имя;Город\nОльга Смирнова;Тверь\n'],
    ['koi8-r', 'Имя;Город\nОльга Смирнова;Тверь\n'],
    ['windows-1250', 'Jméno;Město\nŽofie Dvořáková;Plzeň\nŘehoř Černý;Třebíč\n'],
    ['windows-1252', 'Navn;By\nSøren Bjørn;Ålborg\n'],
    ['windows-1252', 'SUMMARY:Besprechung über Maße – “Tür”\n'],
    ['windows-1253', 'Όνομα;Πόλη\nΓιώργος Παππάς;Αθήνα\n'],
    ['windows-1254', 'Ad;Şehir\nGülşah Yıldız;Iğdır\n'],
    ['windows-1256', 'الاسم;المدينة\nفاطمة حسن;دمشق\n'],
  ])('are guessed: %s', async (encoding, text) => {
    const read = await readText(written(text, encoding));
    expect(read.text).toBe(text);
    expect(read.sure).toBe('guessed');
  });

  it('are read as the person says', async () => {
    const file = written('Лада', 'windows-1251');
    expect(await readText(file, 'windows-1251')).toMatchObject({ text: 'Лада', sure: 'chosen', badCount: 0 });
    expect((await readText(file, 'utf-8')).badCount).toBeGreaterThan(0);
  });
});

it('a letter that the folding of a calendar cut in two is whole again, and other folds stay', () => {
  const file = bytes('BEGIN:VEVENT\r\nSUMMARY:M', 0xc3, '\r\n ', 0xbc, 'ller\r\n and more\r\nNOTE:=C3=\r\n =BC');
  expect(decodeText(file)?.text).toBe('BEGIN:VEVENT\r\nSUMMARY:Müller\r\n and more\r\nNOTE:=C3=\r\n =BC');
});

it('encodings are known by the names that files give them', () => {
  expect(['latin1', 'cp1251', 'GBK', 'x-sjis', 'utf8'].map(encodingNamed)).toEqual([
    'windows-1252',
    'windows-1251',
    'gb18030',
    'shift_jis',
    'utf-8',
  ]);
  expect(encodingNamed('ebcdic')).toBeUndefined();
});

it.each(['Café\nau lait', 'It’s £3 – “good”.', 'crème brûlée', 'Größe: 3 m²', 'Don’t miss it'])(
  'a short text is read with the letters that its words can have: %s',
  async (text) => {
    expect((await readText(written(text, 'windows-1252'))).text).toBe(text);
  },
);

it('a Latin letter that slipped into a Cyrillic word makes it no other encoding', async () => {
  const text = 'Добро пожаловать, Pоман и Мария Петрова из Москвы';
  expect(await readText(written(text, 'windows-1251'))).toMatchObject({ text, encoding: 'windows-1251' });
});
