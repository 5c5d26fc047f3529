// @ts-check
import { median } from '../benchReport.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {typeof import('./pageKit.mjs').ours} Parts
 * @typedef {{ perSecond: number, longest: number }} Frames `perSecond` frames a second; `longest` in ms between two
 */

const settle = (/** @type {Page} */ page, ms = 400) => page.waitForTimeout(ms);

/** Median time in ms from a press on a column's header until other rows are there. @param {Page} page @param {Parts} parts @param {string} column @param {number} runs */
export async function timeSort(page, parts, column, runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(
      await page.evaluate(
        ({ parts, column }) => {
          const heads = [...document.querySelectorAll(parts.header)];
          const head = heads.find((cell) => cell.textContent?.startsWith(column));
          const button = /** @type {HTMLElement | null | undefined} */ (head?.querySelector(parts.sortButton));
          if (!button) throw new Error(`There is no header ${column}.`);
          // Another first row, not only another arrow: the rows may come after the head.
          const before = document.querySelector(parts.rows)?.textContent;
          const { until } = Reflect.get(window, 'bench');
          return until(
            () => button.click(),
            () => document.querySelector(parts.rows)?.textContent !== before,
          );
        },
        { parts, column },
      ),
    );
    await settle(page);
  }
  return median(times);
}

/**
 * Median time in ms from setting or clearing a filter by status until the list says another number of rows. Ours is set
 * by its address, as Back and a saved view do; antd's by the page's own select.
 * @param {Page} page @param {number} runs
 */
export async function timeFilter(page, runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    for (const value of ['Customer', '']) {
      times.push(
        await page.evaluate((wanted) => {
          const select = document.querySelector('select[aria-label="Filter by status"]');
          const set = () => {
            if (select instanceof HTMLSelectElement) {
              select.value = wanted;
              select.dispatchEvent(new Event('change', { bubbles: true }));
              return;
            }
            const address = new URL(location.href);
            if (wanted) address.searchParams.set('status', wanted);
            else address.searchParams.delete('status');
            history.pushState(null, '', address);
            dispatchEvent(new PopStateEvent('popstate'));
          };
          const count = () => document.querySelector('main [role="status"]')?.textContent;
          const before = count();
          const { until } = Reflect.get(window, 'bench');
          return until(set, () => count() !== before);
        }, value),
      );
      await settle(page);
    }
  }
  return median(times);
}

/** Median time in ms from Enter in a cell's editor until the list shows the new email. @param {Page} page @param {number} runs */
export async function timeEdit(page, runs, address = (/** @type {number} */ run) => `changed.${run}@post.example`) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const email = address(run);
    // The pencil shows while the pointer is on its cell.
    const pencil = page.getByRole('button', { name: /^Edit email of /, includeHidden: true }).nth(run);
    await pencil.locator('..').hover();
    await pencil.click();
    const field = page.getByRole('textbox', { name: /^Email of / });
    await field.fill(email);
    await settle(page, 100);
    times.push(
      await page.evaluate((wanted) => {
        const { until } = Reflect.get(window, 'bench');
        return until(
          () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
          () => document.querySelector('.s-list__body')?.textContent?.includes(wanted) === true,
        );
      }, email),
    );
    await settle(page);
  }
  return median(times);
}

/**
 * Ticks rows in the middle of what is seen. @param {Page} page @param {Parts} parts @param {number} runs
 * @returns {Promise<number>} median in ms until the row is marked
 */
export async function timeSelect(page, parts, runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(
      await page.evaluate(
        ({ parts, run }) => {
          const row = document.querySelectorAll(parts.rows)[2 + (run % 6)];
          const box = /** @type {HTMLElement | null | undefined} */ (row?.querySelector(parts.check));
          if (!box) throw new Error(`There is no ${parts.check} in row ${2 + (run % 6)}.`);
          const before = document.querySelectorAll(parts.selected).length;
          const { until } = Reflect.get(window, 'bench');
          return until(
            () => box.click(),
            () => document.querySelectorAll(parts.selected).length !== before,
          );
        },
        { parts, run },
      ),
    );
    await settle(page, 100);
  }
  return median(times);
}

/** Ms from pressing "select all" until a row is marked; leaves nothing selected. @param {Page} page @param {Parts} parts @param {number} runs */
export async function timeSelectAll(page, parts, runs) {
  const times = [];
  for (let run = 0; run < runs * 2; run += 1) {
    times.push(
      await page.evaluate((parts) => {
        const box = /** @type {HTMLElement | null} */ (document.querySelector(parts.selectAll));
        const before = document.querySelectorAll(parts.selected).length;
        const { until } = Reflect.get(window, 'bench');
        return until(
          () => box?.click(),
          () => document.querySelectorAll(parts.selected).length !== before,
        );
      }, parts),
    );
    await settle(page, 200);
  }
  return median(times);
}

