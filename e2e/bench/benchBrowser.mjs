// @ts-check
import { dashboard } from './benchPlaces.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./benchPlaces.mjs').Place} Place
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Profile
 * @typedef {{ title: string, network?: { latency: number, bitsPerSecond: number }, cpu: number }} Conditions
 * @typedef {{ url: string, bytes: number, start: number, end: number }} Loaded times in ms since the first request
 * @typedef {{ usable: number, bytes: number, requests: number, files: Loaded[] }} ColdLoad `usable` in ms, `bytes` as they came over the wire
 */

/** @type {Conditions} */
export const unthrottled = { title: 'unthrottled', cpu: 1 };
/** Slow 4G as Lighthouse simulates it, on a processor a quarter as fast. @type {Conditions} */
export const slow = { title: 'slow 4G, 4x CPU', network: { latency: 150, bitsPerSecond: 1_600_000 }, cpu: 4 };

/** No request under way for this long counts as quiet. Milliseconds. */
const quiet = 500;
const patience = 60_000;
const viewport = { width: 1440, height: 900 };

/** Runs in the page before its scripts: notes when the place shows and when it has answered a click. @param {Pick<Place, 'ready' | 'act' | 'answered'>} place */
function installProbe({ ready, act, answered }) {
  let acted = false;
  const look = () => {
    if (!acted && document.body && ready()) {
      acted = true;
      act();
    }
    if (acted && answered()) Object.assign(window, { stepsUsable: performance.now() });
    else requestAnimationFrame(look);
  };
  look();
}

/** @param {Place} place */
const probeOf = ({ ready, act, answered }) =>
  `(${installProbe})({ ready: ${ready}, act: ${act}, answered: ${answered} });`;

/** @param {Page} page @param {Conditions} conditions */
export async function throttle(page, { network, cpu }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) {
    const throughput = network.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}

/** Notes what comes over the network. @param {import('@playwright/test').CDPSession} session */
export function watchNetwork(session) {
  /** @type {Map<string, { url: string, start: number }>} */
  const open = new Map();
  /** @type {Loaded[]} */
  const files = [];
  let first = 0;
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    first ||= timestamp;
    open.set(requestId, { url: request.url, start: (timestamp - first) * 1000 });
  });
  /** @type {string[]} */
  const refused = [];
  session.on('Network.responseReceived', ({ response: { url, status } }) => {
    if (status >= 400) refused.push(`${url} with status ${status}`);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = open.get(requestId);
    if (!request) return;
    open.delete(requestId);
    last = performance.now();
    // 0 bytes: a file that was preloaded and is now taken from memory.
    if (encodedDataLength > 0) files.push({ ...request, bytes: encodedDataLength, end: (timestamp - first) * 1000 });
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  const becameQuiet = async () => {
    while (open.size > 0 || performance.now() - last < quiet) await new Promise((done) => setTimeout(done, 50));
    // What is not there costs a round trip too: such a load is no measure.
    if (refused.length > 0) throw new Error(`Expected every file to be served, got ${refused.join(', ')}.`);
  };
  return { files, becameQuiet };
}

/** One cold load of a place: a fresh browser profile with the workspace in it and nothing in the cache. @param {Browser} browser @param {string} origin @param {Place} place @param {Conditions} conditions @param {Profile} [profile] @returns {Promise<ColdLoad>} */
export async function loadCold(browser, origin, place, conditions, profile) {
  const context = await browser.newContext({ storageState: profile, viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(probeOf(place));
    const { files, becameQuiet } = watchNetwork(await throttle(page, conditions));
    await page.goto(origin + place.path, { timeout: patience });
    const usable = await usableTime(page, place);
    await becameQuiet();
    return { usable, bytes: files.reduce((sum, file) => sum + file.bytes, 0), requests: files.length, files };
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {Place} place @returns {Promise<number>} */
async function usableTime(page, place) {
  try {
    const usable = await page.waitForFunction(() => Reflect.get(window, 'stepsUsable'), undefined, {
      timeout: patience,
      polling: 100,
    });
    return Number(await usable.jsonValue());
  } catch (cause) {
    throw new Error(`${place.title} did not become usable at ${page.url()}; the page says: ${await textOf(page)}`, {
      cause,
    });
  }
}

/** Makes a workspace with the sample business, as a user does, and waits for its dashboard. @param {Page} page @param {string} origin */
export async function enterSample(page, origin) {
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'Workspace name' }).fill('Steps');
  await page.getByRole('radio', { name: 'Without a passphrase' }).check();
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.waitForFunction(dashboard.ready);
}

/** Makes a workspace with the sample business and keeps the profile for the cold loads. @param {Browser} browser @param {string} origin @returns {Promise<Profile>} */
export async function seedProfile(browser, origin) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterSample(page, origin);
  // A remote's records of the sample come with its first visit, which is not what the loads measure.
  await page.goto(`${origin}/?module=support&view=all`);
  await shownOn(page, page.getByRole('grid', { name: 'Tickets' }).getByRole('link').first());
  await sampleNoted(context, 'remote-crm');
  await page.goto(`${origin}/?module=marketing`);
  await shownOn(page, page.getByRole('heading', { name: /^Due this week/ }));
  const profile = await sampleNoted(context, 'remote-marketing');
  await context.close();
  return profile;
}

/**
 * Waits until the browser has written that a remote's records of the sample are there, or each load would make them again.
 * @param {import('@playwright/test').BrowserContext} context @param {string} remote @returns {Promise<Profile>}
 */
async function sampleNoted(context, remote) {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const profile = await context.storageState({ indexedDB: true });
    if (new RegExp(`sampleParts[^\\]]*${remote}`).test(JSON.stringify(profile))) return profile;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`Expected the sample's records of ${remote} to be noted within ${patience} ms.`);
}

