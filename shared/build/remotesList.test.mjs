// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activate, describeRemote } from './activate.mjs';
import {
  isRecord,
  parseRemotes,
  problemsIn,
  readRemotesFile,
  remoteOrigins,
  remotesVersion,
  reportOrigin,
  withEarlier,
  withoutRemote,
  withRemote,
  withShare,
  withStagedBuild,
  withSwitch,
  writeRemotesFile,
} from './remotesFile.mjs';
import {
  historyInWords,
  historyOf,
  isSameState,
  keptEdits,
  readHistory,
  statesOf,
  whoEdits,
  writeHistory,
} from './remotesHistory.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-list-'));
  file = join(folder, 'remotes.json');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** @param {string} name @param {string} [build] @param {object} [more] */
const remote = (name, build = '1', more = {}) => ({
  name,
  title: name,
  icon: 'users',
  entry: `https://${name}.example/${build}/mf-manifest.json`,
  ...more,
});
/** @param {import('./remotesFile.mjs').RemoteEntry[]} remotes @returns {import('./remotesFile.mjs').RemotesFile} */
const list = (...remotes) => ({ version: 1, remotes });
const [crm, docs, next] = [remote('crm'), remote('docs'), remote('crm', '2')];
const three = list(remote('a'), crm, docs);

describe('a list of remotes', () => {
  it('replaces a build by a new one, and adds a new remote last', () => {
    expect(withRemote(three, next)).toEqual(list(remote('a'), next, docs));
    expect(withRemote(list(crm), docs)).toEqual(list(crm, docs));
    const off = { ...crm, disabled: true };
    expect(withRemote(list(off), next)).toEqual(list({ ...next, disabled: true }));
    const more = { ...list(crm), reportTo: 'https://x.example/' };
    expect([withRemote(more, next), withRemote(more, docs)].map(({ reportTo }) => reportTo)).toEqual([
      'https://x.example/',
      'https://x.example/',
    ]);
  });

  it('removes a remote, or switches it, and leaves the others unchanged', () => {
    expect(withoutRemote(three, 'crm')).toEqual(list(remote('a'), docs));
    expect(withSwitch(three, 'crm', true)).toEqual(list(remote('a'), { ...crm, disabled: true }, docs));
    const off = { ...docs, disabled: true };
    expect(withSwitch(list({ ...crm, disabled: true }, off), 'crm', false)).toEqual(list(crm, off));
    expect(() => withoutRemote(three, 'x')).toThrow('There is no remote "x" in the list. Listed: a, crm, docs.');
    expect(() => withSwitch(list(), 'x', true)).toThrow('There is no remote "x" in the list. Listed: none.');
  });

  it('has a build for a share of the visitors until it is for all or for none', () => {
    const other = { ...docs, staged: { share: 5, entry: remote('docs', '2') } };
    const staged = withStagedBuild(list(crm, other), { ...next, staged: { share: 1, entry: crm } }, 10);
    expect(staged).toEqual(list({ ...crm, staged: { share: 10, entry: next } }, other));
    expect(withShare(staged, 'crm', 1)).toEqual(list({ ...crm, staged: { share: 1, entry: next } }, other));
    expect(withShare(staged, 'crm', 100)).toEqual(list(next, other));
    expect(withShare(staged, 'crm', 0)).toEqual(list(crm, other));
    expect(withShare(staged, 'docs', 0)).toEqual(list({ ...crm, staged: { share: 10, entry: next } }, docs));
    expect(() => withShare(list(other, crm), 'crm', 5)).toThrow(
      'There is no staged build of crm: stage one with --dist, --url and --share.',
    );
    expect(() => withShare(list(crm), 'x', 5)).toThrow('There is no remote "x"');
    expect(() => withStagedBuild(list(docs), next, 5)).toThrow('There is no remote "crm"');
  });

  it('restores one remote: to another build, listed again, or not listed', () => {
    const earlier = list(remote('b'), crm);
    expect(withEarlier(list(docs, next), earlier, 'crm')).toEqual(list(docs, crm));
    expect(withEarlier(list(docs), earlier, 'crm')).toEqual(list(docs, crm));
    expect(withEarlier(list(docs, remote('c')), earlier, 'c')).toEqual(list(docs));
  });

  it('allows code from the origins of its builds, including those for some visitors, and of overrides', () => {
    const build = {
      entry: 'https://entry.example/e.js',
      preload: [{ href: 'http://parts.example:81/a.js' }, 'x', { href: 'x://other' }, { href: 7 }],
    };
    const remotes = [
      {
        entry: 'https://crm.example/1/m.json',
        manifest: build,
        staged: { share: 5, entry: { entry: 'https://new.example/' } },
      },
      { entry: 'file:///x', manifest: 7, staged: 7 },
      { entry: 'xhttps://x.example', manifest: { entry: 'https://', preload: 'x' } },
      { entry: 7 },
      {},
    ];
    expect(remoteOrigins({ remotes, overrides: ['https://previews.example', 'off'] })).toEqual([
      'https://crm.example',
      'https://entry.example',
      'http://parts.example:81',
      'https://new.example',
      'https://previews.example',
    ]);
    expect(remoteOrigins({ remotes: [] })).toEqual([]);
    expect([reportOrigin({ reportTo: 'https://errors.example/steps' }), reportOrigin({})]).toEqual([
      ['https://errors.example'],
      [],
    ]);
  });

  it('says what the host would drop, including builds for some visitors, each once', () => {
    const bad = remote('crm', '2', { title: '' });
    const words = 'remotes.json: remotes.0.title: expected a text, got "".';
    expect(problemsIn(list(bad))).toEqual([words]);
    expect(problemsIn(list({ ...crm, staged: { share: 5, entry: bad } }))).toEqual([words]);
    expect(problemsIn(list(crm))).toEqual([]);
    expect(problemsIn({ version: 1, remotes: [null, crm] }, 'x.json')).toEqual([
      'x.json: remotes.0: expected an object, got null.',
    ]);
  });

  it('is read with its version, and refused if it is not a list', async () => {
    expect(await readRemotesFile(file)).toEqual({ list: list(), version: 'absent' });
    expect(await remotesVersion(file)).toBe('absent');
    expect(() => parseRemotes({ version: 1, remotes: [7] })).toThrow(
      'remotes.json: remotes.0: expected an object, got 7.',
    );
    expect(parseRemotes(list({ ...crm, title: '' }))).toEqual(list({ ...crm, title: '' }));
    writeFileSync(file, '{');
    await expect(readRemotesFile(file)).rejects.toThrow(`${file} is not JSON: `);
    expect(await remotesVersion(file)).toMatch(/^[0-9a-f]{16}$/);
    mkdirSync(join(folder, 'folder.json'));
    await expect(readRemotesFile(join(folder, 'folder.json'))).rejects.toThrow('EISDIR');
    expect([isRecord({}), isRecord(null), isRecord([]), isRecord('x')]).toEqual([true, false, false, false]);
  });
});

