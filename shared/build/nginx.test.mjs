// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
  expect(compose).toContain(`ports: ["\${${variable}:-${port}}:80"]`);
});
