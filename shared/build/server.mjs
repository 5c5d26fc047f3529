// @ts-check
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, resolve } from 'node:path';
import {
  cacheControl,
  commonHeaders,
  contentType,
  filePolicy,
  isFile,
  isModelWorker,
  modelWorkerEmbedding,
  policyOfFile,
  readingOrigin,
  strictTransport,
} from './headers.mjs';
import { isAddressMissing, listenAddresses } from './ports.mjs';
import { parseRemotes, remoteOrigins, reportOrigin } from './remotesFile.mjs';
import { encodings, servedFiles } from './serverFiles.mjs';

/**
 * @typedef {object} ServeOptions
 * @property {string} root folder with the built files
 * @property {number} port 0 for any free one
 * @property {'host' | 'remote'} role
 * @property {string} [remotesFile] host: the file served as `/remotes.json`; its remotes' origins enter the policy
 * @property {string} [hostOrigin] remote: the origins that may read its files, separated by spaces
 * @property {readonly string[]} [remoteOrigins] host: more origins for the policy
 * @property {readonly string[]} [extraConnectSrc] host: what the user may connect to besides this machine
 */

/** The first encoding that the browser takes. @param {string} header */
export function acceptedEncoding(header) {
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality ? Number(quality.slice(2)) : 1];
    }),
  );
  return encodings.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0);
}

/** A browser opening an address of the application: the host's page answers, and its router decides. */
const isNavigation = (/** @type {string} */ pathname, /** @type {string} */ accept) =>
  accept.includes('text/html') && !/\.[^./]+$/.test(pathname);

/** Origins named in a remotes.json, of code and of reports, read again when the file changes; a broken file keeps the last good ones. @param {string} file */
function watchedOrigins(file) {
  let seen = '';
  /** @type {{ code: string[], reports: string[] }} */
  let origins = { code: [], reports: [] };
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      if (seen === `${mtimeMs}-${size}`) return origins;
      seen = `${mtimeMs}-${size}`;
      const list = parseRemotes(JSON.parse(await readFile(file, 'utf8')), file);
      origins = { code: remoteOrigins(list), reports: reportOrigin(list) };
    } catch (error) {
      console.error(`The policy keeps the remotes known before: ${error instanceof Error ? error.message : error}`);
    }
    return origins;
  };
}

/** @param {string | undefined} url @returns {string | undefined} undefined when it is no valid path */
function pathnameOf(url = '/') {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** @param {ServeOptions} options */
function createHandler(options) {
  const { role, remotesFile, hostOrigin = 'null', extraConnectSrc = [] } = options;
  const find = servedFiles(resolve(options.root));
  const findRemotes = remotesFile ? servedFiles(dirname(resolve(remotesFile))) : undefined;
  const origins = remotesFile ? watchedOrigins(remotesFile) : async () => ({ code: [], reports: [] });

  /** @param {string | undefined} asking */
  const headers = async (asking) => {
    if (role === 'remote') return commonHeaders({ role, hostOrigin: readingOrigin(hostOrigin, asking) });
    const { code, reports } = await origins();
    const remotes = [...new Set([...(options.remoteOrigins ?? []), ...code])];
    return commonHeaders({ role, remoteOrigins: remotes, connectSrc: [...reports, ...extraConnectSrc] });
  };

  /** @param {string} pathname @param {string} accept */
  const locate = async (pathname, accept) => {
    if (role === 'host' && pathname === '/') return { name: '/index.html', file: await find('/index.html') };
    if (findRemotes && remotesFile && pathname === '/remotes.json') {
      return { name: pathname, file: await findRemotes(`/${basename(remotesFile)}`) };
    }
    const file = await find(pathname);
    if (file || role === 'remote' || !isNavigation(pathname, accept)) return { name: pathname, file };
    return { name: '/index.html', file: await find('/index.html') };
  };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return async (request, response) => {
    for (const [name, value] of Object.entries(await headers(request.headers.origin))) response.setHeader(name, value);
    if (request.headers['x-forwarded-proto'] === 'https') {
      response.setHeader('Strict-Transport-Security', strictTransport);
    }
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response.setHeader('Cache-Control', cacheControl('', status));
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(405, 'Only GET and HEAD are served here.');
    }
    const accept = request.headers.accept ?? '';
    // A person who mistyped an address gets the application, which says that there is no such page.
    const pathname = pathnameOf(request.url) ?? (role === 'host' && accept.includes('text/html') ? '/' : undefined);
    if (!pathname?.startsWith('/')) return refuse(400, 'The address is malformed.');
    const { name, file } = await locate(pathname, accept);
    if (!file) return refuse(404, 'Not found');

    if (isFile(name)) response.setHeader('Content-Security-Policy', role === 'host' ? policyOfFile(name) : filePolicy);
    if (role === 'host' && isModelWorker(name))
      response.setHeader('Cross-Origin-Embedder-Policy', modelWorkerEmbedding);
    const encoding = file.compressible ? acceptedEncoding(request.headers['accept-encoding'] ?? '') : undefined;
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    if (file.compressible) response.appendHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', cacheControl(name, 200));
    response.setHeader('ETag', etag);
    const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
    if (known.includes(etag) || known.includes('*')) return void response.writeHead(304).end();

    const body = await file.body(encoding);
    response.setHeader('Content-Type', contentType(name));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * @param {import('node:http').RequestListener} listener
 * @param {number} port
 * @param {string} address
 * @returns {Promise<import('node:http').Server>}
 */
function listen(listener, port, address) {
  return new Promise((done, fail) => {
    const server = createServer(listener);
    server.once('error', fail);
    server.listen(port, address, () => done(server));
  });
}

/**
 * Serves built files as nginx does in production. Rejects with code EADDRINUSE when the port is taken.
 * @param {ServeOptions} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` is an origin
 */
export async function serve(options) {
  const handle = createHandler(options);
  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    handle(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The server failed.\n');
    });
  };
  /** @type {import('node:http').Server[]} */
  const servers = [];
  const close = async () => {
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise((done) => server.close(done));
        server.closeAllConnections();
        return closed;
      }),
    );
  };
  let { port } = options;
  for (const address of listenAddresses()) {
    try {
      const server = await listen(listener, port, address);
      servers.push(server);
      const bound = server.address();
      if (bound && typeof bound === 'object') port = bound.port;
    } catch (error) {
      if (servers.length > 0 && (isAddressMissing(error) || options.port === 0)) continue;
      await close();
      throw error;
    }
  }
  return { url: `http://localhost:${port}`, port, close };
}