describe('writing a list', () => {
  it('leaves the list, what was done, and the origins for the policy', async () => {
    const inside = join(folder, 'new', 'remotes.json');
    const version = await writeRemotesFile(inside, { ...three, reportTo: 'https://errors.example/x' }, 'absent');
    expect(version).toBe(await remotesVersion(inside));
    expect(readFileSync(inside, 'utf8')).toBe(
      `${JSON.stringify({ ...three, reportTo: 'https://errors.example/x' }, null, 2)}\n`,
    );
    expect(readFileSync(`${inside}.origins`, 'utf8')).toBe(
      'code https://a.example https://crm.example https://docs.example\nreports https://errors.example\n',
    );
    expect(await readHistory(inside)).toMatchObject([{ did: 'Wrote the list.', version, list: three }]);
    expect(await writeRemotesFile(inside, { ...three, reportTo: 'https://errors.example/x' }, version)).toBe(version);
    expect(await readHistory(inside)).toHaveLength(1);
  });

  it('records what somebody wrote by hand before, with its time', async () => {
    writeFileSync(file, JSON.stringify(list(crm)));
    const version = await remotesVersion(file);
    await writeRemotesFile(file, list(docs), version, { did: 'Mine.', who: 'Ann' });
    expect(await readHistory(file)).toEqual([
      { at: expect.stringMatching(/^\d{4}-.*Z$/), who: 'somebody', did: 'Edited by hand.', version, list: list(crm) },
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        who: 'Ann',
        did: 'Mine.',
        version: await remotesVersion(file),
        list: list(docs),
      },
    ]);
    await writeRemotesFile(file, list(crm), await remotesVersion(file), { did: 'Again.' });
    expect((await readHistory(file)).map(({ did }) => did)).toEqual(['Edited by hand.', 'Mine.', 'Again.']);
  });

  it('accepts no new fault, wherever it is, but leaves existing ones', async () => {
    const bad = remote('bad', '1', { title: '' });
    writeFileSync(file, JSON.stringify(list(crm, bad)));
    const version = await writeRemotesFile(file, list(bad, docs), await remotesVersion(file));
    await expect(writeRemotesFile(file, list(bad, remote('worse', '1', { icon: '' })), version)).rejects.toThrow(
      'remotes.1.icon: expected a text',
    );
    expect((await readRemotesFile(file)).version).toBe(version);
    await expect(writeRemotesFile(join(folder, 'x.json'), list(bad), 'absent')).rejects.toThrow('remotes.0.title');
    // The lock is removed after a refusal.
    await writeRemotesFile(file, list(docs), version);
  });

  it('replaces a list that cannot be read, and says which version it found', async () => {
    writeFileSync(file, 'broken');
    await expect(writeRemotesFile(file, list(crm), 'absent')).rejects.toThrow(
      `${file} was changed meanwhile: the edit is based on version absent, the file is at ${await remotesVersion(file)}. ` +
        'Nothing was written; look at the file and run the command again.',
    );
    await writeRemotesFile(file, list(crm), await remotesVersion(file));
    expect(await readHistory(file)).toHaveLength(1);
  });

  it('is refused while somebody else is writing, and names the lock', async () => {
    writeFileSync(`${file}.lock`, '');
    await expect(writeRemotesFile(file, list(), 'absent')).rejects.toThrow(
      `Somebody else is editing the list at this moment (${file}.lock). Try again.`,
    );
    mkdirSync(join(folder, 'taken'));
    await expect(writeRemotesFile(join(folder, 'taken'), list(), 'absent')).rejects.toThrow('EISDIR');
  });
});

