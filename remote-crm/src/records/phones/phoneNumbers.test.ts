import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneKeys, readPhones, samePhone } from './phoneNumbers';
import { phoneTails } from './phoneParts';

const links = (text: string, country = 'GB') => readPhones(text, country).map(({ link }) => link);

describe('links that call a number', () => {
  it.each([
    ['+44 20 7946 0958 ext. 12', 'GB', 'tel:+442079460958;ext=12'],
    ['020 7946 0958 x12', 'GB', 'tel:+442079460958;ext=12'],
    ['(415) 555-0132 x204', 'US', 'tel:+14155550132;ext=204'],
    ['(415) 555-0132 extension 204', 'US', 'tel:+14155550132;ext=204'],
    ['+1 415 555 0132 #204', 'GB', 'tel:+14155550132;ext=204'],
    ['+49 30 901820 Durchwahl 21', 'DE', 'tel:+4930901820;ext=21'],
    ['01 42 68 53 00 poste 12', 'FR', 'tel:+33142685300;ext=12'],
    ['+7 495 123-45-67 доб. 89', 'RU', 'tel:+74951234567;ext=89'],
    ['tel:+44-20-7946-0000;ext=12', 'GB', 'tel:+442079460000;ext=12'],
    ['020 7946 0958,12', 'GB', 'tel:+442079460958;ext=12'],
  ])('%s (%s) dials its extension apart: %s', (text, country, link) => expect(links(text, country)).toEqual([link]));

  it.each([
    ['1-800-FLOWERS', 'US', 'tel:+18003569377'],
    ['1-800-FLOWERS', 'GB', 'tel:18003569377'],
    ['+1 (888) GO-STEPS', 'GB', 'tel:+18884678377'],
    ['1-800-555-HELP', 'US', 'tel:+18005554357'],
    ['0800 FLOWERS', 'GB', 'tel:+448003569377'],
    ['1300 FLOWER', 'AU', 'tel:+611300356937'],
  ])('%s (%s) dials letters as digits: %s', (text, country, link) => expect(links(text, country)).toEqual([link]));

  it.each([
    ['+44 (0)20 7946 0100', 'GB', 'tel:+442079460100'],
    ['+44 07700 900123', 'GB', 'tel:+447700900123'],
    ['+49 (0) 30 901820', 'DE', 'tel:+4930901820'],
    ['+39 (06) 6982', 'GB', 'tel:+39066982'],
    ['+39 (0)6 6982', 'IT', 'tel:+39066982'],
    ['0044 20 7946 0100', 'DE', 'tel:+442079460100'],
    ['011 44 20 7946 0100', 'US', 'tel:+442079460100'],
    ['07700 900123', 'GB', 'tel:07700900123'],
    ['Mobile: 020 7946 0958 (work)', 'GB', 'tel:+442079460958'],
    ['٠٢٠ ٧٩٤٦ ٠٩٥٨', 'GB', 'tel:+442079460958'],
    ['０２０－７９４６－０９５８', 'GB', 'tel:+442079460958'],
    ['\u202a+44 20 7946 0958\u202c', 'GB', 'tel:+442079460958'],
    ['030/901820', 'DE', 'tel:+4930901820'],
    ['030 9018201/02', 'DE', 'tel:+49309018201'],
    ['8 (495) 123-45-67', 'RU', 'tel:+74951234567'],
    ['999', 'GB', 'tel:999'],
  ])('%s (%s) dials %s', (text, country, link) => expect(links(text, country)).toEqual([link]));

  it.each([
    ['020 7946 0111 / 07700 900222', ['tel:+442079460111', 'tel:07700900222']],
    ['020 7946 0111; 020 7946 0222', ['tel:+442079460111', 'tel:+442079460222']],
    ['020 7946 0111 or 020 7946 0222 ext 4', ['tel:+442079460111', 'tel:+442079460222;ext=4']],
    ['020 7946 0111\n020 7946 0222', ['tel:+442079460111', 'tel:+442079460222']],
    ['020 7946 0111 ::: +1 415 555 0132', ['tel:+442079460111', 'tel:+14155550132']],
    ['+44 20 7946 0111 +44 20 7946 0222', ['tel:+442079460111', 'tel:+442079460222']],
    ['020 7946 0111 020 7946 0222', ['tel:+442079460111', 'tel:+442079460222']],
  ])('%j holds two numbers', (text, both) => expect(links(text)).toEqual(both));

  it.each(['', 'none', 'n/a', '-', '12345678901234567890', '4.4770E+11', '4,477E11'])('%j dials nothing', (text) => {
    expect(links(text).filter(Boolean)).toEqual([]);
  });
});

describe('telephone numbers as compared in the country of the business', () => {
  it.each([
    ['US', '(415) 555-0132', '+1 415-555-0132'],
    ['US', '1 415 555 0132', '415.555.0132 x7'],
    ['US', '1-800-FLOWERS', '(800) 356-9377'],
    ['DE', '030 9018200', '+49 30 9018200'],
    ['DE', '030/9018200', '0049 (0)30 9018200'],
    ['IT', '06 6982 1234', '+39 06 69821234'],
    ['FR', '01 42 68 53 00', '+33 1 42 68 53 00'],
    ['AU', '0412 345 678', '+61 412 345 678'],
    ['RU', '8 (495) 123-45-67', '+7 495 1234567'],
    ['JP', '０３－１２３４－５６７８', '+81 3-1234-5678'],
    ['IN', '098765 43210', '+91 98765 43210'],
    ['BR', '(11) 91234-5678', '+55 11 91234-5678'],
  ])('%s: %s is %s', (country, one, other) => {
    expect(samePhone(one, other, country)).toBe(true);
    expect(phoneTails(one)).toEqual(phoneTails(other));
  });

  it('are not the same in another country', () => {
    expect(samePhone('(415) 555-0132', '+1 415-555-0132', 'GB')).toBe(false);
    expect(samePhone('', '', 'GB')).toBe(false);
  });

  it('are as many as the field holds', () => {
    expect(phoneKeys('020 7946 0111 / 07700 900222', 'GB')).toEqual(['+442079460111', '+447700900222']);
    expect(samePhone('020 7946 0111 / 07700 900222', '+44 7700 900222', 'GB')).toBe(true);
  });

  it('never throw, whatever a field holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('GB', 'US', 'XX'), (text, country) => {
        expect(Array.isArray(readPhones(text, country))).toBe(true);
      }),
    );
  });

  it('share their last digits whenever they are the same', () => {
    const number = fc.stringMatching(/^\d{7,12}$/);
    const shape = fc.constantFrom(
      (text: string) => `+${text}`,
      (text: string) => `00${text}`,
      (text: string) => `+${text.slice(0, 4)} ${text.slice(4)} ext. 9`,
      (text: string) => text,
    );
    fc.assert(
      fc.property(number, shape, shape, (text, one, other) => {
        fc.pre(samePhone(one(text), other(text), 'US'));
        expect(phoneTails(one(text)).some((tail) => phoneTails(other(text)).includes(tail))).toBe(true);
      }),
    );
  });
});
