import { expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { pageFragment, pageInFragment } from './pageLink';
import { pageTemplates } from './templates';

it('every template fits into a link and comes back equal from it', async () => {
  for (const { name, document } of pageTemplates) {
    const read = await pageInFragment(await pageFragment(name, document));
    expect(read).toMatchObject({ name, document, notes: [] });
  }
});

it('a page that is too large for a link is refused with what to do', async () => {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state.toString(36);
  };
  const src = Array.from({ length: 20_000 }, next).join('');
  const document = emptyDocument({ src });
  await expect(pageFragment('Large', document)).rejects.toThrow('Remove pictures, or send the exported file.');
});

it('a damaged link says so, and an address without a page has none', async () => {
  await expect(pageInFragment('#page=abc')).rejects.toThrow('damaged');
  expect(await pageInFragment('#form')).toBeUndefined();
});