describe('the history of a list', () => {
  /** @param {string} did @param {import('./remotesFile.mjs').RemotesFile} then @param {object} [more] */
  const edit = (did, then, more = {}) => ({
    at: `at ${did}`,
    who: 'Ann',
    did,
    version: `v${did}`,
    list: then,
    ...more,
  });

  it('keeps the last hundred edits, in order', async () => {
    expect(await readHistory(file)).toEqual([]);
    const edits = Array.from({ length: keptEdits + 2 }, (_, at) => edit(`${at}`, list()));
    await writeHistory(file, edits);
    expect(await readHistory(file)).toEqual(edits.slice(2));
    writeFileSync(historyOf(file), '{');
    await expect(readHistory(file)).rejects.toThrow(`${file}.history cannot be read: `);
  });

  it('is described in words, for all remotes or for one', () => {
    const edits = [edit('1', list(crm)), edit('2', list(crm, docs)), edit('3', list(next, docs))];
    expect(historyInWords(edits)).toBe('at 1  v1  Ann  1\nat 2  v2  Ann  2\nat 3  v3  Ann  3');
    expect(historyInWords(edits, 'crm')).toBe('at 1  v1  Ann  1\nat 3  v3  Ann  3');
    expect(historyInWords(edits, 'docs')).toBe('at 2  v2  Ann  2');
    expect([historyInWords([]), historyInWords(edits, 'x')]).toEqual(['No edits are kept.', 'No edits are kept.']);
  });

  it('is a line of states: going back removes what was gone back over', () => {
    const edits = [
      edit('1', list(crm)),
      edit('2', list(next)),
      edit('same', list(next)),
      edit('3', list(docs)),
      edit('back', list(next), { back: true }),
    ];
    const dids = (/** @type {typeof edits} */ of, name = /** @type {string | undefined} */ (undefined)) =>
      statesOf(of, name).map(({ did }) => did);
    expect(dids(edits)).toEqual(['1', '2']);
    expect(dids([...edits, edit('4', list(docs))])).toEqual(['1', '2', '4']);
    expect(dids([...edits, edit('further', list(crm), { back: true })])).toEqual(['1']);
    expect(dids([edit('1', list(crm)), edit('2', list(next)), edit('3', list(crm))])).toEqual(['1', '2', '3']);
    expect(
      dids([edit('0', list()), edit('1', list(docs)), edit('2', list(docs, crm)), edit('3', list(crm))], 'crm'),
    ).toEqual(['2']);
    expect(dids([edit('1', list(crm)), edit('2', list())], 'crm')).toEqual(['1', '2']);
    expect(isSameState(list(crm, docs), list(docs, crm), 'crm')).toBe(true);
    expect(isSameState(list(crm, docs), list(docs, crm))).toBe(false);
    expect(isSameState(list(crm), list(next), 'crm')).toBe(false);
  });

  it('names the editor: as they say, or else the user of the machine', () => {
    vi.stubEnv('STEPS_WHO', 'Ann');
    expect(whoEdits()).toBe('Ann');
    vi.stubEnv('STEPS_WHO', '');
    expect(whoEdits()).toMatch(new RegExp(`^${userInfo().username}@.+`));
  });
});