/**
 * Types a query letter by letter, as quickly as a good typist.
 * @param {Page} page @param {string[]} queries
 * @returns {Promise<{ shown: number[], searches: number[], longestTask: number }>} ms from each letter until the count
 * changed (letters that change nothing are left out), ms of each question to the worker, longest main-thread task
 */
export async function timeTyping(page, queries) {
  const field = page.getByLabel('Search contacts');
  await page.evaluate(() => {
    const { tasks, searches } = Reflect.get(window, 'bench');
    tasks.length = 0;
    searches.length = 0;
    /** @type {number[]} */
    const shown = [];
    let asked = 0;
    const status = document.querySelector('main [role="status"]');
    addEventListener('input', () => {
      asked = performance.now();
    });
    new MutationObserver(() => {
      document.body.getBoundingClientRect();
      if (asked > 0) shown.push(performance.now() - asked);
      asked = 0;
    }).observe(status ?? document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { benchShown: shown });
  });
  for (const query of queries) {
    await field.pressSequentially(query, { delay: 120 });
    await settle(page, 600);
    await field.fill('');
    await settle(page, 600);
  }
  return page.evaluate(() => {
    const { tasks, searches } = Reflect.get(window, 'bench');
    const longestTask = Math.max(0, ...tasks.map((/** @type {{ took: number }} */ task) => task.took));
    return { shown: Reflect.get(window, 'benchShown'), searches, longestTask };
  });
}

/** Scrolls as a wheel does, 12,000 pixels at 4,000 a second. @param {Page} page @param {Parts} parts @returns {Promise<Frames>} */
export async function timeScroll(page, parts) {
  const box = await page.locator(parts.scroller).first().boundingBox();
  if (!box) throw new Error('There is no list to scroll.');
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    let going = true;
    const frame = (/** @type {number} */ at) => {
      frames.push(at);
      if (going) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, {
      benchFrames: () => {
        going = false;
        return frames;
      },
    });
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + Math.min(box.height, 500) / 2),
    yDistance: -12_000,
    speed: 4_000,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await session.detach();
  const frames = await page.evaluate(() => Reflect.get(window, 'benchFrames')());
  const gaps = frames.slice(1).map((/** @type {number} */ at, /** @type {number} */ index) => at - frames[index]);
  const seconds = (frames.at(-1) - frames[0]) / 1000;
  return { perSecond: gaps.length / seconds, longest: Math.max(...gaps) };
}

/**
 * Brings contacts in from a file, as a user does.
 * @param {Page} page @param {string} file @param {number} patience ms
 * @returns {Promise<{ seconds: number, longestTask: number }>} from choosing the file until all is there, the press on Import
 * in between; longest main-thread task in ms
 */
export async function timeImport(page, file, patience) {
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  await page.evaluate(() => {
    Reflect.get(window, 'bench').tasks.length = 0;
  });
  const start = performance.now();
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Import [\d,]+ contacts?$/ }).click({ timeout: patience });
  await dialog.getByRole('button', { name: 'Show contacts' }).waitFor({ timeout: patience });
  const seconds = (performance.now() - start) / 1000;
  const longestTask = await page.evaluate(() =>
    Math.max(0, ...Reflect.get(window, 'bench').tasks.map((/** @type {{ took: number }} */ task) => task.took)),
  );
  return { seconds, longestTask };
}

/** Bytes that live in the page and in its workers after a collection. @param {Page} page */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    await settle(page, 300);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { page: usedSize, workers: await workersHeap(session) };
  } finally {
    await session.detach();
  }
}

/** @param {import('@playwright/test').CDPSession} session */
async function workersHeap(session) {
  /** @type {string[]} */
  const workers = [];
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let bytes = 0;
  for (const sessionId of workers) {
    let id = 0;
    const ask = (/** @type {string} */ method) =>
      new Promise((done) => {
        id += 1;
        const wanted = id;
        const hear = (/** @type {{ sessionId: string, message: string }} */ event) => {
          const answer = JSON.parse(event.message);
          if (event.sessionId !== sessionId || answer.id !== wanted) return;
          session.off('Target.receivedMessageFromTarget', hear);
          done(answer.result);
        };
        session.on('Target.receivedMessageFromTarget', hear);
        session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: wanted, method }) });
      });
    await ask('HeapProfiler.collectGarbage');
    bytes += (await ask('Runtime.getHeapUsage')).usedSize;
  }
  return bytes;
}

/** @param {number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
