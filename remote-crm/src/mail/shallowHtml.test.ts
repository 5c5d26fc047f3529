import { busyTime } from '@steps/testing';
import { expect, it } from 'vitest';
import { shallowHtml } from './shallowHtml';

it.each([
  '<p>Dear Ada',
  `<table>${'<tr><td>1'.repeat(50_000)}</table>`,
  '<div><b>One</b><br></div>'.repeat(10_000),
  `${'<div>'.repeat(1500)}Deep${'</div>'.repeat(1500)}`,
  '</div>'.repeat(10_000),
])('what a browser reads at once stays as it came', (html) => expect(shallowHtml(html)).toBe(html));

it.each(['<div>', '<b>', '<a href="https://spy.example">', '<table><tr><td>', '<x-y>'])(
  'of two hundred thousand %s within one another the words are left, without any element',
  async (tag) => {
    const deep = `Dear Ada ${tag.repeat(200_000)}until Friday<`;
    expect(await busyTime(() => expect(shallowHtml(deep).trim()).toBe('Dear Ada until Friday'))).toBeLessThan(2000);
  },
);
