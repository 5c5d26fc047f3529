import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Property, PropertyKind } from './property';
import { propertyKinds } from './property';
import {
  choicesFrom,
  fitsKind,
  inOrder,
  readValue,
  shownValue,
  undefinedNames,
  valueIn,
  valueText,
  withName,
  withValue,
} from './propertyRules';

const of = (kind: PropertyKind, choices: string[] = ['Gold', 'Silver']) => ({ kind, choices });
const anyValue = fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.boolean());

describe('what is typed for a property', () => {
  it.each([
    ['number', '1,250.5', 1250.5],
    ['number', '£1,250', 1250],
    ['number', '-3', -3],
    ['date', '2028-02-29', '2028-02-29'],
    ['choice', ' Gold ', 'Gold'],
    ['yes-no', 'no', false],
    ['link', 'example.com/a', 'example.com/a'],
    ['text', ' hello ', 'hello'],
  ] as const)('%s: %s is %s', (kind, typed, value) => expect(readValue(of(kind), typed)).toBe(value));

  it.each([
    ['number', 'twelve', 'Enter a number'],
    ['number', '0x10', 'Enter a number'],
    ['number', '1,2,3', 'Enter a number'],
    ['date', '2026-02-30', 'Enter a day'],
    ['date', '3 Nov', 'Enter a day'],
    ['choice', 'Bronze', 'Choose one of Gold, Silver'],
    ['yes-no', 'perhaps', 'Enter yes or no'],
    ['link', 'javascript:alert(1)', 'Enter a web address'],
  ] as const)('%s refuses %s', (kind, typed, message) => expect(() => readValue(of(kind), typed)).toThrow(message));

  it('an empty input clears the value, whatever the kind', () => {
    for (const kind of propertyKinds) expect(readValue(of(kind), '  ')).toBeUndefined();
  });

  it('a value that was read fits its kind, and its text reads back as the same value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...propertyKinds), anyValue, (kind, typed) => {
        let value: ReturnType<typeof readValue>;
        try {
          value = readValue(of(kind), valueText(typed));
        } catch {
          return;
        }
        if (value === undefined) return;
        expect(fitsKind(of(kind), value)).toBe(true);
        if (Math.abs(Number(value)) < 1e15) expect(readValue(of(kind), valueText(value))).toEqual(value);
      }),
    );
  });
});

describe('the values of a record', () => {
  const values = fc.dictionary(fc.string(), anyValue);

  it('stay the same when another one is changed', () => {
    fc.assert(
      fc.property(values, fc.string(), anyValue, (before, name, value) => {
        const after = withValue(before, name, value);
        expect(after[name]).toBe(value);
        expect(withValue(after, name, undefined)).toEqual(withValue(before, name, undefined));
      }),
    );
  });

  it('keep their place when the property is renamed', () => {
    expect(Object.entries(withName({ a: 1, b: 2, c: 3 }, 'b', 'z'))).toEqual([
      ['a', 1],
      ['z', 2],
      ['c', 3],
    ]);
    expect(withName({ a: 1, b: 2 }, 'a', 'b'), 'nothing is written over').toEqual({ a: 1, b: 2 });
    fc.assert(
      fc.property(values, fc.string(), fc.string(), (before, from, to) => {
        // In an object, names that are whole numbers come first, whatever their place was.
        const isNumber = (name: string) => /^\d+$/.test(name);
        fc.pre(![from, to, ...Object.keys(before)].some(isNumber));
        expect(Object.values(withName(before, from, to))).toEqual(Object.values(before));
      }),
    );
    expect(withName({ Size: 'L', Year: 1 }, 'Year', '2026'), 'a number as a name').toEqual({ Size: 'L', 2026: 1 });
  });

  it('are counted for names without a definition', () => {
    const records = [{ Region: 'North', Size: 3 }, { Region: 'South' }].map((properties) => ({
      properties: properties as Record<string, string | number>,
    }));
    expect(undefinedNames(records, [{ name: 'Size' } as Property])).toEqual([{ name: 'Region', count: 2 }]);
  });
});

it('properties are in their order, those never moved last', () => {
  const one = (name: string, order?: number) => ({ name, noun: 'contact', order }) as Property;
  const all = [one('new'), one('second', 1), one('first', 0), { ...one('other'), noun: 'company' } as Property];
  expect(inOrder(all, 'contact').map(({ name }) => name)).toEqual(['first', 'second', 'new']);
});

it('choices are the lines, each once', () => {
  expect(choicesFrom(' Gold \n\nSilver\nGold')).toEqual(['Gold', 'Silver']);
});

it('a value is the record’s own, whatever the property is called', () => {
  expect(valueIn({}, 'toString')).toBeUndefined();
  expect(valueIn({ toString: 'x' } as unknown as Record<string, string>, 'toString')).toBe('x');
});

it('numbers are shown with thousands separators and all decimals', () => {
  expect([shownValue(1250.5), shownValue(1_000_000), shownValue(true), shownValue(undefined)]).toEqual([
    '1,250.5',
    '1,000,000',
    'Yes',
    '',
  ]);
});
