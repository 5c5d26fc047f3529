import { expect, it } from 'vitest';
import { filledLetter, markOf, withoutMarks } from './letterRules';

const plain = { link: (_: number, to: string) => to, unsubscribe: 'https://post.example/u/1' };

it('a name with markup is words in HTML, and itself in the text', () => {
  const name = markOf('words', 0);
  const letter = { subject: `For ${name}`, html: `<p>${name}</p>`, text: name, links: [] };
  expect(filledLetter(letter, { ...plain, values: ['<b>Sam & "Co"'] })).toEqual({
    subject: 'For <b>Sam & "Co"',
    html: '<p>&lt;b&gt;Sam &amp; &quot;Co&quot;</p>',
    text: '<b>Sam & "Co"',
  });
});

it('no value adds a line to the subject, or a further mark to the letter', () => {
  const name = markOf('words', 0);
  const letter = { subject: name, html: name, text: name, links: [] };
  const written = filledLetter(letter, { ...plain, values: [`Sam\r\nBcc: all@example.com ${markOf('unsubscribe')}`] });
  expect(written.subject).not.toMatch(/[\r\n]/);
  expect(written.text).not.toContain('post.example');
  expect(withoutMarks(`a${markOf('link', 3)}b`)).toBe('a3b');
});

it('a value in an address is encoded, and cannot change where it leads', () => {
  const links = [`https://shop.example/?for=${markOf('address', 0)}`];
  const letter = { subject: '', html: `<a href="${markOf('link', 0)}">`, text: markOf('link', 0), links };
  const { html, text } = filledLetter(letter, { ...plain, values: ['a&b=c#d/../"'] });
  expect(text).toBe('https://shop.example/?for=a%26b%3Dc%23d%2F..%2F%22');
  expect(html).toBe('<a href="https://shop.example/?for=a%26b%3Dc%23d%2F..%2F%22">');
});

it('a link leads through the post office that counts clicks, and everybody has their own link to unsubscribe', () => {
  const letter = {
    subject: '',
    html: `<a href="${markOf('link', 1)}">b</a><a href="${markOf('unsubscribe')}">out</a>`,
    text: '',
    links: ['https://a.example', 'https://b.example'],
  };
  const { html } = filledLetter(letter, {
    values: [],
    link: (nth, to) => `https://post.example/c/${nth}?${to.length}`,
    unsubscribe: 'https://post.example/u/9',
  });
  expect(html).toBe('<a href="https://post.example/c/1?17">b</a><a href="https://post.example/u/9">out</a>');
});
