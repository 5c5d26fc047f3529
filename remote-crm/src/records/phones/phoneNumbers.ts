import { businessCountry } from '@steps/business';
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import {
  dialledDigits,
  leastDigits,
  type PhoneLink,
  type PhonePart,
  phoneParts,
  telLink,
  withLettersDialled,
} from './phoneParts';

/** One number, read with a country. */
interface ReadPhone extends PhonePart, PhoneLink {
  /** As compared: `+442079460958`, however it was written. Undefined if it is too short to identify anybody. */
  readonly key: string | undefined;
}

/** The numbers of a field; those without a country code are in the business's country. */
export const readPhones = (text: string, country = businessCountry()): ReadPhone[] =>
  phoneParts(text)
    .flatMap((part) => apart(part, country))
    .map((part) => readPart(part, country));

let known = new Map<string, readonly string[]>();
/** Numbers that were read before: reading one takes about 20 µs, and lists compare the same ones again and again. */
const mostKnown = 20_000;

/** The numbers of a field as compared; 07700 900123, +44 (0)7700 900123 and 0044 7700 900123 are the same in Britain. */
export function phoneKeys(text: string, country = businessCountry()): readonly string[] {
  if (text.length < leastDigits) return [];
  const name = `${country} ${text}`;
  const keys = known.get(name) ?? [...new Set(readPhones(text, country).flatMap(({ key }) => key ?? []))];
  if (known.size >= mostKnown) known = new Map();
  known.set(name, keys);
  return keys;
}

/** The first number of a field as compared. */
export const phoneKey = (text: string, country = businessCountry()): string | undefined => phoneKeys(text, country)[0];

/** Whether two fields share a number. */
export function samePhone(one: string, other: string, country = businessCountry()): boolean {
  const keys = phoneKeys(one, country);
  return keys.length > 0 && phoneKeys(other, country).some((key) => keys.includes(key));
}

function parsed(text: string, country: string): PhoneNumber | undefined {
  const own: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  // From most countries 00 dials abroad, and people elsewhere write it too.
  return parsePhoneNumberFromString(text.replace(/^\s*00(?=\s*[1-9])/, '+'), own);
}

/** Letters count as digits only if they make it a number. */
function numberOf({ dial }: PhonePart, country: string): PhoneNumber | undefined {
  const plain = parsed(dial, country);
  if (plain?.isPossible() || !/[a-z]/i.test(dial)) return plain;
  const dialled = parsed(withLettersDialled(dial), country);
  return dialled?.isPossible() ? dialled : plain;
}

function readPart(part: PhonePart, country: string): ReadPhone {
  const number = numberOf(part, country);
  const digits = dialledDigits(part);
  const ext = part.ext ?? number?.ext;
  const abroad = digits !== undefined && /^(?:\+|00)/.test(digits);
  // A number that does not exist in this country is dialled as typed: it may be one of another country.
  const dial = number && (number.isValid() || (abroad && number.isPossible())) ? number.number : digits;
  const enough = (number?.number.replace(/\D/g, '').length ?? 0) >= leastDigits;
  return {
    ...part,
    ext,
    key: enough ? number?.number : undefined,
    link: dial === undefined ? undefined : telLink(dial, ext),
  };
}

/** Two numbers with nothing but a space between them. */
function apart(part: PhonePart, country: string): PhonePart[] {
  if (part.dial.replace(/\D/g, '').length <= 15) return [part];
  const gaps = [...part.dial.matchAll(/\s+/g)].map(({ index }) => index);
  for (const at of gaps) {
    const both = [part.dial.slice(0, at), part.dial.slice(at).trim()];
    if (both.every((text) => parsed(text, country)?.isPossible())) {
      return both.map((text, index) => ({ text, dial: text, ext: index === 1 ? part.ext : undefined }));
    }
  }
  return [part];
}
