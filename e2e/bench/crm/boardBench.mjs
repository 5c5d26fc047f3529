// @ts-check
import { median } from '../benchReport.mjs';
import { becameIdle, openingOf, openPage } from './crmPlaces.mjs';

/** @typedef {import('./crmReport.mjs').CrmRow} CrmRow */

/** The figure of a widget. */
const figure = 'main a[aria-label$="open the records"]';
/** All that was ever recorded, and a year of it. */
const [all, year] = [
  { from: '2024-01-01', to: '2026-11-30' },
  { from: '2025-01-01', to: '2025-12-31' },
];

/** What is counted over all contacts, as its widget is headed. */
const contactsWidget = 'New contacts';

/** Adds a widget over contacts to the open board, as a person does. @param {import('@playwright/test').Page} page */
async function addContacts(page) {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Edit board' }).click();
  await main.getByRole('button', { name: 'Add widget' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What to measure' }).fill(contactsWidget);
  await page.getByRole('option', { name: new RegExp(contactsWidget) }).click();
  await dialog.getByRole('button', { name: 'Add widget' }).click();
  await main.getByRole('button', { name: 'Done' }).click();
  await becameIdle(page);
}

/**
 * A board of analytics over the whole business, its contacts among it: from its address until its first figure shows, and from other dates until
 * its figures are others. @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {number} runs
 * @returns {Promise<CrmRow[]>}
 */
export async function measureBoard(context, origin, runs) {
  const address = `${origin}/?module=analytics&from=${all.from}&to=${all.to}`;
  const first = await openPage(context, address, figure);
  await becameIdle(first);
  await addContacts(first);
  await first.close();
  const page = await openPage(context, address, figure);
  await page.getByRole('heading', { level: 2, name: contactsWidget }).waitFor();
  await becameIdle(page);
  const opening = await openingOf(page);
  await page.evaluate(() => {
    Reflect.get(window, 'bench').tasks.length = 0;
  });
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    for (const days of [year, all]) {
      times.push(
        await page.evaluate(
          ({ days, figure }) => {
            const shown = () => document.querySelector(figure)?.textContent;
            const before = shown();
            const change = () => {
              const address = new URL(location.href);
              address.searchParams.set('from', days.from);
              address.searchParams.set('to', days.to);
              history.pushState(null, '', address);
              dispatchEvent(new PopStateEvent('popstate'));
            };
            return Reflect.get(window, 'bench').until(change, () => ![before, undefined].includes(shown()));
          },
          { days, figure },
        ),
      );
      await becameIdle(page);
    }
  }
  const { longestTask } = await openingOf(page);
  await page.close();
  console.log('  measured a board of analytics');
  return [
    { what: 'Analytics after opening its address, once', unit: 'ms', ours: opening.firstRows },
    { what: 'Analytics, longest task of the main thread while it opens', unit: 'ms', ours: opening.longestTask },
    {
      what: 'Analytics over 200,000 activities and 100,000 contacts: other dates until counted',
      unit: 'ms',
      ours: median(times),
      most: 1000,
    },
    {
      what: 'Analytics, longest task of the main thread while counting',
      unit: 'ms',
      ours: longestTask,
      most: 200,
    },
  ];
}
