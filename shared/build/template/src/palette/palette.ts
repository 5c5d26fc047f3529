import { formatDate, ownDay, type PalettePart, type SearchProvider, textFinder } from '@steps/platform';
import { newcomers } from '../newcomers/newcomerState';
import { __camel__Paths } from '../paths.generated';

/** Finds the days on which contacts were added: "3 November". */
const daySearch: SearchProvider = {
  id: '__the-id__.days',
  title: '__title__: new contacts',
  async search(query) {
    const fits = textFinder(query);
    const days = new Set(newcomers().map(({ createdAt }) => ownDay(new Date(createdAt))));
    return [...days]
      .filter((day) => fits(day, formatDate(day)))
      .map((day) => ({
        id: day,
        title: `Added since ${formatDate(day)}`,
        href: `${__camel__Paths.home.href()}?${new URLSearchParams({ since: day })}`,
      }));
  },
};

/** What the palette offers from this remote. */
export const palette: PalettePart = {
  searchProviders: [daySearch],
  commands: [
    { id: '__the-id__.open', title: 'Open __title__', run: ({ navigate }) => navigate(__camel__Paths.home.href()) },
  ],
};
