// @ts-check
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { activate } from './activate.mjs';
import { runCommand, startCommand } from './commands.mjs';
import { freePort } from './freePort.mjs';
import { nginxFolder, placeholders } from './nginx.mjs';
import { ask, comparable, hashedScript, hostChecks, remoteChecks } from './nginxSmokeChecks.mjs';
import { originOf, projectRoot, servedPackages } from './ports.mjs';
import { isRecord, readRemotesFile } from './remotesFile.mjs';
import { serve } from './server.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */
/** @typedef {{ passed: number, failures: string[] }} Counts */

/** @returns {Counts} */
const noCounts = () => ({ passed: 0, failures: [] });

const deployFolder = join(projectRoot, 'shared/deploy');
/** A second host, whose pages may read the remotes too. */
const previewOrigin = 'https://preview.example.com';

/** @param {string} config @param {Record<keyof typeof placeholders, string>} values */
function fill(config, values) {
  let text = config;
  for (const [key, name] of Object.entries(placeholders)) {
    text = text.replaceAll(name, values[/** @type {keyof typeof placeholders} */ (key)]);
  }
  return text;
}

/** Who nginx runs as where this test is run by root: nobody, as its container is not root's either. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A whole nginx configuration around the packages' own, with everything it writes below `folder`. @param {string} folder */
function mainConfig(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
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

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined>} look
 * @param {() => string} complaint what nginx wrote so far
 * @returns {Promise<T>}
 */
async function until(what, look, complaint) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(50);
  }
  throw new Error(`Expected within 20 s: ${what}. ${complaint()}`);
}

/** @param {string} origin @param {() => string} complaint */
const untilItAnswers = (origin, complaint) =>
  until(
    `nginx answers at ${origin}`,
    async () => {
      try {
        return await ask(origin, '/');
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return undefined;
        throw error;
      }
    },
    complaint,
  );

/** As a container does when it starts: the build goes into the folder that is served. @param {string} build @param {string} root */
async function publish(build, root) {
  mkdirSync(root, { recursive: true });
  const { code, output } = await runCommand('sh', [join(deployFolder, 'publish.sh')], {
    env: { STEPS_BUILD: build, STEPS_ROOT: root },
    piped: true,
  });
  if (code !== 0) throw new Error(`publish.sh failed with code ${code}: ${output}`);
  /** @type {{ folder: string }} */
  const { folder } = JSON.parse(readFileSync(join(root, 'published.json'), 'utf8'));
  return `/${folder}`.replace(/\/$/, '');
}

/** The next build of a remote: another entry under another name. @param {string} dist @param {string} folder */
function nextBuild(dist, folder) {
  cpSync(dist, folder, { recursive: true });
  const manifest = readFileSync(join(folder, 'mf-manifest.json'), 'utf8');
  const [, entry = ''] = /"(remoteEntry\.\w+\.js)"/.exec(manifest) ?? [];
  const later = 'remoteEntry.0123abcd.js';
  writeFileSync(join(folder, later), `${readFileSync(join(folder, entry), 'utf8')}\n`);
  for (const name of readdirSync(folder).filter((file) => file.startsWith(entry))) rmSync(join(folder, name));
  for (const name of ['mf-manifest.json', 'files.json']) {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replaceAll(entry, later));
  }
}

/**
 * Asks nginx and our own server the same things about one package.
 * @param {ServedPackage} served at nginx's port
 * @param {{ hostOrigin: string, remoteOrigins: string[], remotesFile: string }} setting
 * @param {string} root the folder that is served
 * @param {string} folder of the build in it
 */
async function checkPackage(served, { hostOrigin, remoteOrigins, remotesFile }, root, folder) {
  const dist = join(served.folder, 'dist');
  const options = served.role === 'host' ? { remotesFile } : { hostOrigin: `${hostOrigin} ${previewOrigin}` };
  const own = await serve({ root, port: 0, role: served.role, ...options });
  const checks =
    served.role === 'host' ? hostChecks(dist, remoteOrigins) : remoteChecks(dist, hostOrigin, previewOrigin, folder);
  const counts = noCounts();
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
      if (complaints.length === 0) counts.passed += 1;
      else counts.failures.push(`${served.name}: ${check.title} (${check.path})\n${complaints.join('\n')}`);
    }
  } finally {
    await own.close();
  }
  return counts;
}

/**
 * Replays the update of one remote: what open tabs, the list before the activation and a rollback ask for stays served.
 * @param {ServedPackage} served
 * @param {string} remotesFile
 * @param {string} root
 * @param {string} folder of the build before
 */
