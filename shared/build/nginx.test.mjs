// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nginxConfig, nginxFolder } from './nginx.mjs';
import { projectRoot, servedPackages } from './ports.mjs';

const packages = servedPackages({});

it.each(packages)(
  'the committed nginx configuration of $name is the generated one (else: npm run nginx)',
  ({ name, role }) => {
    expect(readFileSync(join(nginxFolder, `${name}.conf`), 'utf8')).toBe(nginxConfig(role));
  },
);

it.each(packages)('docker-compose.yml serves $name as a service of its own at its port', ({ name, variable, port }) => {
  const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  expect(compose).toContain(`\n  ${name}:\n`);
  expect(compose).toContain(`args: { PACKAGE: ${name} }`);
  expect(compose).toContain(`ports: ["\${${variable}:-${port}}:8080"]`);
  expect(compose, 'what it published outlives the container').toMatch(
    new RegExp(`PACKAGE: ${name} \\}(?:.*\\n)+?.*volumes: \\[.*"${name}:/srv/steps"\\]`),
  );
  expect(compose.slice(compose.indexOf('\nvolumes:'))).toContain(`\n  ${name}:\n`);
});

describe('the container file', () => {
  const stages = readFileSync(join(projectRoot, 'shared/deploy/Dockerfile'), 'utf8')
    .split(/^(?=FROM )/m)
    .slice(1);
  /** @param {string} name */
  const stage = (name) => stages.find((text) => text.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';

  it.each(['serve', 'activate'])('runs %s as nobody with rights', (name) => {
    const users = [...stage(name).matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
    expect(users.at(-1)).toMatch(/^(101|node)$/);
  });

  it('installs dependencies before it takes the sources, so that a change of sources installs nothing', () => {
    const [install, sources] = ['npm ci', '\nCOPY . .'].map((text) => stage('sources').indexOf(text));
    expect(install).toBeGreaterThan(0);
    expect(sources).toBeGreaterThan(install ?? 0);
  });

  it('checks the health of what is there once a build is published', () => {
    expect(stage('serve')).toMatch(/^HEALTHCHECK --interval=5s (?:.*\\\n)?.*published\.json/m);
  });
});
