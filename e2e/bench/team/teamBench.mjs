// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from '../../../shared/build/browser.mjs';
import { freePort } from '../../../shared/build/freePort.mjs';
import { howToInstall, natsServerPath, startTeamServer } from '../../../shared/build/teamServer.mjs';
import { ownRemotes } from '../benchBuild.mjs';
import { serveComposed } from '../benchServe.mjs';
import { pageScript } from '../crm/crmBuild.mjs';
import { openProfile, seedWorkspace } from '../crm/crmPlaces.mjs';
import { browserRows } from './teamBrowsers.mjs';
import { memberRows } from './teamMembers.mjs';

/** @typedef {import('../crm/crmReport.mjs').CrmRow} CrmRow */
/** The server as its owner reaches it. @typedef {{ address: string, code: string }} Access */

const business = { contacts: 100_000, companies: 20_000, activities: 200_000 };

/** The parts of this bench, which can be asked for alone. */
export const teamParts = /** @type {const} */ (['browsers', 'members']);

/**
 * A business in two browsers over a real server, and fifty members who write at once.
 * @param {{ only?: typeof teamParts[number] | undefined, share: number }} options `share`: of the business, 0 to 1
 * @returns {Promise<{ rows: CrmRow[], browser: string } | undefined>} undefined, and said why, without nats-server
 */
export async function measureTeam({ only, share }) {
  const program = natsServerPath();
  if (!program) {
    console.log(`Nothing measured: ${howToInstall}`);
    return undefined;
  }
  /** @type {CrmRow[]} */
  const rows = [];
  let browser = '';
  if (only !== 'members') {
    const counts = {
      contacts: Math.round(business.contacts * share),
      companies: Math.round(business.companies * share),
      activities: Math.round(business.activities * share),
    };
    const measured = await measureBrowsers(program, counts);
    rows.push(...measured.rows);
    browser = measured.browser;
  }
  if (only !== 'browsers') rows.push(...(await withServer(program, [], (access) => memberRows(access, share))));
  return { rows, browser };
}

/** @param {string} program @param {typeof business} counts */
async function measureBrowsers(program, counts) {
  const executablePath = await requireBrowser();
  const served = await serveComposed(ownRemotes());
  const [office, home] = [await openProfile(executablePath), await openProfile(executablePath)];
  try {
    const script = await pageScript('seed.ts');
    await seedWorkspace(office.context, served.url, { script, counts, encrypted: false });
    console.log('  seeded');
    const rows = await withServer(program, [served.url], (access) =>
      browserRows(office.context, home.context, { origin: served.url, access, counts }),
    );
    return { rows, browser: office.context.browser()?.version() ?? '' };
  } finally {
    await office.close();
    await home.close();
    await served.close();
  }
}

/**
 * Runs with a server of its own, which is stopped and removed afterwards.
 * @template Result
 * @param {string} program @param {readonly string[]} origins @param {(access: Access) => Promise<Result>} run
 */
async function withServer(program, origins, run) {
  const store = mkdtempSync(join(tmpdir(), 'steps-nats-'));
  const {
    child,
    address,
    code = '',
  } = await startTeamServer(program, {
    store,
    port: -1,
    websocket: await freePort(),
    origins: origins.length > 0 ? origins : ['http://localhost:3000'],
    piped: true,
  });
  try {
    return await run({ address, code });
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(store, { recursive: true, force: true });
  }
}
