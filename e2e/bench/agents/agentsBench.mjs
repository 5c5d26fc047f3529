// @ts-check
import { median } from '../benchReport.mjs';
import { quantile, timeScroll } from '../crm/crmMeasure.mjs';
import { becameIdle, openPage } from '../crm/crmPlaces.mjs';
import { ours } from '../crm/pageKit.mjs';

/** @typedef {import('../crm/crmReport.mjs').CrmRow} CrmRow @typedef {import('@playwright/test').Page} Page */

const agents = { path: '/agents', card: 'main article' };
const panel = 'aside[aria-label="AI Assistant"]';
const parts = { ...ours, scroller: `${panel} section[aria-label^="Conversation with"]` };
const field = `${panel} textarea`;
/** Each reads other fields, so that each has something to send. */
const questions = ['How many hot contacts do I have?', 'Which contacts have the tag Wholesale?', 'Contacts by source'];

/** The agents' page with Quinn's chat open. @param {import('@playwright/test').BrowserContext} context @param {string} origin */
async function openChat(context, origin) {
  const page = await openPage(context, origin + agents.path, agents.card);
  await becameIdle(page);
  await page.getByRole('button', { name: 'Engage Quinn' }).click();
  await page.locator(field).first().waitFor();
  await becameIdle(page);
  return page;
}

/**
 * Questions of the built-in engine over all contacts, typed as a person does: from Enter to the first words of the answer.
 * @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {number} contacts @param {number} runs
 * @returns {Promise<CrmRow[]>}
 */
export async function measureAnswer(context, origin, contacts, runs) {
  const [firsts, laters, tasks] = [[], [], []].map(() => /** @type {number[]} */ ([]));
  for (let run = 0; run < runs; run += 1) {
    // A page of its own: the first question of a page finds a worker that knows nothing yet.
    const page = await openChat(context, origin);
    for (const [at, question] of questions.entries()) {
      const { took, longestTask } = await timeAnswer(page, question);
      (at === 0 ? firsts : laters)?.push(took);
      tasks?.push(longestTask);
    }
    await page.close();
  }
  console.log('  measured answers');
  const over = `over ${contacts.toLocaleString('en-GB')} contacts by the built-in engine`;
  return [
    { what: `The first answer ${over}`, unit: 'ms', ours: median(firsts ?? []), most: 300 },
    { what: `Later answers ${over}`, unit: 'ms', ours: median(laters ?? []), most: 300 },
    { what: 'Longest task of the main thread meanwhile', unit: 'ms', ours: median(tasks ?? []), most: 50 },
  ];
}

/** @param {Page} page @param {string} question */
async function timeAnswer(page, question) {
  await page.locator(field).first().pressSequentially(question, { delay: 60 });
  const took = await page.evaluate(
    ({ panel, field }) => {
      const kit = Reflect.get(window, 'bench');
      kit.tasks.length = 0;
      const press = () =>
        document
          .querySelector(field)
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      // What was said has a place in the list; the answer that is being written has none yet.
      const writes = () =>
        [...document.querySelectorAll(`${panel} [data-own]`)].some((words) => !words.closest('[data-index]'));
      return kit.until(press, writes);
    },
    { panel, field },
  );
  const longestTask = await page.evaluate(() =>
    Math.max(0, ...Reflect.get(window, 'bench').tasks.map((/** @type {{ took: number }} */ task) => task.took)),
  );
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await becameIdle(page);
  return { took: Number(took), longestTask };
}

/**
 * A conversation of thousands: scrolled as with a wheel, and typed in.
 * @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {number} messages @param {number} runs
 * @returns {Promise<CrmRow[]>}
 */
export async function measureThread(context, origin, messages, runs) {
  const page = await openChat(context, origin);
  const scrolls = [];
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate((scroller) => document.querySelector(scroller)?.scrollTo(0, 0), parts.scroller);
    await becameIdle(page);
    scrolls.push(await timeScroll(page, parts));
  }
  const letters = await timeLetters(page, 'Which deals have no next step and close this month?');
  await page.close();
  console.log('  measured a long conversation');
  const of = `in a conversation of ${messages.toLocaleString('en-GB')} messages`;
  return [
    {
      what: `Scrolling ${of}, frames a second`,
      unit: '',
      ours: median(scrolls.map(({ perSecond }) => perSecond)),
      least: 58,
    },
    {
      what: `Scrolling ${of}, longest frame`,
      unit: 'ms',
      ours: median(scrolls.map(({ longest }) => longest)),
      most: 50,
    },
    { what: `A letter typed ${of}, p95`, unit: 'ms', ours: quantile(letters, 0.95), most: 16 },
  ];
}

/** From each letter until it is laid out, ms. @param {Page} page @param {string} text */
async function timeLetters(page, text) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const letters = [];
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        addEventListener(
          'input',
          () =>
            queueMicrotask(() => {
              document.body.getBoundingClientRect();
              letters.push(performance.now() - start);
            }),
          { once: true },
        );
      },
      true,
    );
    Object.assign(window, { benchLetters: letters });
  });
  await page.locator(field).first().pressSequentially(text, { delay: 60 });
  return page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'benchLetters')));
}
