import { describe, expect, it } from 'vitest';
import { plainPhoneLinks } from '../phones/phoneParts';
import { linkedInLink, mailLink, shortAddress, webLink, xLink } from './linkRules';

describe('a typed address', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['http://example.com/a?b=c', 'http://example.com/a?b=c'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
  ])('%s becomes a link', (text, link) => expect(webLink(text)).toBe(link));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    'not an address',
    'https://user:pass@example.com',
    '',
  ])('%j is no link', (text) => expect(webLink(text)).toBeUndefined());

  it.each([
    ['https://www.example.com/', 'example.com'],
    ['http://example.com/a?b=c', 'example.com/a?b=c'],
    ['example.com', 'example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['no site yet', 'no site yet'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(shortAddress(text)).toBe(shown));

  it('may be a LinkedIn name alone', () => {
    expect(linkedInLink('ada-lovelace')).toBe('https://www.linkedin.com/in/ada-lovelace');
    expect(linkedInLink('javascript:alert(1)')).toBeUndefined();
  });

  it('may be a name on X', () => {
    expect(xLink('@ada_l')).toBe('https://x.com/ada_l');
    expect(xLink('https://x.com/ada_l')).toBe('https://x.com/ada_l');
    expect(xLink('javascript:alert(1)')).toBeUndefined();
  });

  it('dials a number however it is written', () => {
    const links = (text: string) => plainPhoneLinks(text).map(({ link }) => link);
    expect(links('+44 (0)20 7946 0100')).toEqual(['tel:+442079460100']);
    expect(links('none')).toEqual([]);
  });

  it('writes to an address and to nobody else', () => {
    expect(mailLink('ada@x.example?bcc=eve@y.example')).toBe('mailto:ada@x.example%3Fbcc%3Deve@y.example');
  });
});
