// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  immutable,
  isHashed,
  modelWorkerPattern,
  modelWorkerPolicy,
  revalidate,
  strictTransport,
  workerPolicy,
} from './headers.mjs';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */
/** @typedef {{ title: string, path: string, send?: Record<string, string>, holds: (answer: Answer) => boolean }} Check */

/** @param {string} origin @param {string} path @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
export function ask(origin, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const asked = request({ host: '127.0.0.1', port, path, headers, timeout: 5000 }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body: Buffer.concat(parts) });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${origin}${path} did not answer within 5 s.`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** These differ between any two servers, and nothing depends on them. */
const ownHeaders = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'content-length',
  'transfer-encoding',
  'accept-ranges',
]);

/** What two servers must agree on, in a form that can be compared and read. @param {Answer} answer */
export function comparable({ status, headers }) {
  const lines = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => {
      const parts =
        name === 'vary'
          ? value
              .split(/\s*,\s*/)
              .sort()
              .join(', ')
          : value;
      return `${name}: ${parts
        .replace(/\s+/g, ' ')
        .replace(/ (?=;|$)/g, '')
        .toLowerCase()}`;
    });
  return [`status ${status}`, ...lines.sort()].join('\n');
}

const page = { Accept: 'text/html,application/xhtml+xml' };
const packed = { 'Accept-Encoding': 'gzip' };
/** @param {Answer} answer @param {string} name @param {string} part */
const says = (answer, name, part) => (answer.headers[name] ?? '').includes(part);
/** @param {Answer} answer */
const isPage = (answer) => answer.status === 200 && says(answer, 'content-type', 'text/html');
/** @param {Answer} answer */
const isPlain404 = (answer) =>
  answer.status === 404 && says(answer, 'content-type', 'text/plain') && says(answer, 'cache-control', revalidate);

/** @param {string} dist @returns {string} path of the largest hashed script */
export function hashedScript(dist) {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => isHashed(name) && name.endsWith('.js'))
    .sort((one, other) => readFileSync(join(dist, other)).length - readFileSync(join(dist, one)).length);
  if (!scripts[0]) throw new Error(`${dist}: expected a script with a hash in its name, got none. Build first.`);
  return `/${scripts[0]}`;
}

/** @param {string} dist @returns {string} path of the worker that runs a language model */
function modelWorker(dist) {
  const name = readdirSync(dist).find((file) => new RegExp(`^${modelWorkerPattern}`).test(file));
  if (!name) throw new Error(`${dist}: expected the worker of models, got none. Build first.`);
  return `/${name}`;
}

