import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRemoteFacts } from '../platform/src/core/contract/remotesFile';
import { projectRoot } from './ports.mjs';
import { factsOf, pathsModule, readRemoteData, wordsModule } from './remoteFacts.mjs';

const shop = {
  name: 'remote-gift-shop',
  title: 'Gift shop',
  icon: 'box',
  modules: { shop: { title: 'Shop', heading: 'Gift shop', icon: 'box', group: /** @type {const} */ ('work') } },
  pages: {
    gift: { path: '/gifts/:giftId', title: 'Gift' },
    gifts: { path: '/gifts', title: 'Gifts', purpose: 'What can be given.' },
  },
  settings: { points: { title: 'Points' } },
};

describe('the facts of a remote', () => {
  it('become what the host reads before any code', () => {
    expect(parseRemoteFacts(factsOf(shop))).toMatchObject({
      name: 'remote-gift-shop',
      modules: [{ id: 'shop', heading: 'Gift shop' }],
      pages: [{ path: '/gifts/:giftId' }, { path: '/gifts', open: false }],
      settings: [{ id: 'points', title: 'Points', parts: [] }],
    });
  });

  it('are refused, with the place, if the host could not read them', () => {
    expect(() => factsOf({ ...shop, notices: [{ kind: '', label: 'Gifts' }] })).toThrow('facts.ts.notices.0.kind');
  });

  it('become an address for each page, under the remote’s own name', () => {
    expect(pathsModule(shop)).toContain(`import { page, pageWithId } from '@steps/platform/paths';

/** The addresses of this remote's pages. */
export const giftShopPaths = {
  gift: pageWithId('/gifts/:giftId'),
  gifts: page('/gifts'),
} as const;
`);
  });

  it('become the words at the top of each page', () => {
    expect(wordsModule(shop)).toContain(`'shop': {"title":"Gift shop"},`);
    expect(wordsModule(shop)).toContain(`'gifts': {"title":"Gifts","purpose":"What can be given."},`);
    expect(() => wordsModule({ ...shop, pages: { shop: { path: '/shop', title: 'Other' } } })).toThrow(
      'remote-gift-shop: expected the module and the page "shop" to say the same at their top.',
    );
  });

  it.each(readdirSync(projectRoot).filter((name) => name.startsWith('remote-')))(
    'is in the generated sources of %s',
    async (name) => {
      const data = await readRemoteData(join(projectRoot, name));
      const text = (/** @type {string} */ file) => readFileSync(join(projectRoot, name, 'src', file), 'utf8');
      expect(text('paths.generated.ts')).toBe(pathsModule(data));
      expect(text('pageWords.generated.ts')).toBe(wordsModule(data));
    },
  );
});