describe('activate', () => {
  /** @param {...string} args */
  const run = (...args) => activate(['--file', file, ...args]);
  const lastEdit = async () => (await readHistory(file)).at(-1);
  /** @param {object} [meta] @param {object} [more] */
  function built(meta = {}, more = {}) {
    const dist = join(folder, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'remote.json'), JSON.stringify({ name: 'crm', title: 'CRM', icon: 'users', ...more }));
    writeFileSync(join(dist, 'e.js'), 'code');
    const metaData = { globalName: 'crm', contract: 1, remoteEntry: { name: 'e.js' }, ...meta };
    const exposes = [{ path: './other' }, { path: './remote' }];
    writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ metaData, exposes }));
    return dist;
  }
  beforeEach(() => writeFileSync(file, JSON.stringify(three)));

  it('says what it did, and records it with the remote that it is about', async () => {
    const version = async () => ` ${file} is at version ${await remotesVersion(file)}.`;
    expect(await run('--disable', 'crm')).toBe(`Switched crm off.${await version()}`);
    expect(await lastEdit()).toMatchObject({ did: 'Switched crm off.', remote: 'crm' });
    expect(await run('--enable', 'crm', '--who', 'Ann')).toBe(`Switched crm on.${await version()}`);
    expect(await lastEdit()).toMatchObject({ did: 'Switched crm on.', remote: 'crm', who: 'Ann' });
    expect(await run('--remove', 'a')).toBe(`Removed a.${await version()}`);
    expect(await lastEdit()).toMatchObject({ did: 'Removed a.', remote: 'a' });
    expect(await run('--report-to', 'https://x.example/y')).toContain(
      'Failed loads are reported to https://x.example/y.',
    );
    expect(await run('--report-to', 'off')).toContain('Failed loads are reported to nobody.');
    expect(await run('--overrides', 'https://x.example,  https://y.example/z')).toContain(
      'A tab may try other builds from https://x.example, https://y.example.',
    );
    expect(await run('--overrides', 'off')).toContain('No tab may try another build.');
    expect(await lastEdit()).not.toHaveProperty('remote');
    expect(await run('--rollback', '1')).toMatch(/^Went back to version \w{16}, of \d{4}-.*Z\./);
    expect(await lastEdit()).toMatchObject({ back: true });
    expect(await lastEdit()).not.toHaveProperty('remote');
  });

  it('stages, shares and activates a build, in words', async () => {
    const dist = built();
    const address = 'https://new.example/mf-manifest.json';
    expect(await run('--dist', dist, '--url', 'https://new.example', '--share', '10')).toContain(
      `Staged crm from ${address} for 10 %.`,
    );
    expect(await lastEdit()).toMatchObject({ remote: 'crm' });
    expect(await run('--remote', 'crm', '--share', '20')).toContain(
      'The staged build of crm is for 20 % of the visitors.',
    );
    expect(await lastEdit()).toMatchObject({ remote: 'crm' });
    expect(await run('--dist', dist, '--url', 'https://new.example/', '--share', '100')).toContain(
      `Activated crm from ${address}.`,
    );
    expect(await run('--rollback', '1', '--remote', 'crm')).toMatch(/^Took crm back to what it was at \d{4}-.*Z\./);
    expect(await lastEdit()).toMatchObject({ back: true, remote: 'crm' });
  });

  it('refuses what it cannot do, in words', async () => {
    const dist = built();
    const build = ['--dist', dist, '--url', 'https://new.example'];
    await expect(run(...build, '--share', '0')).rejects.toThrow(
      '--share: a new build is for 1 per cent of the visitors at least.',
    );
    await expect(run(...build, '--share', '101')).rejects.toThrow('--share: expected per cent from 0 to 100, got 101.');
    for (const share of ['x1', '1x', '1000', '']) {
      await expect(run(...build, '--share', share)).rejects.toThrow(
        `--share: expected a whole number, got "${share}".`,
      );
    }
    await expect(run('--share', '5')).rejects.toThrow('--share needs --remote, or --dist and --url.');
    await expect(run('--dist', dist)).rejects.toThrow('--dist needs --url, the address browsers load from.');
    await expect(run('--enable', 'a', '--disable', 'a')).rejects.toThrow('Expected exactly one thing to do, got 2.');
    for (const address of ['http://x.example', 'ftp://localhost', 'x', 'ws://localhost']) {
      await expect(run('--report-to', address)).rejects.toThrow(
        `--report-to: expected an https address, got "${address}".`,
      );
    }
    await expect(run('--overrides', 'https://x.example x')).rejects.toThrow(
      '--overrides: expected an https address, got "x".',
    );
    expect(await run('--report-to', 'http://localhost:4000/x')).toContain('http://localhost:4000/x');
    for (const steps of ['0', '9']) {
      await expect(run('--rollback', steps)).rejects.toThrow(`There are not ${steps} earlier states: see --history.`);
    }
    await expect(run('--rollback', 'x')).rejects.toThrow('--rollback: expected a whole number, got "x".');
    writeFileSync(file, 'broken');
    await expect(run('--rollback', '1', '--remote', 'crm')).rejects.toThrow('is not JSON');
  });

  it('explains itself, and lists what was done', async () => {
    expect(await activate(['--help'])).toMatch(
      /^Edits a remotes\.json, the list of remotes that the host reads at run time\./,
    );
    expect(await run('--history')).toBe('No edits are kept.');
  });

  it('lists a published build once: again only when it was never listed', async () => {
    const dist = built();
    const build = (/** @type {string} */ url) => ['--dist', dist, '--url', url, '--once'];
    expect(await run(...build('https://one.example'))).toContain('Activated');
    expect(await run(...build('https://two.example'))).toContain('Activated');
    const before = 'was listed before: nothing to do.';
    expect(await run(...build('https://one.example'))).toBe(`https://one.example/mf-manifest.json ${before}`);
    expect(await run(...build('https://two.example'))).toContain(before);
    await run('--dist', dist, '--url', 'https://three.example', '--share', '5');
    expect(await run(...build('https://three.example'))).toContain(before);
    // The address of another remote is no listing of this one.
    expect(await run(...build('https://docs.example/1'))).toContain('Activated');
  });

  it('reads all that a build says, and leaves out what it leaves out', async () => {
    const entry = await describeRemote({ source: built(), url: 'https://x.example/1' });
    expect(entry.manifest).toEqual({
      entry: 'https://x.example/1/e.js',
      type: 'global',
      integrity: expect.stringMatching(/^sha384-.{64}$/),
      contract: 1,
      globalName: 'crm',
      preload: [],
    });
    const more = {
      shared: '1.2.3',
      remoteEntry: { name: 'e.js', path: '', type: 'var' },
      ahead: { crm: ['a.js', 7] },
      late: { crm: ['dayjs'] },
    };
    expect((await describeRemote({ source: built(more), url: 'https://x.example/' })).manifest).toMatchObject({
      type: 'var',
      shared: '1.2.3',
      ahead: { crm: ['a.js'] },
      late: { crm: ['dayjs'] },
    });
  });

  it('names what a build lacks', async () => {
    const words = (/** @type {object} */ meta) => describeRemote({ source: built(meta), url: 'https://x.example' });
    const got = (/** @type {object} */ came) => `got ${JSON.stringify(came)}.`;
    const all = { file: 'e.js', globalName: 'crm', contract: 1, exposes: 2 };
    await expect(words({ contract: '1' })).rejects.toThrow(got({ ...all, contract: '1' }));
    await expect(words({ globalName: 7 })).rejects.toThrow(got({ ...all, globalName: 7 }));
    await expect(words({ remoteEntry: { name: 7 } })).rejects.toThrow(got({ ...all, file: 7 }));
    writeFileSync(
      join(folder, 'dist', 'mf-manifest.json'),
      JSON.stringify({
        metaData: { globalName: 'crm', contract: 1, remoteEntry: { name: 'e.js' } },
        exposes: [{ path: './x' }],
      }),
    );
    await expect(describeRemote({ source: join(folder, 'dist'), url: 'https://x.example' })).rejects.toThrow(
      got({ ...all, exposes: 1 }),
    );
    await expect(describeRemote({ source: built({}, { name: 7 }), url: 'https://x.example' })).rejects.toThrow(
      `remote.json of ${join(folder, 'dist')}: expected a name, got 7.`,
    );
    writeFileSync(join(folder, 'dist', 'remote.json'), '[]');
    await expect(describeRemote({ source: join(folder, 'dist'), url: 'https://x.example' })).rejects.toThrow(
      `remote.json of ${join(folder, 'dist')}: expected an object, got object.`,
    );
    writeFileSync(join(folder, 'dist', 'remote.json'), 'x'.repeat(50));
    await expect(describeRemote({ source: join(folder, 'dist'), url: 'https://x.example' })).rejects.toThrow(
      `expected JSON, got "${'x'.repeat(40)}".`,
    );
  });

  it('says which file a server did not provide', async () => {
    const asked = vi.fn(async (/** @type {URL} */ url) => new Response(String(url), { status: 404 }));
    vi.stubGlobal('fetch', asked);
    for (const source of ['https://crm.example/1', 'https://crm.example/1/']) {
      await expect(describeRemote({ source, url: 'https://x.example' })).rejects.toThrow(
        'https://crm.example/1/remote.json: expected the file, got status 404.',
      );
    }
    expect(asked).toHaveBeenCalledWith(expect.anything(), { signal: expect.any(AbortSignal) });
  });
});
