// @ts-check
import { expect, it } from 'vitest';
import { cacheControl, commonHeaders, contentType, hostPolicy, parseConnectSources, policyOfFile } from './headers.mjs';

const policy = hostPolicy({ remoteOrigins: ['http://localhost:3002'], connectSrc: ['https://api.example.com'] });

it('allows code only from the host and its remotes', () => {
  expect(policy).toContain("default-src 'none'; script-src 'self' http://localhost:3002;");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
});

it('allows WebAssembly only in the worker of models, which fetches only from its own origin', () => {
  const ofWorker = policyOfFile('/modelWorker.0a1b2c3d.js');
  expect(ofWorker).toContain("script-src 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self';");
  const others = ['/main.0a1b2c3d.js', '/modelWorker.js', '/x/modelWorker.0a1b2c3d.js', '/worker.js', '/index.html'];
  for (const name of others) expect(policyOfFile(name), name).not.toContain('wasm');
});

it('allows connections to models on this machine and to what the operator permits', () => {
  expect(policy).toContain(
    "connect-src 'self' http://localhost:3002 http://localhost:* http://127.0.0.1:* ws://localhost:* ws://127.0.0.1:* https://api.example.com;",
  );
});

it('lets only the host read a remote, and tells caches so', () => {
  expect(commonHeaders({ role: 'remote', hostOrigin: 'http://localhost:3000' })).toMatchObject({
    'Access-Control-Allow-Origin': 'http://localhost:3000',
    Vary: 'Origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

it.each([
  ['/remoteEntry.0123456789abcdef.js', 200, 'public, max-age=31536000, immutable'],
  ['/remoteEntry.0123456789abcdef.js', 404, 'no-cache'],
  ['/index.html', 200, 'no-cache'],
  ['/remotes.json', 200, 'no-cache'],
  ['/mf-manifest.json', 200, 'no-cache'],
  ['/deadbeef.js', 200, 'no-cache'],
])('%s answered with %i may be kept as: %s', (pathname, status, kept) => {
  expect(cacheControl(pathname, status)).toBe(kept);
});

it('marks text as UTF-8 and leaves unknown types to be downloaded', () => {
  expect(contentType('/a.js')).toBe('text/javascript; charset=utf-8');
  expect(contentType('/a.woff2')).toBe('font/woff2');
  expect(contentType('/a.strange')).toBe('application/octet-stream');
});

it('accepts several addresses to connect to and refuses what would break the policy', () => {
  expect(parseConnectSources(' https://api.example.com  wss://x.example:8443 ')).toHaveLength(2);
  expect(parseConnectSources(undefined)).toEqual([]);
  expect(() => parseConnectSources("https://a.example; script-src 'unsafe-eval'")).toThrow('STEPS_CONNECT_SRC');
});
