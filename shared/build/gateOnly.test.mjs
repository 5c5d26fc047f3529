import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { concerning, testFolders } from '../../e2e/concerns.mjs';
import { runCommand } from './commands.mjs';
import { onlySteps } from './gateSteps.mjs';
import { copyDeployed, misfits } from './others.mjs';
import { projectRoot, servedPackages } from './ports.mjs';
import { serve } from './server.mjs';

const packages = servedPackages({});

describe('the gate of one package', () => {
  it('has the checks of that package, its build, its budgets and the browser tests that concern it', () => {
    expect(onlySteps('remote-crm').map(({ name }) => name)).toEqual([
      'install',
      'browser',
      'types, lint and unused code',
      'unit tests',
      'build',
      'the others as they are built here',
      'size budgets',
      'browser tests',
    ]);
    expect(onlySteps('remote-crm', 'https://steps.example.com').map(({ name }) => name)).toContain(
      'the others from https://steps.example.com',
    );
  });

  it('runs every browser test for some package', () => {
    const run = new Set(packages.flatMap(({ name }) => concerning(name)));
    expect(testFolders.filter((folder) => !run.has(folder))).toEqual([]);
    expect(testFolders).toContain('crm');
  });

  it('takes a folder of browser tests by the name of its remote, and leaves those of others out', () => {
    expect(concerning('remote-crm')).toEqual(expect.arrayContaining(['crm', 'calendar', 'support', 'composition']));
    expect(concerning('remote-docs')).not.toContain('crm');
    expect(concerning('remote-docs')).toEqual(['docs', 'composition', 'accessibility/routes.spec.ts']);
  });

  it.each([
    [['--only', 'shared'], 'There is no package "shared" with a gate of its own: host, remote-strategy'],
    [['--others', 'https://steps.example.com'], '--others needs --only'],
    [['--all', '--changed'], 'Give one of --all, --changed and --only.'],
    [['everything'], 'Expected --all, --changed [REVISION] or --only PACKAGE; got "everything".'],
    [['--only', 'remote-crm', '--others', 'dist'], '--others must be the address of a deployed host'],
  ])('with %s says what it wants instead', async (args, message) => {
    const gate = join(projectRoot, 'shared/build/gate.mjs');
    const { code, output } = await runCommand(process.execPath, [gate, ...args], { piped: true });
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});

describe('the others as they are deployed', () => {
  /** @type {{ close: () => Promise<void> }[]} */
  const open = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });

  /** @param {string} folder @param {Record<string, string>} files */
  const write = (folder, files) => {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };

  it('are copied to the byte with every file that they list, and a package that is not deployed is left out', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const root = mkdtempSync(join(tmpdir(), 'steps-deployed-'));
    const remote = {
      'remote.json': '{"name":"remote-crm"}',
      'mf-manifest.json': '{}',
      'remoteEntry.aaaaaaaaaaaaaaaa.js': 'entry',
      'files.json': '["remoteEntry.aaaaaaaaaaaaaaaa.js", "../../outside.js", "https://elsewhere.example.com/x.js"]',
    };
    const host = {
      'index.html': '<p>host</p>',
      'favicon.svg': '<svg/>',
      'worker.js': 'keys',
      'main.bbbbbbbbbbbbbbbb.js': 'main',
      'files.json': '["main.bbbbbbbbbbbbbbbb.js"]',
    };
    write(join(root, 'remote'), remote);
    write(join(root, 'host'), host);
    const crm = await serve({ root: join(root, 'remote'), port: 0, role: 'remote', hostOrigin: 'http://localhost' });
    const entry = `http://localhost:${crm.port}/mf-manifest.json`;
    const remotesFile = join(root, 'remotes.json');
    writeFileSync(
      remotesFile,
      JSON.stringify({ version: 1, remotes: [{ name: 'remote-crm', title: 'CRM', icon: 'users', entry }] }),
    );
    const served = await serve({ root: join(root, 'host'), port: 0, role: 'host', remotesFile });
    open.push(crm, served);

    const others = packages.filter(({ name }) => ['host', 'remote-crm', 'remote-docs'].includes(name));
    const copies = join(root, 'copies');
    expect(await copyDeployed(`http://localhost:${served.port}`, others, copies)).toEqual(['host', 'remote-crm']);
    for (const [name, text] of Object.entries(host))
      expect(readFileSync(join(copies, 'host', name), 'utf8')).toBe(text);
    for (const [name, text] of Object.entries(remote)) {
      expect(readFileSync(join(copies, 'remote-crm', name), 'utf8')).toBe(text);
    }
  });

  it('that are no deployment are refused by what came', async () => {
    const root = mkdtempSync(join(tmpdir(), 'steps-deployed-'));
    write(join(root, 'host'), { 'index.html': '<p>host</p>' });
    const server = await serve({ root: join(root, 'host'), port: 0, role: 'remote', hostOrigin: 'http://localhost' });
    open.push(server);
    await expect(copyDeployed(`http://localhost:${server.port}`, packages, join(root, 'copies'))).rejects.toThrow(
      /remotes\.json: expected the file, got status 404/,
    );
  });

  it('do not fit when one of the two was built with another version of the shared package, and say which', () => {
    const root = mkdtempSync(join(tmpdir(), 'steps-misfits-'));
    const dist = (/** @type {string} */ name) => join(root, name);
    /** @param {string} shared */
    const manifest = (shared) => ({ 'mf-manifest.json': JSON.stringify({ metaData: { shared } }) });
    const tags = ['<meta name=steps-shared content=3.2.0>', '<meta content="3.2.0" name="steps-shared">'];
    const page = (/** @type {string} */ tag) => ({
      'index.html': `<meta name="viewport" content="width=device-width">${tag}`,
    });
    write(dist('host'), page(tags[0] ?? ''));
    write(dist('host-2'), page(tags[1] ?? ''));
    write(dist('old-host'), { 'index.html': '<p>host</p>' });
    write(dist('fits'), manifest('3.1.0'));
    write(dist('newer'), manifest('3.3.0'));
    const remotes = ['fits', 'newer'].map((name) => ({ name, dist: dist(name) }));
    for (const host of ['host', 'host-2'])
      expect(misfits(dist(host), remotes)).toEqual([
        { name: 'newer', why: 'It needs version 3.3.0 of the shared package; this host offers 3.2.0.' },
      ]);
    expect(misfits(dist('old-host'), remotes).map(({ name }) => name)).toEqual(['fits', 'newer']);
  });
});
