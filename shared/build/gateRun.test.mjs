import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserReport, unitReport } from './gateReports.mjs';
import { roughly, runSteps } from './gateRun.mjs';
import { projectRoot } from './ports.mjs';

const unit = {
  testResults: [
    {
      name: join(projectRoot, 'shared/platform/src/money.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'a penny stays a penny', status: 'passed', duration: 12 },
        {
          fullName: 'a pound is 100',
          status: 'failed',
          duration: 3,
          failureMessages: ['\u001b[31mexpected 99\u001b[0m'],
        },
        { fullName: 'a real server (skipped where nats-server is not installed) keeps', status: 'skipped' },
      ],
    },
    {
      name: join(projectRoot, 'shared/platform/src/broken.test.ts'),
      status: 'failed',
      message: 'no such file',
      assertionResults: [],
    },
  ],
};

const browser = {
  suites: [
    {
      title: 'crm/lists.spec.ts',
      suites: [
        {
          title: 'lists',
          specs: [
            {
              file: 'crm/lists.spec.ts',
              title: 'sorts',
              tests: [{ status: 'expected', results: [{ duration: 900 }] }],
            },
            {
              file: 'crm/lists.spec.ts',
              title: 'filters',
              tests: [
                {
                  status: 'flaky',
                  results: [{ duration: 100, errors: [{ message: 'not there', snippet: '> 12 |' }] }, { duration: 50 }],
                },
              ],
            },
            {
              file: 'team/team.spec.ts',
              title: 'meets',
              tests: [
                {
                  status: 'skipped',
                  results: [],
                  annotations: [{ type: 'skip', description: 'nats-server is not installed: nothing was tried' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('a report of unit tests', () => {
  it('names each failure with its file and message, and a file that could not be read', () => {
    const { passed, failures } = unitReport(unit);
    expect(passed).toBe(1);
    expect(failures).toEqual([
      'shared/platform/src/broken.test.ts\nno such file',
      'shared/platform/src/money.test.ts: a pound is 100\nexpected 99',
    ]);
  });

  it('says which package brings the program that a skipped test needs', () => {
    expect(unitReport(unit).skipped).toMatchObject([
      { why: 'nats-server is not installed (apt-get install nats-server)' },
    ]);
  });
});

it('says the reason of the skipped test itself, and not one of the tests around it', () => {
  const fullName = 'campaigns (skipped where nats-server is not installed) to many (skipped: only when asked)';
  const [file] = unit.testResults;
  const { skipped } = unitReport({ testResults: [{ ...file, assertionResults: [{ fullName, status: 'skipped' }] }] });
  expect(skipped.map(({ why }) => why)).toEqual(['only when asked']);
});

describe('a report of browser tests', () => {
  it('counts a test that failed once as failed', () => {
    const { passed, failures } = browserReport(browser);
    expect(passed).toBe(1);
    expect(failures).toEqual(['e2e/crm/lists.spec.ts: filters\nnot there\n> 12 |']);
  });

  it('says why a test was skipped, and how long the others took', () => {
    const { skipped, times } = browserReport(browser);
    expect(skipped.map(({ why }) => why)).toEqual(['nats-server is not installed (apt-get install nats-server)']);
    expect(times.map(({ ms }) => ms)).toEqual([900, 150, 0]);
  });
});

describe('a gate', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'steps-gate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs steps that take as many seconds as they say. @param {Record<string, number | 'fails'>} steps */
  async function run(steps) {
    let clock = 0;
    /** @type {string[]} */
    const lines = [];
    const passed = await runSteps(
      Object.entries(steps).map(([name, takes]) => ({
        name,
        run: async () => {
          clock += takes === 'fails' ? 1000 : takes * 1000;
          const report = name === 'unit tests' ? unitReport(unit) : undefined;
          return { ok: takes !== 'fails', output: `${name} went wrong`, ...(report && { report }) };
        },
      })),
      { timesFile: join(folder, 'gate/times.json'), print: (line) => lines.push(line), now: () => clock },
    );
    return { passed, lines };
  }

  it('says of each step how long it took, and what remains by the times of the run before', async () => {
    const first = await run({ types: 12, build: 100 });
    expect(first.lines.slice(0, 2)).toEqual(['ok  types  12.0 s', 'ok  build  100.0 s']);
    const second = await run({ types: 11, build: 99 });
    expect(second.lines[0]).toBe('ok  types  11.0 s, about 2 min left');
    expect(second.lines.at(-1)).toBe('0 passed, 0 failed');
    expect(second.passed).toBe(true);
  });

  it('shows a failure first and whole, and stops there', async () => {
    const { passed, lines } = await run({ 'unit tests': 'fails', build: 1 });
    expect(passed).toBe(false);
    expect(lines[0]).toBe('FAILED  unit tests  1.0 s\n');
    expect(lines[1]).toContain('a pound is 100\nexpected 99');
    expect(lines.join('\n')).not.toContain('ok  build');
    expect(lines.at(-1)).toBe('1 passed, 2 failed, 1 skipped');
  });

  it('shows what the tool said where no test failed', async () => {
    const { lines } = await run({ lint: 'fails' });
    expect(lines[1]).toBe('lint went wrong');
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it('names the slowest tests and what was skipped', async () => {
    const { lines } = await run({ 'unit tests': 1 });
    expect(lines).toContain('    0.0 s  shared/platform/src/money.test.ts: a penny stays a penny');
    expect(lines).toContain('Skipped 1: nats-server is not installed (apt-get install nats-server)');
  });

  it('counts a step that throws as failed, in its words', async () => {
    /** @type {string[]} */
    const lines = [];
    const throws = { name: 'install', run: () => Promise.reject(new Error('npm ci failed with code 1')) };
    const passed = await runSteps([throws], { timesFile: join(folder, 't.json'), print: (line) => lines.push(line) });
    expect(passed).toBe(false);
    expect(lines[1]).toBe('npm ci failed with code 1');
  });

  it.each([
    [400, '0 s'],
    [89_000, '89 s'],
    [90_000, '2 min'],
    [610_000, '10 min'],
  ])('tells %s ms as %s', (ms, words) => expect(roughly(ms)).toBe(words));
});
