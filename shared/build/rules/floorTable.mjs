// @ts-check

/**
 * The floors of a package, lowest first. Names are folders and files of its `src/`; `*` is whatever no floor names. A floor
 * imports itself and the floors under it, never one above, and neither folders nor files form a circle: `floors.test.mjs` holds it.
 * At most six floors.
 * @typedef {object} House
 * @property {readonly (readonly string[])[]} floors
 */

/** @type {House} */
const remote = {
  floors: [
    // What its nouns are built on, its facts, and what the build writes from them.
    ['facts.ts', 'paths.generated.ts', 'pageWords.generated.ts'],
    // Its nouns and its modules, a folder each; its AI tasks.
    ['*'],
    // One file for each route or module.
    ['pages'],
    // The only door.
    ['remote.tsx'],
    ['dev', 'testing'],
  ],
};

/** @type {Readonly<Record<string, House>>} */
const houses = {
  'shared/platform': {
    floors: [
      // The base: store, its storage port, contract, workspace, session, dates. Nothing here knows a noun.
      ['core'],
      // The look and the parts of the interface.
      ['theme', 'ui', 'fields', 'filters', 'charts'],
      // Its doors.
      ['index.ts', 'host.ts'],
    ],
  },
  'shared/business': {
    floors: [
      ['nouns'],
      // The review ledger, which registers its guard with the store; the port to run a task.
      ['ai', 'openWorkspaceStore.ts'],
      // Parts on top, each a door of its own.
      ['results', 'calendar', 'sample'],
      // Compares with calendar files.
      ['dav'],
      ['index.ts', 'host.ts'],
    ],
  },
  'shared/journal': { floors: [['storage'], ['workspace'], ['team'], ['index.ts']] },
  'shared/assistant': {
    floors: [['*'], ['index.ts', 'host.ts']],
  },
  'shared/testing': { floors: [['*']] },
  'shared/dev': { floors: [['*']] },
  host: {
    floors: [
      // How remotes are reached, and anything that knows nothing about pages.
      ['federation', 'brand', 'files', 'forms', 'history', 'sidePanel', 'protection'],
      // What may happen before a business is open.
      ['gate', 'people', 'backup', 'hero', 'onboarding', 'home', 'sample', 'offline', 'team'],
      // What the pages share: the open business, the navigation.
      ['business', 'navigation', 'reminders', 'notices', 'assistant', 'help'],
      // The pages and the palette.
      ['dashboard', 'settings', 'permissions', 'integrations', 'notFound', 'palette'],
      // The frame around everything.
      ['shell'],
      ['Application.tsx', 'App.tsx', 'main.tsx', 'ahead.ts', 'begin.ts', 'first'],
    ],
  },
  'remote-crm': {
    floors: [
      // The record kit: tables, pages of records, forms, notices, search, CSV, days: it knows no noun of its own.
      ['records', 'facts.ts', 'paths.generated.ts', 'pageWords.generated.ts'],
      // What a record of each noun is, and what is done to it: its fields, words and verbs. No page.
      ['nouns'],
      // Nouns and what is done with them, a folder each.
      ['*'],
      // What is made of several nouns.
      ['sales', 'calendar', 'support', 'schedule', 'settings', 'deleted', 'palette', 'tools', 'sample'],
      ['pages'],
      ['remote.tsx', 'dev', 'testing'],
    ],
  },
};

/** The floors of a package; a remote that has no row of its own has those of every remote. @param {string} name */
export const houseOf = (name) => houses[name] ?? remote;
