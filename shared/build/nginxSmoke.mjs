// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runCommand, runMain, startCommand } from './commands.mjs';
import { nginxFolder, placeholders } from './nginx.mjs';
import { ask, comparable, hostChecks, remoteChecks } from './nginxSmokeChecks.mjs';
import { originOf, servedPackages } from './ports.mjs';
import { serve } from './server.mjs';
import { writeDeployed } from './startServing.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(bound && typeof bound === 'object' ? bound.port : 0));
    });
  });
}

/** @param {string} config @param {Record<keyof typeof placeholders, string>} values */
function fill(config, values) {
  let text = config;
  for (const [key, name] of Object.entries(placeholders)) {
    text = text.replaceAll(name, values[/** @type {keyof typeof placeholders} */ (key)]);
  }
  return text;
}

/** A whole nginx configuration around the packages' own, with everything it writes below `folder`. @param {string} folder */
function mainConfig(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  // Started by root, its workers would run as a user who may not read the project's folder.
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.join('\n')}
  include ${folder}/packages/*.conf;
}
`;
}

/** @param {string} origin @param {() => string} complaint what nginx wrote so far */
async function untilItAnswers(origin, complaint) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await ask(origin, '/');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
      await pause(50);
    }
  }
  throw new Error(`nginx did not answer at ${origin} within 5 s. ${complaint()}`);
}

/**
 * Asks nginx and our own server the same things about one package.
 * @param {ServedPackage} served at nginx's port
 * @param {{ hostOrigin: string, remoteOrigins: string[], remotesFile: string }} setting
 */
async function checkPackage(served, { hostOrigin, remoteOrigins, remotesFile }) {
  const root = join(served.folder, 'dist');
  const options = served.role === 'host' ? { remotesFile } : { hostOrigin };
  const own = await serve({ root, port: 0, role: served.role, ...options });
  const checks = served.role === 'host' ? hostChecks(root, remoteOrigins) : remoteChecks(root, hostOrigin);
  const counts = { passed: 0, failed: 0 };
  try {
    for (const check of checks) {
      const [fromNginx, fromOwn] = await Promise.all([
        ask(originOf(served), check.path, check.send),
        ask(own.url, check.path, check.send),
      ]);
      /** @type {string[]} */
      const complaints = [];
      if (!check.holds(fromNginx)) complaints.push(`nginx does not hold it:\n${comparable(fromNginx)}`);
      if (!check.holds(fromOwn)) complaints.push(`npm start's server does not hold it:\n${comparable(fromOwn)}`);
      if (comparable(fromNginx) !== comparable(fromOwn)) {
        complaints.push(`the servers differ.\nnginx: ${comparable(fromNginx)}\nnpm start: ${comparable(fromOwn)}`);
      }
      counts[complaints.length === 0 ? 'passed' : 'failed'] += 1;
      if (complaints.length > 0)
        console.error(`  FAILED ${served.name}: ${check.title} (${check.path})\n${complaints.join('\n')}`);
    }
  } finally {
    await own.close();
  }
  return counts;
}

/**
 * Serves the built packages with the committed nginx configurations and checks what arrives, also against the server
 * of `npm start`. Says so when it is skipped because nginx is missing.
 * @param {ServedPackage[]} [packages]
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function nginxSmoke(packages = servedPackages()) {
  if ((await runCommand('nginx', ['-v'], { piped: true })).code !== 0) {
    console.log('SKIPPED: nginx is not installed (Debian: apt-get install nginx-light).');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'steps-nginx-'));
  /** @type {ServedPackage[]} */
  const moved = [];
  for (const served of packages) moved.push({ ...served, port: await freePort() });
  const host = moved.find(({ role }) => role === 'host');
  const setting = {
    hostOrigin: host ? originOf(host) : 'null',
    remoteOrigins: moved.filter(({ role }) => role === 'remote').map(originOf),
    remotesFile: join(folder, 'remotes.json'),
  };
  mkdirSync(join(folder, 'packages'));
  await writeDeployed(moved, setting.remotesFile);
  for (const { name, port, folder: root } of moved) {
    const values = {
      ...{ port: `127.0.0.1:${port}`, root: join(root, 'dist'), connectSrc: '' },
      ...{ hostOrigin: setting.hostOrigin, remotesFile: setting.remotesFile },
      remoteOrigins: setting.remoteOrigins.join(' '),
    };
    const config = readFileSync(join(nginxFolder, `${name}.conf`), 'utf8');
    writeFileSync(join(folder, 'packages', `${name}.conf`), fill(config, values));
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));

  const nginx = startCommand('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    piped: true,
  });
  let complaints = '';
  nginx.stderr?.on('data', (part) => {
    complaints += part;
  });
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const served of moved) {
      await untilItAnswers(originOf(served), () => complaints);
      const counts = await checkPackage(served, setting);
      total.passed += counts.passed;
      total.failed += counts.failed;
    }
  } finally {
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  if (complaints) console.log(complaints.trim());
  console.log(`nginx smoke test: ${total.passed} passed, ${total.failed} failed`);
  return total;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runMain(async () => {
    if ((await nginxSmoke()).failed > 0) process.exitCode = 1;
  });
}
