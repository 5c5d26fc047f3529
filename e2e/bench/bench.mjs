// @ts-check
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { requireBrowser } from '../../shared/build/browser.mjs';
import { chromiumArgs } from '../../shared/build/chromiumArgs.mjs';
import { runMain } from '../../shared/build/commands.mjs';
import { loadCold, seedProfile, slow, switchWarm, unthrottled } from './benchBrowser.mjs';
import { buildComposed, buildSingle, ownRemotes, writeGenerated } from './benchBuild.mjs';
import { crmList, dashboard, gate } from './benchPlaces.mjs';
import { median, printTable, reached, writeTable } from './benchReport.mjs';
import { serveComposed, serveSingle } from './benchServe.mjs';
import { gzipTogether } from './benchWire.mjs';
import { measureBeside } from './besideBench.mjs';
import { crmParts, measureCrm } from './crm/crmBench.mjs';
import { printCrm, reachedCrm, writeCrm } from './crm/crmReport.mjs';
import { measureEditors } from './editors/editorsBench.mjs';
import { printEditors, reachedEditor, writeEditors } from './editors/editorsReport.mjs';
import { measureMarketing } from './marketing/marketingBench.mjs';
import { measurePaint } from './paint/paintBench.mjs';
import { printPaint, reachedPaint, writePaint } from './paint/paintReport.mjs';
import { measureTeam, teamParts } from './team/teamBench.mjs';

/**
 * @typedef {import('./benchBrowser.mjs').ColdLoad} ColdLoad
 * @typedef {import('./benchBrowser.mjs').Conditions} Conditions
 * @typedef {import('./benchPlaces.mjs').Place} Place
 * @typedef {import('./benchReport.mjs').Row} Row
 * @typedef {{ origin: string, profile: import('./benchBrowser.mjs').Profile }} Served
 */

/** Numbers of generated remotes that nobody visits. */
const growth = [1, 5, 20];
/** Composed may cost this much of the single build, at most. */
const ratioTarget = 1.15;
/** Gate, dashboard and CRM list together, gzip. Bytes. */
const byteTarget = 400_000;
/** The skeleton of a module switch (spec 1, section 9) and what may come on top of it. Milliseconds. */
const skeleton = 200;
const beyondSkeleton = 50;
/** What the list of our own remotes may weigh. Bytes. */
const listBytes = 5_000;
/** Start-up cost with 20 more remotes against none: flat means within this. */
const flat = 1.1;

const usage = `Measures the composed product beside the same sources as one bundle without federation.

  npm run bench                 builds, measures, prints, writes shared/docs/performance.md
  npm run bench -- --check      and fails when a target is missed
  npm run bench -- --runs 9     more runs (5)
  npm run bench -- --quick      without the growth rows, and the document stays as it is
  npm run bench -- --built      uses the builds of the last run
  npm run bench -- --crm        only the CRM on 100,000 contacts, beside antd's virtual table
  npm run bench -- --crm --only answers
                                of it one part: ${crmParts.join(', ')}; the document stays as it is
  npm run bench -- --marketing  only the content studio with 20,000 pieces, and an article of 20,000 words
  npm run bench -- --paint      only what comes first of a page on slow 4G, and what moves meanwhile
  npm run bench -- --editors    only the builder of pages beside Puck and GrapesJS
  npm run bench -- --beside DIR only the first contact list beside Atomic CRM's demo, built into DIR; it is only printed
  npm run bench -- --team       only a business in two browsers over a real server, and fifty members
  npm run bench -- --team --only members
                                of it one part: ${teamParts.join(', ')}; the document stays as it is
  npm run bench -- --team --share 0.1
                                with a tenth of the records; the document stays as it is`;

/**
 * Loads a place in several builds by turns, so that whatever else the machine does meets them alike.
 * @template {string} Name
 * @param {import('@playwright/test').Browser} browser @param {Record<Name, Served>} builds
 * @param {Place} place @param {Conditions} conditions @param {number} runs
 * @returns {Promise<Record<Name, ColdLoad[]>>}
 */