/** @param {string} dist @param {string} [folder] where the server has it @returns {Check[]} */
function checksOfBoth(dist, folder = '') {
  const name = hashedScript(dist);
  const script = folder + name;
  const bytes = readFileSync(join(dist, name));
  return [
    {
      title: 'a browser that takes brotli gets the copy of the build, with its type, hash rules and origin',
      path: script,
      send: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
      holds: (answer) =>
        answer.headers['cache-control'] === immutable &&
        answer.headers['content-type'] === 'text/javascript; charset=utf-8' &&
        answer.headers['content-encoding'] === 'br' &&
        says(answer, 'vary', 'Accept-Encoding') &&
        says(answer, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'") &&
        brotliDecompressSync(answer.body).equals(bytes),
    },
    {
      title: 'a browser that refuses brotli does not get it',
      path: script,
      send: { 'Accept-Encoding': 'gzip, br;q=0' },
      holds: (answer) => answer.headers['content-encoding'] === 'gzip' && gunzipSync(answer.body).equals(bytes),
    },
    {
      title: 'a hashed script may be kept for a year and arrives compressed and whole',
      path: script,
      send: packed,
      holds: (answer) =>
        answer.headers['cache-control'] === immutable &&
        says(answer, 'content-type', 'text/javascript') &&
        says(answer, 'content-encoding', 'gzip') &&
        gunzipSync(answer.body).equals(bytes),
    },
    {
      title: 'a browser that takes no compression gets the script as it is',
      path: script,
      holds: (answer) => !answer.headers['content-encoding'] && answer.body.equals(bytes),
    },
    {
      title: 'a missing script is 404 in plain text',
      path: '/gone.0123456789abcdef.js',
      send: page,
      holds: isPlain404,
    },
    { title: 'a hidden file is 404', path: '/.env', holds: isPlain404 },
    {
      title: 'the security headers are sent, over https with strict transport',
      path: '/gone.js',
      send: { 'X-Forwarded-Proto': 'https' },
      holds: (answer) =>
        says(answer, 'content-security-policy', "default-src 'none'") &&
        says(answer, 'strict-transport-security', strictTransport) &&
        says(answer, 'x-content-type-options', 'nosniff') &&
        says(answer, 'referrer-policy', 'no-referrer'),
    },
  ];
}

/** @param {string} dist @param {readonly string[]} remoteOrigins @returns {Check[]} */
export const hostChecks = (dist, remoteOrigins) => [
  {
    title: 'what is about pages is sent with the page',
    path: '/',
    send: page,
    holds: (answer) =>
      says(answer, 'cross-origin-opener-policy', 'same-origin') && says(answer, 'permissions-policy', 'camera=(self)'),
  },
  ...checksOfBoth(dist),
  {
    title: 'the start page is served and never kept, without strict transport on http',
    path: '/',
    send: { ...page, ...packed },
    holds: (answer) =>
      isPage(answer) &&
      answer.headers['cache-control'] === revalidate &&
      !answer.headers['strict-transport-security'] &&
      remoteOrigins.every((origin) => says(answer, 'content-security-policy', origin)),
  },
  { title: 'the start page is served to any client', path: '/', holds: isPage },
  {
    title: 'a deep address of the application is answered by its page',
    path: '/crm/contacts/7',
    send: page,
    holds: isPage,
  },
  {
    title: 'an address with a query is answered by the page',
    path: '/?module=crm&x=a.b',
    send: page,
    holds: isPage,
  },
  { title: 'a request for data at such an address is 404', path: '/crm/contacts/7', holds: isPlain404 },
  {
    title: 'the worker is never kept, and may fetch what the page asked it for',
    path: '/worker.js',
    send: packed,
    holds: (answer) =>
      answer.status === 200 &&
      answer.headers['cache-control'] === revalidate &&
      says(answer, 'content-type', 'text/javascript') &&
      says(answer, 'content-security-policy', workerPolicy),
  },
  ...['br', 'gzip', 'identity'].map((coding) => ({
    title: `the worker of models alone may compile WebAssembly, sent as ${coding}`,
    path: modelWorker(dist),
    send: { 'Accept-Encoding': coding },
    holds: (/** @type {Answer} */ answer) =>
      answer.status === 200 &&
      answer.headers['cache-control'] === immutable &&
      (answer.headers['content-encoding'] ?? 'identity') === coding &&
      answer.headers['content-security-policy'] === modelWorkerPolicy,
  })),
  {
    title: 'what installs Steps says what it is',
    path: '/site.webmanifest',
    holds: (answer) => answer.status === 200 && says(answer, 'content-type', 'application/manifest+json'),
  },
  {
    title: 'the list of remotes is never kept, also when a kept release asks for its own',
    path: '/remotes.json?release=0123456789abcdef',
    holds: (answer) => answer.status === 200 && answer.headers['cache-control'] === revalidate,
  },
  {
    title: 'the list of remotes is never kept',
    path: '/remotes.json',
    send: packed,
    holds: (answer) =>
      answer.status === 200 &&
      answer.headers['cache-control'] === revalidate &&
      says(answer, 'content-type', 'application/json'),
  },
];

/**
 * @param {string} dist
 * @param {string} hostOrigin
 * @param {string} previewOrigin of a second host
 * @param {string} folder the published folder of the build
 * @returns {Check[]}
 */
export const remoteChecks = (dist, hostOrigin, previewOrigin, folder) => [
  ...checksOfBoth(dist, folder),
  ...[hostOrigin, previewOrigin].map((origin) => ({
    title: `a page of ${origin === hostOrigin ? 'the host' : 'a preview'} may read it`,
    path: `${folder}/remote.json`,
    send: { Origin: origin },
    holds: (/** @type {Answer} */ answer) => answer.headers['access-control-allow-origin'] === origin,
  })),
  ...['https://stranger.example', hostOrigin.slice(0, -1), `${hostOrigin}0`].map((origin) => ({
    title: 'a page of nobody we know may not read it',
    path: `${folder}/remote.json`,
    send: { Origin: origin },
    holds: (/** @type {Answer} */ answer) => answer.headers['access-control-allow-origin'] === hostOrigin,
  })),
  {
    title: "the manifest is never kept, and the host's origin may read it",
    path: `${folder}/mf-manifest.json`,
    send: { ...packed, Origin: hostOrigin },
    holds: (answer) =>
      answer.status === 200 &&
      answer.headers['cache-control'] === revalidate &&
      answer.headers['access-control-allow-origin'] === hostOrigin &&
      says(answer, 'vary', 'Origin') &&
      answer.headers['cross-origin-resource-policy'] === 'cross-origin',
  },
  {
    title:
      'the files of a build, which open tabs ask for when they look for a newer version, are listed anew each time',
    path: `${folder}/files.json`,
    send: { Origin: hostOrigin },
    holds: (answer) => answer.status === 200 && answer.headers['cache-control'] === revalidate,
  },
  { title: 'a remote answers no address with a page', path: '/crm/contacts/7', send: page, holds: isPlain404 },
  { title: 'a remote has no start page', path: '/', send: page, holds: isPlain404 },
];
