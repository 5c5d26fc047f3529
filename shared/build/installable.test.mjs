// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './ports.mjs';

const inHost = (/** @type {string} */ path) => join(projectRoot, 'host', path);
/** Width and height of a PNG, from its first chunk. @param {string} file */
function sizeOf(file) {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('Steps has a name, a start and icons of the sizes that browsers ask for', () => {
  const manifest = JSON.parse(readFileSync(inHost('public/site.webmanifest'), 'utf8'));
  expect(readFileSync(inHost('src/index.html'), 'utf8')).toContain(
    '<link rel="manifest" href="<%= base %>site.webmanifest"',
  );
  expect(manifest).toMatchObject({ name: 'Steps', start_url: './', scope: './', display: 'standalone' });
  /** @type {{ src: string, type: string, sizes: string, purpose?: string }[]} */
  const icons = manifest.icons;
  for (const { src, type, sizes } of icons.filter((icon) => icon.type === 'image/png')) {
    expect(sizeOf(inHost(`public/${src}`)), `${src} of ${type}`).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('everything the manifest names is cached for a start without a network', () => {
  const manifest = JSON.parse(readFileSync(inHost('public/site.webmanifest'), 'utf8'));
  const rules = readFileSync(inHost('src/offline/releaseRules.ts'), 'utf8');
  for (const { src } of manifest.icons) expect(rules).toContain(`'${src}'`);
});