async function compare(browser, builds, place, conditions, runs) {
  // The keys are those of `builds`.
  const names = /** @type {Name[]} */ (Object.keys(builds));
  const loads = /** @type {Record<Name, ColdLoad[]>} */ ({});
  for (const name of names) loads[name] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) {
      const { origin, profile } = builds[name];
      loads[name].push(await loadCold(browser, origin, place, conditions, profile));
    }
  }
  return loads;
}

/** @param {ColdLoad[]} loads @param {'usable' | 'bytes' | 'requests'} what */
const medianOf = (loads, what) => median(loads.map((load) => load[what]));

runMain(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean' },
      quick: { type: 'boolean' },
      built: { type: 'boolean' },
      crm: { type: 'boolean' },
      only: { type: 'string' },
      marketing: { type: 'boolean' },
      editors: { type: 'boolean' },
      paint: { type: 'boolean' },
      team: { type: 'boolean' },
      beside: { type: 'string' },
      share: { type: 'string', default: '1' },
      help: { type: 'boolean' },
      runs: { type: 'string', default: '5' },
    },
  });
  if (values.help) return console.log(usage);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs needs a whole number from 1, got "${values.runs}".`);
  const parts = values.team ? teamParts : crmParts;
  if (values.only && !parts.some((part) => part === values.only))
    throw new Error(`--only needs one of ${parts.join(', ')}, got "${values.only}".`);
  const only = crmParts.find((part) => part === values.only);
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw new Error(`--share needs a number above 0 and up to 1, got "${values.share}".`);
  process.env.NODE_ENV = 'production';
  if (values.team) {
    const part = teamParts.find((part) => part === values.only);
    if (!values.built && part !== 'members') await buildComposed(ownRemotes());
    const missed = await benchTeam(part, share);
    if (values.check && missed > 0) throw new Error('The bench missed its targets.');
    process.exit(0);
  }
  if (values.beside !== undefined) {
    if (!values.built) await buildComposed(ownRemotes());
    console.log("\nThe first contact list beside that of Atomic CRM's demo:");
    const missed = await measureBeside({ dist: resolve(values.beside), runs });
    if (values.check && missed > 0) throw new Error('The bench missed its targets.');
    process.exit(0);
  }
  if (values.crm || values.marketing || values.editors || values.paint) {
    if (!values.built && (values.crm || values.marketing || values.paint)) await buildComposed(ownRemotes());
    const missed =
      (values.crm ? await benchCrm(runs, only) : 0) +
      (values.marketing ? await benchMarketing(runs) : 0) +
      (values.editors ? await benchEditors(runs) : 0) +
      (values.paint ? await benchPaint(runs) : 0);
    if (values.check && missed > 0) throw new Error('The bench missed its targets.');
    process.exit(0);
  }

  const counts = values.quick ? [] : growth;
  const own = ownRemotes();
  const generated = writeGenerated(Math.max(0, ...counts));
  const withGenerated = (/** @type {number} */ count) => [...own, ...generated.slice(0, count)];
  if (!values.built) {
    console.log('Building the product composed, and as one bundle ...');
    await buildComposed([...own, ...generated]);
    for (const count of [0, ...counts]) await buildSingle(withGenerated(count), count);
  }

  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: chromiumArgs });
  /** @type {Row[]} */
  const rows = [];
  /** @param {number} count @returns {Promise<{ composed: Served, single: Served, close: () => Promise<void> }>} */
  const open = async (count) => {
    const servers = { composed: await serveComposed(withGenerated(count)), single: await serveSingle(count) };
    const [composed, single] = [servers.composed.url, servers.single.url];
    return {
      composed: { origin: composed, profile: await seedProfile(browser, composed) },
      single: { origin: single, profile: await seedProfile(browser, single) },
      close: async () => {
        await Promise.all([servers.composed.close(), servers.single.close()]);
      },
    };
  };

  const served = await open(0);
  /** @type {{ composed: ColdLoad[], single: ColdLoad[] }} */
  const journey = { composed: [], single: [] };
  const strangers = { composed: { ...served.composed, profile: empty }, single: { ...served.single, profile: empty } };
  for (const conditions of [unthrottled, slow]) {
    for (const place of [gate, dashboard, crmList]) {
      const { composed, single } = place === gate ? strangers : served;
      const loads = await compare(browser, { composed, single }, place, conditions, runs);
      if (conditions === unthrottled) {
        for (const build of /** @type {const} */ (['composed', 'single']))
          journey[build].push(...loads[build].slice(0, 1));
      }
      const target = place === gate ? undefined : /** @type {const} */ ({ of: 'ratio', most: ratioTarget });
      /** @param {'usable' | 'bytes' | 'requests'} what */
      const pair = (what) => ({ composed: medianOf(loads.composed, what), single: medianOf(loads.single, what) });
      if (conditions === unthrottled) {
        rows.push({ what: `${place.title}, over the wire`, unit: 'kB', ...pair('bytes'), target });
        rows.push({ what: `${place.title}, requests`, unit: '', ...pair('requests') });
      }
      rows.push({ what: `${place.title} usable, ${conditions.title}`, unit: 'ms', ...pair('usable'), target });
      console.log(`  measured ${place.title}, ${conditions.title}`);
    }
  }
  const without = await serveComposed([]);
  const first = await compare(
    browser,
    { all: strangers.composed, none: { origin: without.url, profile: empty } },
    gate,
    unthrottled,
    runs,
  );
  await without.close();
  rows.push({
    what: 'First load with all remotes built, over the wire',
    unit: 'kB',
    composed: medianOf(first.all, 'bytes'),
    single: undefined,
    // Against no remote at all: only the list itself may come on top.
    target: { of: 'composed', most: medianOf(first.none, 'bytes') + listBytes },
  });
  rows.push({
    what: 'Gate, dashboard and CRM list together, gzip',
    unit: 'kB',
    composed: await gzipTogether(journey.composed),
    single: await gzipTogether(journey.single),
    target: { of: 'composed', most: byteTarget },
  });
  for (const conditions of [unthrottled, slow]) {
    /** @type {Record<'composed' | 'single', number[]>} */
    const took = { composed: [], single: [] };
    for (let turn = 0; turn < 3; turn += 1) {
      for (const build of /** @type {const} */ (['composed', 'single'])) {
        const { origin, profile } = served[build];
        took[build].push(...(await switchWarm(browser, origin, dashboard, crmList, conditions, profile, runs)));
      }
    }
    rows.push({
      what: `Warm switch to CRM, ${conditions.title}`,
      unit: 'ms',
      composed: median(took.composed),
      single: median(took.single),
      // The target is for the product on a machine as it is, not on a throttled one.
      ...(conditions === unthrottled && { target: { of: 'composed', most: skeleton + beyondSkeleton } }),
    });
  }
  console.log('  measured the warm switch');

  for (const count of counts) {
    const more = await open(count);
    const builds = { before: served.composed, composed: more.composed, single: more.single };
    const loads = await compare(browser, builds, dashboard, slow, runs);
    await more.close();
    const name = `Dashboard with ${count} more remote${count === 1 ? '' : 's'}`;
    /** @param {'usable' | 'bytes' | 'requests'} what */
    const pair = (what) => ({ composed: medianOf(loads.composed, what), single: medianOf(loads.single, what) });
    /** @param {'usable' | 'bytes'} what @returns {import('./benchReport.mjs').Target} */
    const target = (what) => ({ of: 'composed', most: medianOf(loads.before, what) * flat });
    rows.push(
      { what: `${name}, over the wire`, unit: 'kB', ...pair('bytes'), target: target('bytes') },
      { what: `${name}, requests`, unit: '', ...pair('requests') },
      { what: `${name} usable, ${slow.title}`, unit: 'ms', ...pair('usable'), target: target('usable') },
    );
    console.log(`  measured ${count} more remotes`);
  }
  await served.close();
  const version = browser.version();
  await browser.close();

  console.log('');
  printTable(rows);
  if (!values.quick) writeTable(rows, { runs, browser: version });
  const missed = rows.filter((row) => reached(row) === false).length;
  console.log(missed > 0 ? `\n${missed} targets missed.` : '\nEvery target is reached.');
  const missedLater = values.quick
    ? 0
    : (await benchCrm(runs)) +
      (await benchMarketing(runs)) +
      (await benchEditors(runs)) +
      (await benchPaint(runs)) +
      (await benchTeam());
  if (values.check && missed + missedLater > 0) throw new Error('The bench missed its targets.');
  process.exit(0);
});

/**
 * Measures the CRM; one part of it is only printed.
 * @param {number} runs @param {import('./crm/crmBench.mjs').CrmPart} [only] @returns {Promise<number>} how many targets were missed
 */
async function benchCrm(runs, only) {
  console.log('\nThe CRM on 100,000 contacts, 20,000 companies and 200,000 activities:');
  const { rows, browser } = await measureCrm({ runs, only });
  if (!only) writeCrm('crm', rows, { runs, browser });
  return missedOf(rows);
}

/** The same for marketing. @param {number} runs @returns {Promise<number>} how many targets were missed */
async function benchMarketing(runs) {
  console.log('\nThe content studio with 20,000 pieces, and an article of 20,000 words:');
  const { rows, browser } = await measureMarketing({ runs });
  writeCrm('marketing', rows, { runs, browser });
  return missedOf(rows);
}

/** The same for the builder of pages beside two others. @param {number} runs @returns {Promise<number>} how many targets were missed */
async function benchEditors(runs) {
  console.log('\nThe builder of pages beside Puck and GrapesJS:');
  const { rows, browser } = await measureEditors({ runs });
  writeEditors(rows, { runs, browser });
  console.log('');
  printEditors(rows);
  const missed = rows.filter((row) => !reachedEditor(row)).length;
  console.log(missed > 0 ? `\n${missed} targets missed.` : '\nEvery target is reached.');
  return missed;
}

/** The same for the first paint of each page. @param {number} runs @returns {Promise<number>} how many targets were missed */
async function benchPaint(runs) {
  console.log('\nThe first paint on slow 4G and a quarter of the processor:');
  const { rows, browser } = await measurePaint({ runs });
  writePaint(rows, { runs, browser });
  console.log('');
  printPaint(rows);
  const missed = rows.filter((row) => reachedPaint(row) === false).length;
  console.log(missed > 0 ? `\n${missed} targets missed.` : '\nEvery target is reached.');
  return missed;
}

/**
 * The same for a business on a server; a part of it is only printed.
 * @param {typeof teamParts[number]} [only] @param {number} [share] of the records @returns {Promise<number>} how many targets were missed
 */
async function benchTeam(only, share = 1) {
  console.log('\nA business of 320,000 records on a server, in two browsers, and fifty members:');
  const measured = await measureTeam({ only, share });
  if (!measured) return 0;
  if (!only && share === 1) writeCrm('team', measured.rows, { runs: 1, browser: measured.browser });
  return missedOf(measured.rows);
}

/** Prints a table. @param {import('./crm/crmReport.mjs').CrmRow[]} rows @returns {number} how many targets were missed */
function missedOf(rows) {
  console.log('');
  printCrm(rows);
  const missed = rows.filter((row) => reachedCrm(row) === false).length;
  console.log(missed > 0 ? `\n${missed} targets missed.` : '\nEvery target is reached.');
  return missed;
}

/** A visitor without a workspace. @type {import('./benchBrowser.mjs').Profile} */
const empty = { cookies: [], origins: [] };
