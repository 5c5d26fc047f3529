// @ts-check
import { join } from 'node:path';
import { concerning, ownFolders } from '../../e2e/concerns.mjs';
import { requireBrowser } from './browser.mjs';
import { buildChanged } from './buildAll.mjs';
import { missingProgram } from './gateReports.mjs';
import {
  browserTests,
  firefoxTests,
  gateFolder,
  sourceChecks,
  throwing,
  typesOf,
  unitTests,
  webkitTests,
} from './gateTools.mjs';
import { newRemoteGate } from './newRemoteGate.mjs';
import { nginxSmoke } from './nginxSmoke.mjs';
import { buildMissing, copyDeployed, misfits } from './others.mjs';
import { projectRoot, servedPackages } from './ports.mjs';
import { withinBudgets } from './sizeBudgets.mjs';
import { installLocked } from './startInstall.mjs';

/** @typedef {import('./gateRun.mjs').Step} Step */
/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

/** Tag of one journey for each module and each kind of failure: those that `npm test` runs in the browser. */
const journeys = '@journey';

/** @type {Step[]} */
const preparation = [
  { name: 'install', run: throwing(() => installLocked()) },
  { name: 'browser', run: throwing(requireBrowser) },
];

const allChecks = { name: 'types, lint and unused code', run: sourceChecks() };
const build = { name: 'build', run: throwing(() => buildChanged(servedPackages())) };

/** @param {readonly string[]} names @param {{ host: string, nounsOf: string[] }} [against] @returns {Step} */
const budgets = (names, against) => ({
  name: 'size budgets',
  run: async () => ({ ok: withinBudgets(names, against) }),
});

/** What `npm test` checks, in this order. @returns {Step[]} */
export const gateSteps = () => [
  ...preparation,
  allChecks,
  { name: 'unit tests', run: unitTests() },
  build,
  budgets(servedPackages().map(({ name }) => name)),
  { name: 'browser journeys', run: browserTests({ grep: journeys }) },
];

/** The tag of browser tests that hold a limit of seconds: what others do at the same time is no part of it. */
const alone = '@alone';

/** What `npm test -- --all` checks: the same and everything else. @returns {Step[]} */
export const allSteps = () => [
  ...gateSteps().filter(({ name }) => name !== 'browser journeys'),
  { name: 'browser tests', run: browserTests({ without: alone }) },
  { name: 'browser tests with limits in seconds', run: browserTests({ grep: alone, workers: 1 }) },
  { name: 'journeys in Firefox', run: firefoxTests },
  { name: 'first journey in WebKit', run: webkitTests },
  {
    name: 'nginx',
    run: async () => {
      const counts = await nginxSmoke();
      const skipped = counts ? [] : [{ name: 'nginx', why: missingProgram('nginx') }];
      const { passed, failures } = counts ?? { passed: 0, failures: [] };
      return { ok: failures.length === 0, report: { passed, failures, skipped, times: [] } };
    },
  },
  { name: 'a new remote', run: newRemoteGate },
];

/** Only `--all` tests accessibility in every scheme and width: a third of the browser time of one package. */
const everyScheme = 'axe finds nothing';

/** Tests of rules for all packages; each reads their sources and takes a second or two. */
const rulesOfAll = ['shared/build/rules/', 'remote-docs/src/content/content.test.ts'];

/** All browser tests of these folders, and the journeys of the others. @param {readonly string[]} folders */
const wholeOrJourneys = (folders) => [...folders.map((folder) => `(^|\\s)${folder}/`), journeys].join('|');

/**
 * What `npm test -- --only remote-crm`, or `npm test -w remote-crm`, checks: one package against the others as they are
 * built here, or deployed.
 * @param {string} name
 * @param {string} [deployed] address of a deployed host
 * @returns {Step[]}
 */
export function onlySteps(name, deployed) {
  const packages = servedPackages();
  const own = packages.filter((served) => served.name === name);
  if (own.length === 0) {
    const names = packages.map((served) => served.name).join(', ');
    throw new Error(`There is no package "${name}" with a gate of its own: ${names}. For all of them: npm test.`);
  }
  const others = packages.filter((served) => served.name !== name);
  const places = concerning(name);
  const tested = places.map((place) => `e2e/${place}`);
  const builds = join(gateFolder, 'deployed');
  /** @type {string[]} */
  let copied = [];
  /** @param {ServedPackage} served */
  const distOf = (served) => (copied.includes(served.name) ? join(builds, served.name) : join(served.folder, 'dist'));
  const findMisfits = () => {
    const remotes = packages.filter(({ role }) => role === 'remote');
    const affected = name === 'host' ? remotes : own;
    const host = packages.find(({ role }) => role === 'host');
    return host
      ? misfits(
          distOf(host),
          affected.map((served) => ({ name: served.name, dist: distOf(served) })),
        )
      : [];
  };
  const fetchOthers = async () => {
    copied = deployed ? await copyDeployed(deployed, others, builds) : [];
    const here = others.filter((other) => !copied.includes(other.name));
    await buildMissing(here);
    // What was built here before the shared package changed is built again; what is deployed has to be deployed again.
    if (findMisfits().length > 0) await buildChanged(here.filter(({ role }) => name === 'host' || role === 'host'));
    const left = findMisfits();
    return { ok: left.length === 0, output: left.map((misfit) => `${misfit.name}: ${misfit.why}`).join('\n') };
  };
  const nounsOf = name === 'host' ? packages.map((served) => served.name) : [name];
  const host = deployed && name !== 'host' ? join(builds, 'host') : join(projectRoot, 'host/dist');
  return [
    ...preparation,
    {
      name: 'types, lint and unused code',
      run: () =>
        sourceChecks({ types: typesOf(name, tested), lint: [name, ...tested], unused: ['--workspace', name] })(),
    },
    { name: 'unit tests', run: unitTests([`${name}/`, ...rulesOfAll]) },
    { name: 'build', run: throwing(() => buildChanged(own)) },
    { name: deployed ? `the others from ${deployed}` : 'the others as they are built here', run: fetchOthers },
    budgets([name], { host, nounsOf }),
    {
      name: 'browser tests',
      run: browserTests({
        places,
        grep: wholeOrJourneys(ownFolders(name)),
        without: everyScheme,
        ...(deployed && { builds }),
      }),
    },
  ];
}

/**
 * What `npm test -- --changed` checks: what the difference to a revision can touch, by imports.
 * @param {string} revision
 * @returns {Promise<Step[]>}
 */
export async function changedSteps(revision) {
  await installLocked();
  // A library reads the imports; on a fresh clone it is installed only now.
  const { touchedBy } = await import('./gateChanged.mjs');
  const touched = touchedBy(revision);
  if (touched.everything) return gateSteps();
  const packages = servedPackages().filter(({ name }) => touched.packages.includes(name));
  const places = [...new Set([...packages.flatMap(({ name }) => ownFolders(name)), ...touched.specs])];
  return [
    ...preparation,
    {
      name: 'types, lint and unused code',
      run: sourceChecks({ lint: touched.files.length > 0 ? touched.files : ['.'] }),
    },
    { name: 'unit tests', run: unitTests([...touched.tests, ...rulesOfAll]) },
    { name: 'build', run: throwing(() => buildMissing(servedPackages()).then(() => buildChanged(packages))) },
    budgets(packages.map(({ name }) => name)),
    ...(places.length > 0
      ? [{ name: 'browser journeys', run: browserTests({ places, grep: wholeOrJourneys(touched.specs) }) }]
      : []),
  ];
}
