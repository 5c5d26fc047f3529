// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask } from './nginxSmokeChecks.mjs';
import { acceptedEncoding, serve } from './server.mjs';

const script = `console.log(${JSON.stringify('steps '.repeat(500))});`;
const page = { Accept: 'text/html' };
let folder = '';
let root = '';
let remotesFile = '';
/** @type {Awaited<ReturnType<typeof serve>>[]} */
let servers = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-server-'));
  root = join(folder, 'dist');
  remotesFile = join(folder, 'remotes.json');
  mkdirSync(join(root, 'parts'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Steps</title>');
  writeFileSync(join(root, 'main.0123456789abcdef.js'), script);
  writeFileSync(join(root, 'mf-manifest.json'), '{}');
  writeFileSync(join(root, '.env'), 'hidden');
  listRemote('http://localhost:3002');
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  rmSync(folder, { recursive: true });
});

/** @param {string} origin */
function listRemote(origin) {
  const remotes = [{ name: 'remote-crm', title: 'CRM', icon: 'users', entry: `${origin}/mf-manifest.json` }];
  writeFileSync(remotesFile, JSON.stringify({ version: 1, remotes }));
}

/** @param {Partial<import('./server.mjs').ServeOptions>} [options] */
async function start(options) {
  const server = await serve({ root, port: 0, role: 'host', remotesFile, ...options });
  servers.push(server);
  return server;
}

it('answers an address of the application with its page', async () => {
  const { url } = await start();
  const answer = await ask(url, '/crm/contacts/7?tab=notes', page);
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toContain('<title>Steps</title>');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each(['/gone.js', '/parts/gone.0123456789abcdef.js', '/parts', '/parts/'])(
  'never answers the missing %s of a script tag with a page',
  async (path) => {
    const { url } = await start();
    const answer = await ask(url, path, { Accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it('answers a navigation to a missing script with 404, not with the page', async () => {
  const { url } = await start();
  expect((await ask(url, '/gone.js', page)).status).toBe(404);
});

it('never answers with a page on a remote', async () => {
  const { url } = await start({ role: 'remote', hostOrigin: 'http://localhost:3000' });
  expect((await ask(url, '/crm', page)).status).toBe(404);
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/parts/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/.env',
  '/a%00.js',
])('does not serve %s', async (path) => {
  const { url } = await start();
  const answer = await ask(url, path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe('Not found\n');
});

it('refuses a malformed address and other methods', async () => {
  const { url, port } = await start();
  expect((await ask(url, '/%zz')).status).toBe(400);
  // A browser gets the application, which shows its own page for it.
  expect((await ask(url, '/%zz', { accept: 'text/html' })).status).toBe(200);
  const status = await new Promise((resolve) => {
    request({ host: '127.0.0.1', port, method: 'POST' }, (response) => resolve(response.statusCode)).end();
  });
  expect(status).toBe(405);
});

it('sends brotli, gzip or neither, as the browser accepts', async () => {
  const { url } = await start();
  const path = '/main.0123456789abcdef.js';
  const [br, gzip, plain] = await Promise.all([
    ask(url, path, { 'Accept-Encoding': 'gzip, deflate, br' }),
    ask(url, path, { 'Accept-Encoding': 'gzip' }),
    ask(url, path),
  ]);
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  expect(plain.body.toString()).toBe(script);
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(br.headers.vary).toBe('Accept-Encoding');
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

it.each([
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
])('reads "%s" as %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it('answers 304 to a browser that has the file, until the file changes', async () => {
  const { url } = await start();
  const { headers } = await ask(url, '/mf-manifest.json');
  const known = { 'If-None-Match': `W/${headers.etag}` };
  const again = await ask(url, '/mf-manifest.json', known);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  writeFileSync(join(root, 'mf-manifest.json'), '{"changed":true}');
  const changed = await ask(url, '/mf-manifest.json', known);
  expect([changed.status, changed.body.toString()]).toEqual([200, '{"changed":true}']);
});

it('answers HEAD with the headers alone', async () => {
  const { port } = await start();
  const length = await new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/mf-manifest.json', method: 'HEAD' }, (response) => {
      response.resume();
      resolve(response.headers['content-length']);
    }).end();
  });
  expect(length).toBe('2');
});

it("lets the host's origin read a remote's files", async () => {
  const { url } = await start({ role: 'remote', hostOrigin: 'http://localhost:3000' });
  const { headers } = await ask(url, '/main.0123456789abcdef.js', { Origin: 'http://localhost:3000' });
  expect(headers['access-control-allow-origin']).toBe('http://localhost:3000');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers.vary).toBe('Origin, Accept-Encoding');
});

it('serves the list of remotes and puts their origins into the policy, after an edit too', async () => {
  const { url } = await start();
  expect((await ask(url, '/remotes.json')).body.toString()).toContain('remote-crm');
  const before = await ask(url, '/', page);
  expect(before.headers['content-security-policy']).toContain("script-src 'self' http://localhost:3002;");
  listRemote('https://crm.example.com');
  const after = await ask(url, '/', page);
  expect(after.headers['content-security-policy']).toContain("script-src 'self' https://crm.example.com;");
});

it('serves a broken list unchanged and keeps the origins known before', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { url } = await start();
  await ask(url, '/');
  writeFileSync(remotesFile, '{ broken');
  const answer = await ask(url, '/remotes.json');
  expect(answer.body.toString()).toBe('{ broken');
  expect((await ask(url, '/', page)).headers['content-security-policy']).toContain('http://localhost:3002');
  expect(complaint).toHaveBeenCalled();
});

it('answers 404 for a list that is missing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  rmSync(remotesFile);
  const { url } = await start();
  expect((await ask(url, '/remotes.json')).status).toBe(404);
});

it('asks for permanent https only where https is spoken', async () => {
  const { url } = await start();
  expect((await ask(url, '/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await ask(url, '/', { 'X-Forwarded-Proto': 'https' });
  expect(secure.headers['strict-transport-security']).toContain('max-age=63072000');
});

it('rejects with the code of a taken port', async () => {
  const { port } = await start();
  await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
