// @ts-check
import { requireBrowser } from '../../../shared/build/browser.mjs';
import { ownRemotes } from '../benchBuild.mjs';
import { median } from '../benchReport.mjs';
import { serveComposed } from '../benchServe.mjs';
import { tried } from '../crm/crmBench.mjs';
import { pageScript } from '../crm/crmBuild.mjs';
import { quantile } from '../crm/crmMeasure.mjs';
import { becameIdle, keptListPreview, openingOf, openPage, openProfile, seedWorkspace } from '../crm/crmPlaces.mjs';
import { ours } from '../crm/pageKit.mjs';

/** @typedef {import('../crm/crmReport.mjs').CrmRow} CrmRow @typedef {import('@playwright/test').BrowserContext} Context */

const pieces = 20_000;
const counts = { contacts: 100, companies: 0, activities: 0, pieces };
const places = [
  { name: 'Library', path: '/?module=content&tab=library', first: ours.firstRow },
  { name: 'Calendar', path: '/?module=content', first: 'main ol button[id^="calendar-"]' },
];
const article = '/marketing/blog?piece=piece-article';
const sentence = 'The oven is warm at four, and the first loaves are out at six.';

/**
 * The content studio with years of work in it, and a long article that is being written.
 * @param {{ runs: number }} options @returns {Promise<{ rows: CrmRow[], browser: string }>}
 */
export async function measureMarketing({ runs }) {
  const executablePath = await requireBrowser();
  const served = await serveComposed(ownRemotes());
  const profile = await openProfile(executablePath);
  /** @type {CrmRow[]} */
  const rows = [];
  try {
    const script = await pageScript('seed.ts');
    await seedWorkspace(profile.context, served.url, { script, counts, encrypted: false });
    console.log('  seeded');
    for (const place of places) {
      rows.push(...(await tried(place.name, () => measurePlace(profile.context, served.url, place, runs))));
    }
    rows.push(...(await tried('Search', () => measureSearch(profile.context, served.url))));
    for (const kind of /** @type {const} */ (['rich', 'plain'])) {
      rows.push(...(await tried(`Typing, ${kind}`, () => measureTyping(profile.context, served.url, kind))));
    }
    return { rows, browser: profile.context.browser()?.version() ?? '' };
  } finally {
    await profile.close();
    await served.close();
  }
}

/** @param {Context} context @param {string} origin @param {typeof places[number]} place @param {number} runs @returns {Promise<CrmRow[]>} */
async function measurePlace(context, origin, { name, path, first }, runs) {
  const openings = [];
  // One more than asked for: the first fills the browser's cache, keeps what the next ones open with, and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const page = await openPage(context, origin + path, first);
    await becameIdle(page);
    await keptListPreview(page);
    if (run > 0) openings.push(await openingOf(page));
    await page.close();
  }
  const taken = openings.map(({ firstRows, allRows }) => `${Math.round(firstRows)} to ${Math.round(allRows)}`);
  console.log(`  measured ${name}: ${taken.join(', ')} ms`);
  const of = `${name} with ${pieces.toLocaleString('en-GB')} pieces`;
  return [
    {
      what: `${of}, opened at its address`,
      unit: 'ms',
      ours: median(openings.map(({ firstRows }) => firstRows)),
      most: 1000,
    },
    { what: `${of}, for use`, unit: 'ms', ours: median(openings.map(({ allRows }) => allRows)) },
    {
      what: `${of}, longest task of the main thread meanwhile`,
      unit: 'ms',
      ours: median(openings.map(({ longestTask }) => longestTask)),
    },
  ];
}

/** @param {Context} context @param {string} origin @returns {Promise<CrmRow[]>} */
async function measureSearch(context, origin) {
  const [library] = places;
  const page = await openPage(context, origin + library?.path, library?.first);
  await becameIdle(page);
  const paints = await timePaints(page, page.getByLabel('Search content'), 'invoice 19');
  await page.close();
  console.log('  measured the search');
  return [
    { what: 'A letter typed into the search of the library, p95 to paint', unit: 'ms', ours: quantile(paints, 0.95) },
  ];
}

/**
 * Letters typed into the middle of the article, as a good typist types them.
 * @param {Context} context @param {string} origin @param {'rich' | 'plain'} kind @returns {Promise<CrmRow[]>}
 */
async function measureTyping(context, origin, kind) {
  const field = '[role="textbox"][aria-multiline]';
  const page = await openPage(context, origin + article, field);
  await becameIdle(page);
  if (kind === 'plain') {
    await page.getByRole('button', { name: 'Markdown' }).click();
    await page.locator('textarea.s-input').last().waitFor();
    await becameIdle(page);
  }
  const editor = kind === 'rich' ? page.locator(field).first() : page.getByLabel('Your own words');
  // To the middle: what comes after it has to move.
  await editor.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) {
      element.focus();
      element.setSelectionRange(60_000, 60_000);
      return;
    }
    const paragraphs = element.querySelectorAll('p');
    const middle = paragraphs[Math.floor(paragraphs.length / 2)];
    element.focus();
    if (middle) getSelection()?.collapse(middle, 0);
    middle?.scrollIntoView({ block: 'center' });
  });
  await becameIdle(page);
  const paints = await timePaints(page, editor, `${sentence} ${sentence}`);
  await page.close();
  console.log(`  measured typing (${kind}): ${paints.map(Math.round).join(' ')} ms`);
  const of = `A letter typed in an article of 20,000 words (${kind === 'rich' ? 'rich text' : 'Markdown'})`;
  return [
    { what: `${of}, p95 to paint`, unit: 'ms', ours: quantile(paints, 0.95), most: 50 },
    { what: `${of}, longest`, unit: 'ms', ours: Math.max(...paints) },
  ];
}

/**
 * From each key until the frame after it is painted, ms; pauses in between are long enough for what waits for one.
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} field @param {string} text
 */
async function timePaints(page, field, text) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const paints = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message of a frame is delivered once the frame is painted.
          port1.onmessage = () => paints.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      true,
    );
    Object.assign(window, { benchPaints: paints });
  });
  const words = text.split(/(?<= )/u);
  await field.focus();
  for (const [at, word] of words.entries()) {
    await page.keyboard.type(word, { delay: 90 });
    // A thought: typing rests, and what was typed is kept.
    if (at % 5 === 4) await page.waitForTimeout(900);
  }
  return page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'benchPaints')));
}
