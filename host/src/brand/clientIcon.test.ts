// @vitest-environment page
import { client } from '@steps/testing';
import { afterEach, expect, it } from 'vitest';
import { iconOf, showIcon } from './clientIcon';

afterEach(() => {
  document.head.innerHTML = '';
});

const picture = 'data:image/png;base64,AAAA';

it('a window has the favicon of the business, else its logo, else its initial on its colours, else that of Steps', () => {
  expect(iconOf(client({ favicon: picture, logo: 'data:image/png;base64,BBBB' }))).toBe(picture);
  expect(iconOf(client({ logo: picture }))).toBe(picture);
  const drawn = decodeURIComponent(iconOf(client({ businessName: 'haworth', primaryColour: '#0a7d55' })));
  expect(drawn).toContain('fill="#0a7d55"');
  expect(drawn).toContain('>H</text>');
  expect(iconOf(client({ primaryColour: undefined }))).toBe('/favicon.svg');
  expect(iconOf(undefined)).toBe('/favicon.svg');
});

it('a name that looks like markup stays a letter', () => {
  expect(decodeURIComponent(iconOf(client({ businessName: '<b>', primaryColour: '#000000' })))).toContain(
    '>&#60;</text>',
  );
});

it('closing the business brings the icon of Steps back', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  const undo = showIcon(client({ favicon: picture }));
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  expect(link?.getAttribute('href')).toBe(picture);
  undo();
  expect(link?.getAttribute('href')).toBe('/favicon.svg');
});
