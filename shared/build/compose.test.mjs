import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './ports.mjs';
import { postFlags } from './postFlags.mjs';

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'docker-compose'))
  .find(existsSync);

/** The composition as it is read, without the settings of whoever runs the test. @param {string[]} profiles */
function composition(...profiles) {
  const args = [...profiles.filter(Boolean).flatMap((profile) => ['--profile', profile]), 'config'];
  return execFileSync(program ?? '', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: process.env.PATH },
  });
}

/** What follows a name, each once. @param {string} text @param {RegExp} name */
const all = (text, name) => [...new Set([...text.matchAll(name)].map(([, found = '']) => found))];

const dockerfile = readFileSync(join(projectRoot, 'shared/deploy/Dockerfile'), 'utf8');

it('the image of a post office runs it as `npm run post` does', () => {
  const flags = postFlags.map((flag) => `"${flag}", `).join('');
  expect(dockerfile).toContain(`ENTRYPOINT ["node", ${flags}"shared/post/dist/post.mjs"]`);
});

describe.skipIf(!program)('the composition (skipped where docker-compose is not installed)', () => {
  it.each(['', 'post', 'team', 'model'])('can be used with the profile “%s”', (profile) => {
    expect(composition(profile)).toMatch(/^services:/m);
  });

  it('builds packages and targets that exist', () => {
    const text = composition('post', 'team', 'model');
    const targets = all(dockerfile, /^FROM \S+ AS (\S+)$/gm);
    const [packages, built] = [all(text, /^ +PACKAGE: (\S+)$/gm), all(text, /^ +target: ([a-z]+)$/gm)];
    expect(packages).toHaveLength(6);
    expect(built).toContain('post');
    expect(packages.filter((name) => !existsSync(join(projectRoot, name, 'package.json')))).toEqual([]);
    expect(built.filter((target) => !targets.includes(target))).toEqual([]);
  });

  it('opens a post office’s server and its port to this machine only', () => {
    const [, server = ''] = /^ {2}post-server:\n((?: {4}.*\n)+)/m.exec(composition('post')) ?? [];
    expect(all(server, /^ +- (\S+)\/tcp$/gm)).toEqual(['127.0.0.1:4280:4280', '127.0.0.1:4290:4290']);
  });
});
