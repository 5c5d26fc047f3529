// @ts-check
// The only file that decides what a served file is and what is sent with it. `server.mjs` sends these headers, and
// `nginx.mjs` writes the same ones into the nginx configurations.

/** Text types: compressed, and sent as UTF-8. @type {Record<string, string>} */
export const textTypes = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  ics: 'text/calendar',
  xml: 'text/xml',
};

/** @type {Record<string, string>} */
export const binaryTypes = {
  wasm: 'application/wasm',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** Smaller files do not get smaller on the wire. Bytes. */
export const compressFrom = 1024;

/** A name that carries its content's hash never changes its content. Also a valid regular expression for nginx. */
export const hashedNamePattern = '\\.[0-9a-f]{8,}\\.[^/]*$';
const hashedName = new RegExp(hashedNamePattern);

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';
/** Sent only over https. Two years, the least that browsers' preload lists ask for. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Files that are no page: scripts, styles, data, images. Also a valid regular expression for nginx. */
export const filePattern = '\\.(js|css|json|svg|png|webp|woff2)$';
const file = new RegExp(filePattern);
/** @param {string} pathname */
export const isFile = (pathname) => file.test(pathname);

/** The host's service worker. Its name never changes, so that browsers find a newer one under it. */
export const workerFile = '/worker.js';
/**
 * The policy of the worker itself, which a browser keeps with it: the origin of a remote that is listed later must not be
 * missing in it. The worker fetches only what a page asked for, and the page's own policy has let that through.
 */
export const workerPolicy = "default-src 'none'; connect-src *; frame-ancestors 'none'";

/** The worker that runs a language model in the browser, at the root of the host. Also a valid regular expression for nginx. */
export const modelWorkerPattern = 'modelWorker\\.[0-9a-f]{8,}\\.js$';
const modelWorker = new RegExp(`^/${modelWorkerPattern}`);
/**
 * The policy of that worker, which alone may run WebAssembly; the page's own stays without it. It starts a worker from its own
 * text, fetches its program from here, and reaches nothing else.
 */
export const modelWorkerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'; frame-ancestors 'none'";

/**
 * On an isolated page a worker without it is refused; with it the model gets threads. On any other page it changes nothing.
 */
export const modelWorkerEmbedding = 'require-corp';
/** @param {string} pathname */
export const isModelWorker = (pathname) => modelWorker.test(pathname);

/** The policy of a file of the host; a page has the host's own. @param {string} pathname */
export function policyOfFile(pathname) {
  if (pathname === workerFile) return workerPolicy;
  return isModelWorker(pathname) ? modelWorkerPolicy : filePolicy;
}

/** @param {string} pathname */
export const isHashed = (pathname) => hashedName.test(pathname);

/** @param {string} pathname @param {number} status */
export const cacheControl = (pathname, status) => (status < 400 && isHashed(pathname) ? immutable : revalidate);

/** @param {string} pathname */
export function contentType(pathname) {
  const extension = /\.([^./]+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '';
  const text = textTypes[extension];
  if (text) return `${text}; charset=utf-8`;
  return binaryTypes[extension] ?? 'application/octet-stream';
}

/** @param {string} pathname */
export const isCompressible = (pathname) => contentType(pathname).includes('charset=') || pathname.endsWith('.wasm');

/** Model servers, and servers for teams. */
const thisMachine = ['http', 'ws'].flatMap((scheme) => [`${scheme}://localhost:*`, `${scheme}://127.0.0.1:*`]);

/**
 * The host's policy: code only from itself and the remotes, nothing inline but styles (antd injects them).
 * `connectSrc` adds what the user may connect to beyond this machine.
 * @param {{ remoteOrigins: readonly string[], connectSrc: readonly string[] }} sources
 */
export function hostPolicy({ remoteOrigins, connectSrc }) {
  const remotes = remoteOrigins;
  /** @type {Record<string, readonly string[]>} */
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes],
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", 'data:', ...remotes],
    'connect-src': ["'self'", ...remotes, ...thisMachine, ...connectSrc],
    'worker-src': ["'self'", 'blob:', ...remotes],
    'frame-src': ["'self'", 'blob:'],
    'media-src': ['blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** For anything that is never a page, where the host's long policy would add 1 kB to every answer. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Reads extra sources from `STEPS_CONNECT_SRC`, separated by spaces. Throws on anything that could end the directive.
 * @param {string | undefined} value
 */
export function parseConnectSources(value) {
  const sources = (value ?? '').split(/\s+/).filter(Boolean);
  const wrong = sources.find((source) => !/^(https?|wss?):\/\/[\w.*:[\]-]+(\/[\w./-]*)?$/.test(source));
  if (wrong) throw new Error(`STEPS_CONNECT_SRC: expected addresses such as https://api.example.com, got "${wrong}".`);
  return sources;
}

/**
 * The origin that a remote lets read its files: the asking one when it is listed, else the first.
 * @param {string} hostOrigins separated by spaces, `*` for any
 * @param {string | undefined} asking
 */
export function readingOrigin(hostOrigins, asking) {
  const listed = hostOrigins.split(/\s+/).filter(Boolean);
  return asking && (listed.includes(asking) || listed.includes('*')) ? asking : (listed[0] ?? '');
}

/**
 * Headers of every answer, whatever its status.
 * @param {{ role: 'host', remoteOrigins: readonly string[], connectSrc: readonly string[] }
 *   | { role: 'remote', hostOrigin: string }} served
 * @returns {Record<string, string>}
 */
export function commonHeaders(served) {
  return {
    'Content-Security-Policy': served.role === 'host' ? hostPolicy(served) : filePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // These are about pages, of which a remote has none.
    ...(served.role === 'host' && {
      'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(self)',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    ...(served.role === 'remote' && {
      'Access-Control-Allow-Origin': served.hostOrigin,
      Vary: 'Origin',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  };
}
