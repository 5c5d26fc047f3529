import { describe, expect, it } from 'vitest';
import { plainSubject } from './mailHeaders';
import { readPastedEmail } from './pastedEmail';

describe('a pasted email in another language', () => {
  it.each([
    [
      'German',
      'Von: Jörg Groß <joerg@gross.example>\nGesendet: Montag, 3. November 2026 09:12\nAn: Laden\nBetreff: AW: Anfrage',
    ],
    [
      'French',
      'De : Jörg Groß <joerg@gross.example>\nEnvoyé : lundi 3 novembre 2026 09:12\nÀ : Boutique\nObjet : TR : Anfrage',
    ],
    [
      'Spanish',
      'De: Jörg Groß <joerg@gross.example>\nEnviado el: lunes, 3 de noviembre\nPara: Tienda\nAsunto: RV: Anfrage',
    ],
    ['Italian', 'Da: Jörg Groß <joerg@gross.example>\nInviato: lunedì 3 novembre\nA: Negozio\nOggetto: R: Anfrage'],
    [
      'Dutch',
      'Van: Jörg Groß <joerg@gross.example>\nVerzonden: maandag 3 november\nAan: Winkel\nOnderwerp: Antw: Anfrage',
    ],
    ['Swedish', 'Från: Jörg Groß <joerg@gross.example>\nSkickat: den 3 november\nTill: Butiken\nÄmne: SV: Anfrage'],
    ['Danish', 'Fra: Jörg Groß <joerg@gross.example>\nSendt: 3. november\nTil: Butikken\nEmne: VS: Anfrage'],
    [
      'Finnish',
      'Lähettäjä: Jörg Groß <joerg@gross.example>\nLähetetty: maanantai\nVastaanottaja: Kauppa\nAihe: VL: Anfrage',
    ],
    [
      'Apple Mail',
      'Anfang der weitergeleiteten Nachricht:\n\nVon: Jörg Groß <joerg@gross.example>\nDatum: 3. November\nBetreff: Anfrage',
    ],
    ['a Mac, with letters in parts', 'Fra\u030an: Jörg Groß <joerg@gross.example>\nA\u0308mne: Anfrage'],
  ])('gives sender and subject: %s', (_language, headers) => {
    expect(readPastedEmail(`${headers}\n\nText`)).toEqual({
      name: 'Jörg Groß',
      email: 'joerg@gross.example',
      subject: 'Anfrage',
      body: 'Text',
    });
  });

  it('is plain text if it only looks like one', () => {
    const text = 'A: first answer\nB: second answer';
    expect(readPastedEmail(text)).toEqual({ subject: '', name: '', email: '', body: text });
  });
});

describe('the sender of a pasted email', () => {
  it.each([
    ["Maeve O'Connor <maeve.o'connor@bakery.example>", "Maeve O'Connor", "maeve.o'connor@bakery.example"],
    ["maeve.o'connor@bakery.example", '', "maeve.o'connor@bakery.example"],
    ['"Weiß, Anna" <anna@weiss.example>', 'Weiß, Anna', 'anna@weiss.example'],
    ['Weiß, Anna <anna@weiss.example>', 'Weiß, Anna', 'anna@weiss.example'],
    ['Anna Weiß [mailto:anna@weiss.example]', 'Anna Weiß', 'anna@weiss.example'],
    ["'Anna Weiß' <anna@weiss.example>", 'Anna Weiß', 'anna@weiss.example'],
    ['Anna Weiß (Laden) <anna@weiss.example>', 'Anna Weiß', 'anna@weiss.example'],
    ['=?ISO-8859-1?Q?Anna_Wei=DF?= <anna@weiss.example>', 'Anna Weiß', 'anna@weiss.example'],
    ['<\u200banna@weiss.example>', '', 'anna@weiss.example'],
    ['Anna Weiß', 'Anna Weiß', ''],
  ])('%s', (from, name, email) => {
    expect(readPastedEmail(`From: ${from}\nSubject: x\n\ny`)).toMatchObject({ name, email });
  });
});

it('a subject in encoded words is decoded, over folded lines too', () => {
  const pasted = 'From: a@x.example\nSubject: =?UTF-8?B?w5xiZXI=?=\n =?UTF-8?Q?_Stra=C3=9Fen?=\n\nText';
  expect(readPastedEmail(pasted).subject).toBe('Über Straßen');
});

it.each([
  'RE[2]: x',
  'Re(3): x',
  'Re^2: x',
  'SV: x',
  'AW: WG: x',
  'Re : x',
  'RV: x',
  'TR: x',
  'VS: VL: x',
  'Odp: x',
  'Re：x',
  '回复: x',
])('the subject of %s is x', (subject) => expect(plainSubject(subject)).toBe('x'));

it('words that only begin like a prefix stay in the subject', () => {
  expect(plainSubject('Refund: order 7')).toBe('Refund: order 7');
  expect(plainSubject('Tram: late')).toBe('Tram: late');
});
