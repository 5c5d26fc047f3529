import { contact } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { contactVcard } from './contactVcard';

const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a contact as a vCard', () => {
  const ada = contact({
    name: 'Ada King Lovelace',
    email: 'ada@engines.example',
    phone: '+44 7700 900123',
    company: 'Engines; Ltd',
    address: '1 High Street, Leeds',
    linkedin: 'https://www.linkedin.com/in/ada',
    tags: ['Key, account', 'Friends'],
    notes: 'line one\r\nline two',
  });

  it('has what address books show, as properties of the format', () => {
    const lines = linesOf(contactVcard([ada]));
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
    for (const line of [
      'FN:Ada King Lovelace',
      'N:Lovelace;Ada King;;;',
      'EMAIL;TYPE=INTERNET:ada@engines.example',
      'TEL;TYPE=WORK:+44 7700 900123',
      'ORG:Engines\\; Ltd',
      'ADR;TYPE=WORK:;;1 High Street\\, Leeds;;;;',
      'X-SOCIALPROFILE;TYPE=linkedin;VALUE=TEXT:https://www.linkedin.com/in/ada',
      'CATEGORIES:Key\\, account,Friends',
      'NOTE:line one\\nline two',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  });

  it('leaves out what is empty, and no text can start a line of its own', () => {
    const text = contactVcard([contact({ name: 'Eve\r\nEND:VCARD\nTEL:999', phone: '', tags: [] })]);
    expect(linesOf(text).filter((line) => /^(TEL|CATEGORIES)/.test(line))).toEqual([]);
    expect(linesOf(text).filter((line) => line === 'END:VCARD')).toHaveLength(1);
  });

  it('has its picture, folded as the format asks, but no picture from another site', () => {
    const data = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const text = contactVcard([contact({ avatar: `data:image/png;base64,${data}` })]);
    expect(linesOf(text)).toContain(`PHOTO;ENCODING=b;TYPE=PNG:${data}`);
    expect(text.split('\r\n').every((line) => line.length <= 76)).toBe(true);
    expect(contactVcard([contact({ avatar: 'https://example.com/me.png' })])).not.toContain('PHOTO');
  });

  it('shares one file with other contacts', () => {
    expect(contactVcard([ada, ada]).match(/BEGIN:VCARD/g)).toHaveLength(2);
  });
});
