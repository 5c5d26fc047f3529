// @ts-check
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './commands.mjs';
import { projectRoot } from './ports.mjs';
import { howToInstall, natsServerPath, teamEnvironment, teamPassword } from './teamServer.mjs';

const installed = natsServerPath();
const conf = (/** @type {string} */ name) => join(projectRoot, 'shared/deploy/nats', name);
/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-team-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ store: folder, port: 4222, websocket: 4280, origins: ['http://localhost:3000'] });

describe('the server for teams', () => {
  it('is looked for in PATH, and who has none is told how to get it', () => {
    expect(natsServerPath('')).toBe(installed);
    for (const way of ['apt install', 'brew install', 'docker compose --profile team'])
      expect(howToInstall).toContain(way);
  });

  it('has a password of its own that nobody else on the machine can read, the same at each start', () => {
    const password = teamPassword(folder);
    expect(password).toMatch(/^p[0-9a-f]{36}$/);
    expect(teamPassword(folder)).toBe(password);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0);
  });

  it('is given all that its configuration leaves open, one node and three alike', () => {
    const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
    const open = [...readFileSync(conf('team.conf'), 'utf8').matchAll(/\$(STEPS_\w+)/g)].map(([, name]) => name);
    expect(open.length).toBeGreaterThan(6);
    expect(open.filter((name) => !Object.hasOwn(teamEnvironment(options()), name ?? ''))).toEqual([]);
    for (const name of [...open, 'STEPS_TEAM_ROUTES']) expect(compose).toContain(`${name}: `);
  });

  it.skipIf(!installed)('takes its configuration (skipped where nats-server is not installed)', async () => {
    const env = { ...teamEnvironment(options()), STEPS_TEAM_ROUTES: '["nats://one:6222"]' };
    for (const name of ['team.conf', 'cluster.conf']) {
      const checked = await runCommand(installed ?? '', ['-t', '-c', conf(name)], { env, piped: true });
      expect(checked.output).toContain('is valid');
      expect(checked.code).toBe(0);
    }
  });
});
