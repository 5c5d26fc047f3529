// @ts-check
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeRemote } from './activate.mjs';
import { runCommand } from './commands.mjs';
import {
  commonHeaders,
  hashedNamePattern,
  hostPolicy,
  immutable,
  modelWorkerEmbedding,
  modelWorkerPattern,
  modelWorkerPolicy,
  parseConnectSources,
  revalidate,
} from './headers.mjs';

/** @typedef {import('./ports.mjs').ServedPackage} ServedPackage */

/** Stands for the address that nobody knows yet; the list has `./` in its place. */
const unknown = 'http://static.invalid/';

/** What a meta element cannot express, and a server must. */
const framing = "frame-ancestors 'none'";

/** @param {string} base @returns {string} */
export function readBase(base) {
  if (/^\/([\w.~-]+\/)*$/.test(base)) return base;
  throw new Error(`--base: expected a path such as / or /steps/, got "${base}".`);
}

/** The page with its policy within: a web space that sets no headers protects it as well. @param {string} html @param {readonly string[]} connectSrc */
export function withPolicy(html, connectSrc) {
  const policy = hostPolicy({ remoteOrigins: [], connectSrc }).replace(`; ${framing}`, '');
  return html.replace(/<meta charset="?utf-8"?>/, (charset) => {
    return `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  });
}

/** Headers of every answer beside the policy, which the page has itself. */
const headers = Object.entries({
  ...commonHeaders({ role: 'host', remoteOrigins: [], connectSrc: [] }),
  'Content-Security-Policy': framing,
});

/**
 * The same headers, and the page for every address of the application, in the words of each kind of server.
 * @param {string} base
 * @returns {Record<string, string>} texts by file name
 */
export function serverFiles(base) {
  const lines = (/** @type {(name: string, value: string) => string} */ line) =>
    headers.map(([name, value]) => line(name, value)).join('\n');
  return {
    // Netlify, Cloudflare Pages and others.
    _headers: `${base}*\n${lines((name, value) => `  ${name}: ${value}`)}
${base}modelWorker.*
  Content-Security-Policy: ${modelWorkerPolicy}
  Cross-Origin-Embedder-Policy: ${modelWorkerEmbedding}
`,
    _redirects: `${base}* ${base}index.html 200\n`,
    // Apache reads it where overrides are allowed.
    '.htaccess': `FallbackResource ${base}index.html
<IfModule mod_headers.c>
${lines((name, value) => `  Header always set ${name} "${value}"`)}
  Header set Cache-Control "${revalidate}"
  <FilesMatch "${hashedNamePattern}">
    Header set Cache-Control "${immutable}"
  </FilesMatch>
  <FilesMatch "^${modelWorkerPattern}">
    Header always set Content-Security-Policy "${modelWorkerPolicy}"
    Header always set Cross-Origin-Embedder-Policy "${modelWorkerEmbedding}"
  </FilesMatch>
</IfModule>
`,
    'hosting/nginx.conf': `# Within the server block; the folder lies in its root as ${base}.
location ${base} {
  try_files $uri ${base}index.html;
${lines((name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control "${revalidate}" always;
}
location ~ "^${base}${modelWorkerPattern}" {
  try_files $uri =404;
  add_header X-Content-Type-Options "nosniff" always;
  add_header Content-Security-Policy "${modelWorkerPolicy}" always;
  add_header Cross-Origin-Embedder-Policy "${modelWorkerEmbedding}" always;
  add_header Cache-Control "${immutable}" always;
}
location ~ "^${base}.*${hashedNamePattern}" {
  try_files $uri =404;
${lines((name, value) => `  add_header ${name} "${value}" always;`)}
  add_header Cache-Control "${immutable}" always;
}
`,
    'hosting/Caddyfile': `# Within the site block; the folder lies in its root as ${base}.
handle ${base}* {
  @hashed path_regexp ${hashedNamePattern.replace('$', '')}
  header {
${lines((name, value) => `    ${name} "${value}"`)}
    Cache-Control "${revalidate}"
  }
  header @hashed Cache-Control "${immutable}"
  @modelWorker path_regexp ^${base}${modelWorkerPattern}
  header @modelWorker Content-Security-Policy "${modelWorkerPolicy}"
  header @modelWorker Cross-Origin-Embedder-Policy "${modelWorkerEmbedding}"
  try_files {path} ${base}index.html
  file_server
}
`,
  };
}

/** Compressed copies are for servers that look for them. @param {string} source */
const isPlain = (source) => !/\.(br|gz)$/.test(source);

/**
 * Writes one folder that any web space serves: host and remotes under one origin, in a path of it. What was there before is
 * replaced, if it was written by this.
 * @param {ServedPackage[]} packages built
 * @param {{ folder: string, base?: string, connectSrc?: string | undefined }} options
 */
export async function writeStatic(packages, { folder, base: asked = '/', connectSrc }) {
  const base = readBase(asked);
  const sources = parseConnectSources(connectSrc);
  const target = resolve(folder);
  const there = await readdir(target).catch(() => /** @type {string[]} */ ([]));
  if (there.length > 0 && !there.includes('remotes.json')) {
    throw new Error(`--static: expected an empty folder, or one that was written so before, got ${target}.`);
  }
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const remotes = [];
  for (const { name, role, folder: own } of packages) {
    if (role === 'host') await buildHost(own, target, base);
    else {
      const source = join(own, 'dist');
      await cp(source, join(target, 'remotes', name), { recursive: true, filter: isPlain });
      remotes.push(await describeRemote({ source, url: `${unknown}remotes/${name}/` }));
    }
  }
  const list = JSON.stringify({ version: 1, remotes }).replaceAll(unknown, './');
  await writeFile(join(target, 'remotes.json'), list);
  const page = withPolicy(await readFile(join(target, 'index.html'), 'utf8'), sources);
  await writeFile(join(target, 'index.html'), page);
  // If nothing can be configured, the page for missing addresses answers an address of the application.
  await writeFile(join(target, '404.html'), page);
  await mkdir(join(target, 'hosting'));
  for (const [name, text] of Object.entries(serverFiles(base))) await writeFile(join(target, name), text);
  return target;
}

/** The build at the root of an origin is the same for everybody; every other place is a build of its own. @param {string} own @param {string} target @param {string} base */
async function buildHost(own, target, base) {
  if (base === '/') return cp(join(own, 'dist'), target, { recursive: true, filter: isPlain });
  const { code, output } = await runCommand('rspack', ['build', '--output-path', target], {
    cwd: own,
    env: { NODE_ENV: 'production', STEPS_DEV: '', STEPS_COMPOSED: '', STEPS_BASE: base },
    piped: true,
  });
  if (code !== 0) throw new Error(`${output.trim()}\n\nBuilding the host for ${base} failed with code ${code}.`);
}
