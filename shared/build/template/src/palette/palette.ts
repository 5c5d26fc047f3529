import type { PalettePart, SearchProvider } from '@steps/shared';
import { textFinder } from '@steps/shared';
import { paths as shared } from '@steps/shared/paths';
import { newcomers } from '../newcomers/newcomerState';
import { paths } from '../paths';

const newcomerSearch: SearchProvider = {
  id: '__the-id__.newcomers',
  title: '__title__: new contacts',
  async search(query) {
    const fits = textFinder(query);
    return newcomers()
      .filter(({ name }) => fits(name))
      .map(({ id, name }) => ({ id, title: name, href: shared.contact.href(id) }));
  },
};

/** What the palette offers of this remote. */
export const palette: PalettePart = {
  searchProviders: [newcomerSearch],
  commands: [{ id: '__the-id__.open', title: 'Open __title__', run: ({ navigate }) => navigate(paths.home.href()) }],
};
