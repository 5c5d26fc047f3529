// @ts-check
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBase, serverFiles, withPolicy, writeStatic } from './staticFolder.mjs';

it('accepts a path that begins and ends with a slash as the place of the application, and names any other', () => {
  expect(readBase('/')).toBe('/');
  expect(readBase('/shop/steps/')).toBe('/shop/steps/');
  expect(() => readBase('steps')).toThrow('--base: expected a path such as / or /steps/, got "steps".');
  expect(() => readBase('/a b/')).toThrow('expected a path');
  expect(() => readBase('https://example.com/')).toThrow('expected a path');
});

it('puts the policy into the page, for web spaces that set no headers', () => {
  const page = withPolicy('<html><head><meta charset="utf-8"><title>Steps</title>', ['https://api.example.com']);
  expect(page).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'`,
  );
  expect(page).toContain('https://api.example.com');
  expect(page).not.toContain('frame-ancestors');
});

it('tells each kind of server who may frame the page, what is cached, and which page answers an address', () => {
  const files = serverFiles('/steps/');
  const rules = Object.entries(files).filter(([name]) => name !== '_redirects');
  expect(Object.keys(files)).toEqual([
    '_headers',
    '_redirects',
    '.htaccess',
    'hosting/nginx.conf',
    'hosting/Caddyfile',
  ]);
  for (const [name, text] of rules) expect(text, name).toContain("frame-ancestors 'none'");
  expect(files._redirects).toBe('/steps/* /steps/index.html 200\n');
  expect(files['.htaccess']).toContain('FallbackResource /steps/index.html');
  expect(files['hosting/nginx.conf']).toContain('try_files $uri /steps/index.html;');
  expect(files['hosting/Caddyfile']).toContain('try_files {path} /steps/index.html');
});

it('allows the worker of models to compile WebAssembly, and no other file', () => {
  const files = serverFiles('/steps/');
  const worker = { _headers: '/steps/modelWorker.*', '.htaccess': '"^modelWorker\\.[0-9a-f]{8,}\\.js$"' };
  const under = '^/steps/modelWorker\\.[0-9a-f]{8,}\\.js$';
  const rules = { ...worker, 'hosting/nginx.conf': `"${under}"`, 'hosting/Caddyfile': under };
  for (const [name, rule] of Object.entries(rules)) {
    const text = files[name] ?? '';
    const [before = '', after = '', ...more] = text.split("script-src 'wasm-unsafe-eval'");
    expect(more, `${name} says it once`).toEqual([]);
    expect(before.slice(before.lastIndexOf(rule)).split('\n').length, `${name} says it of ${rule}`).toBeLessThan(6);
    expect(after, name).toContain('worker-src blob:');
  }
  expect(withPolicy('<meta charset="utf-8">', [])).not.toContain('wasm');
});

it('leaves a folder alone that holds anything else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-folder-'));
  await writeFile(join(folder, 'thesis.doc'), 'Mine');
  await expect(writeStatic([], { folder })).rejects.toThrow('expected an empty folder');
  expect(await readdir(folder)).toEqual(['thesis.doc']);
  await rm(folder, { recursive: true });
});
