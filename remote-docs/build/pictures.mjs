// @ts-check

/**
 * A picture of the help: what is opened in the sample business before it is taken. An article shows it with
 * `![what is seen](pictures/<name>)`.
 * @typedef {object} PictureOf
 * @property {string} name of its files: `<name>.light.webp` and `<name>.dark.webp`
 * @property {string} address
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare] what is pressed first
 * @property {(page: import('@playwright/test').Page) => import('@playwright/test').Locator} shows must be on the screen
 */

/** The pictures of the four guides, in their order. @type {readonly PictureOf[]} */
export const pictures = [
  {
    name: 'dashboard',
    address: '/?module=dashboard',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'search',
    address: '/?module=dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search or jump to…' }).click();
      await page.getByRole('combobox').fill('new');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'import',
    address: '/?module=crm&tab=contacts&import=1',
    prepare: (page) =>
      page.getByLabel('Choose a file').setInputFiles({
        name: 'contacts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Name,Email,Company\nSam Okoro,sam.okoro@northlight.example,Northlight\n'),
      }),
    shows: (page) => page.getByRole('button', { name: /^Import \d+ contact/ }),
  },
  {
    name: 'deals',
    address: '/?module=crm&tab=deals&view=board',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'CRM' }),
  },
  {
    name: 'review',
    address: '/?module=human-loop',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Human review' }),
  },
];

/** Most that one file, and all of them, may weigh, bytes. Pages fetch a picture when it comes into view. */
export const pictureBudget = { file: 80_000, all: 600_000 };
