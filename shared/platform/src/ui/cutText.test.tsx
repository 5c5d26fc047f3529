// @vitest-environment page
import { expect, it } from 'vitest';
import { wholeText } from './cutText';

const cell = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

it('the whole text of a cell has the words that can be seen, not those for screen readers or of icons', () => {
  expect(
    wholeText(cell('<span aria-hidden="true">ZB</span><a>Zoë  Brontë</a> <b class="s-hidden">Favourite</b>')),
  ).toBe('Zoë Brontë');
});

it('the whole text of a cell with several words is the one that it gives', () => {
  expect(wholeText(cell('<span data-text="VIP, Leeds"><i>VIP</i><i>Leeds</i></span>'))).toBe('VIP, Leeds');
});
