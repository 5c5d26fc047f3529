import { companies, contacts } from '@steps/business';
import { undo } from '@steps/platform';
import { company, contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { properties } from './property';
import {
  createFilledProperty,
  createProperty,
  deleteProperty,
  moveProperty,
  propertiesOf,
  renameProperty,
  setChoices,
  valueCount,
} from './propertyState';

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'ada', properties: { Region: 'North', Size: 3 } }), contact({ id: 'bob' })],
    companies: [company({ id: 'fenwick', properties: { Region: 'South' } })],
  });
});
const valuesOf = (id: string) => contacts.get(id)?.properties;

describe('a custom property', () => {
  it('needs a new name, and choices if it is a choice', () => {
    createProperty('contact', 'Region', 'text');
    expect(() => createProperty('contact', ' region ', 'text')).toThrow('there is already a property called “region”');
    expect(() => createProperty('contact', ' ', 'text')).toThrow('Enter a name');
    expect(() => createProperty('contact', 'x'.repeat(61), 'text')).toThrow('at most 60 characters');
    expect(() => createProperty('contact', 'constructor', 'text')).toThrow('“constructor” cannot be used');
    expect(() => createProperty('contact', '__proto__', 'text')).toThrow('“__proto__” cannot be used');
    expect(() => createProperty('contact', 'Level', 'choice', [' '])).toThrow('Enter at least one choice');
    expect(createProperty('company', 'Region', 'text').noun).toBe('company');
  });

  it('is added and filled in with one step', () => {
    createFilledProperty({ noun: 'contact', id: 'bob' }, { name: 'Level', kind: 'choice', choices: ['A'] }, 'A');
    expect(valuesOf('bob')).toEqual({ Level: 'A' });
    undo();
    expect(valuesOf('bob')).toEqual({});
    expect(properties.all()).toEqual([]);
  });

  it('is renamed in all records of its kind in one step', () => {
    const region = createProperty('contact', 'Region', 'text');
    renameProperty(region.id, 'Area');
    expect(valuesOf('ada')).toEqual({ Area: 'North', Size: 3 });
    expect(companies.get('fenwick')?.properties, 'companies have their own').toEqual({ Region: 'South' });
    undo();
    expect(valuesOf('ada')).toEqual({ Region: 'North', Size: 3 });
    expect(properties.get(region.id)?.name).toBe('Region');
  });

  it('is deleted with its values, and restored whole', () => {
    const region = createProperty('contact', 'Region', 'text');
    expect(valueCount(region)).toBe(1);
    expect(deleteProperty(region.id)).toBe(1);
    expect(valuesOf('ada')).toEqual({ Size: 3 });
    undo();
    expect(valuesOf('ada')).toEqual({ Region: 'North', Size: 3 });
  });

  it('is moved among the others', () => {
    const [one, two] = ['One', 'Two', 'Three'].map((name) => createProperty('contact', name, 'text'));
    moveProperty(two?.id ?? '', -1);
    expect(propertiesOf('contact').map(({ name }) => name)).toEqual(['Two', 'One', 'Three']);
    moveProperty(one?.id ?? '', 5);
    expect(propertiesOf('contact').map(({ name }) => name)).toEqual(['Two', 'Three', 'One']);
  });

  it('gets other choices while old values stay', () => {
    const region = createProperty('contact', 'Region', 'choice', ['North']);
    setChoices(region.id, ['South', ' South ']);
    expect(properties.get(region.id)?.choices).toEqual(['South']);
    expect(valuesOf('ada')?.Region).toBe('North');
  });
});