async function checkUpdate(served, remotesFile, root, folder) {
  const { name } = served;
  const origin = originOf(served);
  const counts = noCounts();
  /** @param {string} title @param {boolean} holds */
  const check = (title, holds) => {
    if (holds) counts.passed += 1;
    else counts.failures.push(`${name}: ${title}`);
  };
  /** @param {string} address */
  const isServed = async (address) => (await ask(origin, new URL(address).pathname)).status === 200;
  const entryInForce = async () => {
    const { list } = await readRemotesFile(remotesFile);
    const build = list.remotes.find((remote) => remote.name === name)?.manifest;
    return isRecord(build) && typeof build.entry === 'string' ? build.entry : '';
  };
  const before = await entryInForce();
  const chunk = `${origin}${folder}${hashedScript(join(served.folder, 'dist'))}`;
  nextBuild(join(served.folder, 'dist'), `${root}.next`);
  const later = await publish(`${root}.next`, root);
  check('the next build is published in a folder of its own', later !== folder);
  check('between, the list names what is still served', (await entryInForce()) === before && (await isServed(before)));
  await activate(['--file', remotesFile, '--published', root, '--url', origin]);
  const after = await entryInForce();
  check('activated, the next build is served', after.includes(`${later}/`) && (await isServed(after)));
  check('a tab that is open finds the parts of its build', (await isServed(before)) && (await isServed(chunk)));
  await activate(['--file', remotesFile, '--rollback', '1', '--remote', name]);
  check(
    'rolled back, the list names a build that is served',
    (await entryInForce()) === before && (await isServed(before)),
  );
  const told = await activate(['--file', remotesFile, '--published', root, '--url', origin, '--once']);
  check(
    'a server that starts again does not undo it',
    told.includes('nothing to do') && (await entryInForce()) === before,
  );
  await publish(`${root}.next`, root);
  check('the same build is published once', readdirSync(root).filter((file) => /^\w{16}$/.test(file)).length === 2);
  return counts;
}

/**
 * Serves the built packages with the committed nginx configurations and checks what arrives, also against the server
 * of `npm start`.
 * @param {ServedPackage[]} [packages]
 * @returns {Promise<Counts | undefined>} undefined where nginx is missing
 */
export async function nginxSmoke(packages = servedPackages()) {
  if ((await runCommand('nginx', ['-v'], { piped: true })).code !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'steps-nginx-'));
  /** @type {ServedPackage[]} */
  const moved = [];
  for (const served of packages) moved.push({ ...served, port: await freePort() });
  const host = moved.find(({ role }) => role === 'host');
  const remotes = moved.filter(({ role }) => role === 'remote');
  const setting = {
    hostOrigin: host ? originOf(host) : 'null',
    remoteOrigins: remotes.map(originOf),
    remotesFile: join(folder, 'remotes.json'),
  };
  const originsFile = join(folder, 'origins.conf');
  mkdirSync(join(folder, 'packages'));
  /** @param {ServedPackage} served */
  const rootOf = ({ name }) => join(folder, name);
  /** @type {Map<string, string>} */
  const folders = new Map();
  for (const served of moved) {
    folders.set(served.name, await publish(join(served.folder, 'dist'), rootOf(served)));
    const values = {
      ...{ port: `127.0.0.1:${served.port}`, root: rootOf(served), connectSrc: '', originsFile },
      ...{ hostOrigins: `${setting.hostOrigin} ${previewOrigin}`, remotesFile: setting.remotesFile },
    };
    const config = readFileSync(join(nginxFolder, `${served.name}.conf`), 'utf8');
    writeFileSync(join(folder, 'packages', `${served.name}.conf`), fill(config, values));
  }
  for (const served of remotes) {
    await activate(['--file', setting.remotesFile, '--published', rootOf(served), '--url', originOf(served)]);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  if (nobody) {
    for (const name of ['', ...readdirSync(folder)]) chownSync(join(folder, name), nobody.uid, nobody.gid);
  }

  const command = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const origins = startCommand('sh', [join(deployFolder, 'host-origins.sh')], {
    env: {
      STEPS_ROOT: host ? rootOf(host) : '',
      STEPS_REMOTES_FILE: setting.remotesFile,
      STEPS_ORIGINS_FILE: originsFile,
      STEPS_LOOK_EVERY: '0.2',
      STEPS_RELOAD: `nginx ${command.join(' ')} -s reload`,
      STEPS_FOLLOW: 'wait',
    },
    cwd: folder,
    ...nobody,
  });
  let complaints = '';
  const complaint = () => complaints;
  await until('the origins are written', async () => existsSync(originsFile) || undefined, complaint);
  const nginx = startCommand('nginx', command, { piped: true, cwd: folder, ...nobody });
  nginx.stderr?.on('data', (part) => {
    complaints += part;
  });
  const ended = [nginx, origins].map((process) => new Promise((resolve) => process.once('close', resolve)));
  const total = noCounts();
  /** @param {Counts} counts */
  const add = ({ passed, failures }) => {
    total.passed += passed;
    total.failures.push(...failures);
  };
  try {
    for (const served of moved) {
      await untilItAnswers(originOf(served), complaint);
      add(await checkPackage(served, setting, rootOf(served), folders.get(served.name) ?? ''));
    }
    const updated = remotes.at(-1);
    if (updated) {
      add(await checkUpdate(updated, setting.remotesFile, rootOf(updated), folders.get(updated.name) ?? ''));
    }
    if (host) {
      const page = async () => (await ask(originOf(host), '/')).headers['content-security-policy'] ?? '';
      await activate(['--file', setting.remotesFile, '--overrides', 'https://previews.example.com']);
      await until(
        'the policy takes a new origin by itself',
        async () => /script-src[^;]* https:\/\/previews\.example\.com/.test(await page()) || undefined,
        complaint,
      );
      add({ passed: 1, failures: [] });
    }
  } finally {
    // With the loop that it left behind.
    if (origins.pid !== undefined) process.kill(-origins.pid);
    nginx.kill('SIGQUIT');
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  }
  if (complaints && total.failures.length > 0) total.failures.push(`nginx wrote:\n${complaints.trim()}`);
  return total;
}