/** @param {Page} page @param {import('@playwright/test').Locator} part */
async function shownOn(page, part) {
  try {
    await part.waitFor({ timeout: patience });
  } catch (cause) {
    throw new Error(`${part} did not show at ${page.url()}; the page says: ${await textOf(page)}`, { cause });
  }
}

/** @param {Page} page */
const textOf = (page) => page.evaluate(() => (document.querySelector('main') ?? document.body).innerText.slice(0, 400));

/**
 * Times of switching to a module that was visited before, from the click on its link until it shows. Milliseconds.
 * @param {Browser} browser @param {string} origin @param {Place} from @param {Place} to @param {Conditions} conditions
 * @param {Profile} profile @param {number} times @returns {Promise<number[]>}
 */
export async function switchWarm(browser, origin, from, to, conditions, profile, times) {
  const context = await browser.newContext({ storageState: profile, viewport });
  try {
    const page = await context.newPage();
    await throttle(page, conditions);
    await page.goto(origin + from.path);
    await page.waitForFunction(from.ready, undefined, { timeout: patience });
    await clickTo(page, to);
    await clickTo(page, from);
    const took = [];
    for (let time = 0; time < times; time += 1) {
      took.push(await clickTo(page, to));
      await clickTo(page, from);
    }
    return took;
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {Place} place @returns {Promise<number>} */
const clickTo = (page, { path, ready }) =>
  page.evaluate(`new Promise((done, fail) => {
    setTimeout(() => fail(new Error('${path} did not show.')), ${patience / 2});
    const link = document.querySelector('nav a[href="${path}"]');
    if (!link) return fail(new Error('The navigation has no link to ${path}.'));
    const ready = ${ready};
    // What is on the screen must go first: the page that is left may look ready to the next one's test.
    const start = performance.now();
    let left = !ready();
    const look = () => {
      left ||= !ready();
      if (left && ready()) done(performance.now() - start);
      else requestAnimationFrame(look);
    };
    link.click();
    look();
  })`);
