// @ts-check

/**
 * A picture of the help: what is opened in the sample business before it is taken. An article shows it with
 * `![what is seen](pictures/<name>)`.
 * @typedef {object} PictureOf
 * @property {string} name of its files: `<name>.light.webp` and `<name>.dark.webp`
 * @property {string} address
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare] what is pressed first
 * @property {(page: import('@playwright/test').Page) => import('@playwright/test').Locator} shows must be on the screen
 * @property {(page: import('@playwright/test').Page) => import('@playwright/test').Locator} [around] what is in the middle; without it
 * the page is taken from its top
 */

/** One contact is there already, one is new, one has an address that cannot be. */
const contactsFile = `Name,Email,Company,Job title
Sam Okoro,sam.okoro@northlight.example,Northlight,Owner
Tamsin Rowe,tamsin.rowe@moorgatelettings.example,Moorgate Lettings,Director
Ines Faber,ines.faber@,Faber & Daughters,Buyer
Jo Lindqvist,jo@lindqvist.example,Lindqvist Joinery,Partner
`;

/** The pictures of the four guides, in their order. @type {readonly PictureOf[]} */
export const pictures = [
  {
    name: 'dashboard',
    address: '/?module=dashboard',
    shows: (page) => page.getByRole('region', { name: 'Figures' }),
  },
  {
    name: 'search',
    address: '/?module=dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search or jump to…' }).click();
      await page.getByRole('combobox').fill('import');
    },
    shows: (page) => page.getByRole('option', { name: /Bring your contacts over/ }).first(),
    around: (page) => page.getByRole('dialog'),
  },
  {
    name: 'import',
    address: '/?module=crm&tab=contacts&import=1',
    prepare: (page) =>
      page.getByLabel('Choose a file').setInputFiles({
        name: 'contacts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(contactsFile),
      }),
    shows: (page) => page.getByRole('button', { name: /^Import \d+ contact/ }),
    around: (page) => page.getByRole('dialog'),
  },
  {
    name: 'deals',
    address: '/?module=crm&tab=deals&view=board',
    shows: (page) => page.getByRole('heading', { name: /^Negotiation/ }),
  },
  {
    name: 'review',
    address: '/?module=human-loop',
    shows: (page) => page.getByRole('button', { name: 'Approve', exact: true }).first(),
  },
];

/** Part of the window that a picture shows, CSS pixels, and how many pixels of the file stand for one. */
export const pictureFrame = { width: 880, height: 550, scale: 1.4 };

/** Most that one file, and all of them, may weigh, bytes. Pages fetch a picture when it comes into view. */
export const pictureBudget = { file: 80_000, all: 600_000 };
