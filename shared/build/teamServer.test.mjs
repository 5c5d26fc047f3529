// @ts-check
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from './commands.mjs';
import { projectRoot } from './ports.mjs';
import { newTeamKeys, teamKeyFiles } from './teamKeys.mjs';
import { howToInstall, natsServerPath, teamEnvironment } from './teamServer.mjs';

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
  it('is looked for in PATH, and people without it are told how to get it', () => {
    expect(natsServerPath('')).toBe(installed);
    for (const way of ['apt install', 'brew install', 'docker compose --profile team'])
      expect(howToInstall).toContain(way);
  });

  it("makes its keys once: the owner's code is shown, and the folder keeps nothing that signs", async () => {
    const code = await newTeamKeys(folder);
    const seeds = JSON.parse(Buffer.from(code.replace('steps-server-1.', ''), 'base64url').toString());
    expect(seeds).toEqual({
      operator: expect.stringMatching(/^SO[A-Z2-7]{56}$/),
      system: expect.stringMatching(/^SA[A-Z2-7]{56}$/),
    });
    const { operator, accounts } = teamKeyFiles(folder);
    const kept = [operator, ...readdirSync(accounts).map((name) => join(accounts, name))];
    expect(kept).toHaveLength(2);
    for (const file of kept)
      for (const seed of Object.values(seeds)) expect(readFileSync(file, 'utf8')).not.toContain(seed);
    await expect(newTeamKeys(folder)).rejects.toThrow('Expected a folder without keys');
  });

  it('gets all that its configuration leaves open, one node and three alike', () => {
    const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
    const open = [...readFileSync(conf('team.conf'), 'utf8').matchAll(/\$(STEPS_\w+)/g)].map(([, name]) => name);
    expect(open.length).toBeGreaterThan(6);
    expect(open.filter((name) => !Object.hasOwn(teamEnvironment(options()), name ?? ''))).toEqual([]);
    for (const name of [...open, 'STEPS_TEAM_ROUTES']) expect(compose).toContain(`${name}: `);
  });

  it.skipIf(!installed)('accepts its configuration (skipped where nats-server is not installed)', async () => {
    await newTeamKeys(folder);
    const env = { ...teamEnvironment(options()), STEPS_TEAM_ROUTES: '["nats://one:6222"]' };
    for (const name of ['team.conf', 'cluster.conf']) {
      const checked = await runCommand(installed ?? '', ['-t', '-c', conf(name)], { env, piped: true });
      expect(checked.output).toContain('is valid');
      expect(checked.code).toBe(0);
    }
  });
});
