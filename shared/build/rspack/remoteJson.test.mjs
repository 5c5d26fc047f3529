import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../ports.mjs';
import { remoteJson } from './remoteJson.mjs';

// Inside the project, where `@steps/platform` is found.
const parent = join(projectRoot, '.cache/remote-json', String(process.pid));
const folder = join(parent, 'remote-gifts');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Builds a remote that is its facts, and a script that uses what is generated from them. @param {string} facts */
async function build(facts) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'src/facts.ts'),
    `import { defineRemote } from '@steps/platform/remote';\nexport const facts = defineRemote(${facts});\n`,
  );
  writeFileSync(
    join(folder, 'src/index.ts'),
    `import { giftsPaths } from './paths.generated';\nconsole.log(giftsPaths);\n`,
  );
  const compiler = rspack({
    context: folder,
    mode: 'development',
    entry: './src/index.ts',
    devtool: false,
    output: { path: join(folder, 'dist') },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { detectSyntax: 'auto' } }] },
    plugins: [remoteJson(folder)],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats.toJson({ all: false, errors: true }).errors;
}

it('a build has remote.json from the facts, and compiles the addresses that it wrote from them', async () => {
  const facts = `{ name: 'remote-gifts', title: 'Gifts', icon: 'box', pages: { gifts: { path: '/gifts', title: 'Gifts' } } }`;
  expect(await build(facts)).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8'))).toEqual({
    name: 'remote-gifts',
    title: 'Gifts',
    icon: 'box',
    pages: [{ path: '/gifts', title: 'Gifts' }],
  });
  expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).toContain('/gifts');
});

it('facts that the host could not read end the build, by their place', async () => {
  const wrong = build(`{ name: 'remote-gifts', title: '', icon: 'box' }`);
  await expect(wrong).rejects.toThrow('facts.ts.title: expected a text');
});
