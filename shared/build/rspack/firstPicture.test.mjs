// @ts-check
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { afterEach, expect, it } from 'vitest';
import { baseConfig, remoteConfig } from './config.mjs';
import { firstPicture, undressed } from './firstPicture.mjs';

/** @type {string[]} */
const folders = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** @param {Record<string, string>} files @returns {Promise<string>} the package's folder */
async function packageOf(files) {
  const top = await mkdtemp(join(tmpdir(), 'first-picture-test-'));
  folders.push(top);
  const folder = join(top, 'package');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** @param {import('@rspack/core').Configuration} config @returns {Promise<void>} */
const build = (config) =>
  new Promise((done, fail) => {
    rspack(config).run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      if (broken) fail(broken);
      else done();
    });
  });

it('index.html has the pictures with the styles of the program, and the script that shows one', async () => {
  const folder = await packageOf({
    'src/main.js': 'import styles from "./a.module.css"; document.title = styles.card;',
    'src/a.module.css': '.card { margin: 0; }',
    'src/first/first.ts': 'document.title = "first";',
    'src/first/pictures.tsx': [
      'import styles from "../a.module.css";',
      'export const pictures = { gate: "<p class=" + JSON.stringify(styles.card) + ">Steps</p>" };',
    ].join('\n'),
    'src/index.html': '<!doctype html><html><head></head><body><div id="steps-root"></div></body></html>',
  });
  const base = baseConfig(folder, { dev: false });
  await build({
    ...base,
    entry: { main: './src/main.js' },
    plugins: [new rspack.HtmlRspackPlugin({ template: join(folder, 'src/index.html') }), firstPicture(base)],
  });
  const dist = join(folder, 'dist');
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const names = await readdir(dist);
  const sheet = await readFile(join(dist, names.find((name) => name.endsWith('.css')) ?? ''), 'utf8');
  const [, card = ''] = /<template id="gate"><p class="([^"]+)">Steps<\/p><\/template>/.exec(page) ?? [];
  expect(sheet).toContain(`.${card}`);
  const [, script = ''] = /<script src="\/(first\.[0-9a-f]{8}\.js)">/.exec(page) ?? [];
  expect(await readFile(join(dist, script), 'utf8')).toContain('first');
});

it('a class that the first screen’s sheet lacks is found; those of the kit and of icons are not checked', () => {
  const markup = '<main class="a1 s-page"><svg class="lucide lucide-x"></svg><p class="b2"></p></main>';
  expect(undressed(markup, '.a1{margin:0}.b2{margin:0}')).toEqual([]);
  expect(undressed(markup, '.a1{margin:0}')).toEqual(['b2']);
});

it('a remote’s manifest names what the pages of modules and of records need, its own files and the host’s modules', async () => {
  const folder = await packageOf({
    'package.json': '{"name":"package","version":"1.0.0"}',
    'src/facts.ts': `export const facts = {
      name: "package", title: "Package", icon: "users",
      modules: { crm: { title: "CRM", icon: "users", group: "work" } },
      pages: { contact: { path: "/contacts/:contactId", title: "Contact" }, other: { path: "/other", title: "Other" } },
    };`,
    'src/remote.tsx': `export default {
      crm: () => import(/* webpackChunkName: "page-crm" */ "./page"),
      contact: () => import(/* webpackChunkName: "page-contact" */ "./contact"),
      other: () => import("./other"),
    };`,
    'src/contact.ts':
      'import { useState } from "react"; import dayjs from "dayjs"; export const Page = [useState, dayjs];',
    'src/page.ts': 'import styles from "./a.module.css"; export const Page = styles.card;',
    'src/other.ts': 'export const other = 1;',
    'src/a.module.css': '.card { margin: 0; }',
  });
  await build(remoteConfig(pathToFileURL(join(folder, 'rspack.config.mjs')).href));
  const names = await readdir(join(folder, 'dist'));
  const { metaData } = JSON.parse(await readFile(join(folder, 'dist/mf-manifest.json'), 'utf8'));
  expect(Object.keys(metaData.ahead).toSorted()).toEqual(['/contacts/:contactId', 'crm']);
  expect(metaData.ahead['/contacts/:contactId']).toEqual([expect.stringMatching(/^page-contact\.[0-9a-f]{8}\.js$/)]);
  // React comes with the federation runtime.
  expect(metaData.late).toEqual({ '/contacts/:contactId': ['dayjs'], crm: [] });
  expect(metaData.ahead.crm.toSorted()).toEqual(names.filter((name) => name.startsWith('page-crm.')).toSorted());
  expect(metaData.ahead.crm).toHaveLength(2);
});

it('what pages of a remote share comes within the file of each while it is small: a file costs more than its bytes', async () => {
  const folder = await packageOf({
    'package.json': '{"name":"package","version":"1.0.0"}',
    'src/facts.ts': `export const facts = {
      name: "package", title: "Package", icon: "users",
      pages: { one: { path: "/one", title: "One" }, two: { path: "/two", title: "Two" } },
    };`,
    'src/remote.tsx': `export default {
      one: () => import(/* webpackChunkName: "page-one" */ "./one"),
      two: () => import(/* webpackChunkName: "page-two" */ "./two"),
    };`,
    'src/one.ts': 'import { words } from "./both"; export const Page = [words, 1];',
    'src/two.ts': 'import { words } from "./both"; export const Page = [words, 2];',
    'src/both.ts': `export const words = Math.random() > 2 ? "" : "${'word '.repeat(6_000)}";`,
  });
  await build(remoteConfig(pathToFileURL(join(folder, 'rspack.config.mjs')).href));
  const { metaData } = JSON.parse(await readFile(join(folder, 'dist/mf-manifest.json'), 'utf8'));
  expect(metaData.ahead['/one']).toEqual([expect.stringMatching(/^page-one\./)]);
  expect(metaData.ahead['/two']).toEqual([expect.stringMatching(/^page-two\./)]);
});
