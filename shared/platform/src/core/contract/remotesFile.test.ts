import { describe, expect, it } from 'vitest';
import { parseManifest, parseRemotesFile } from './remotesFile';

const remote = { name: 'remote-crm', title: 'CRM', icon: 'users', entry: 'http://localhost:3002/mf-manifest.json' };

describe('the list of remotes', () => {
  it('needs no more than a name, a title, an icon and an address', () => {
    const [entry] = parseRemotesFile({ version: 1, remotes: [remote] }).remotes;
    expect(entry).toMatchObject({ modules: [], pages: [], widgets: [], disabled: false });
  });

  it('takes no text that is no list, and names what was expected and what came', () => {
    expect(() => parseRemotesFile({ version: 1 })).toThrow(
      'remotes.json is malformed: remotes: expected a list, got nothing.',
    );
    expect(() => parseRemotesFile({ version: 2, remotes: [] })).toThrow('version: expected 1, got 2');
  });

  const manifest = {
    entry: 'http://localhost:3002/remoteEntry.1f.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    contract: 1,
    globalName: 'steps_remote_crm',
  };
  const crm = { id: 'crm', title: 'CRM', icon: 'users', group: 'work' };
  const docs = { ...remote, name: 'remote-docs', title: 'Docs' };

  it.each([
    ['a title of another type', { title: 7 }, 'remotes.0.title: expected a text, got 7'],
    [
      'an unknown group',
      { modules: [{ ...crm, group: 'play' }] },
      'remotes.0.modules.0.group: expected one of work, grow',
    ],
    ['an address that is none', { entry: 'nowhere' }, 'remotes.0.entry: expected an http(s) address'],
    [
      'contract 0',
      { manifest: { ...manifest, contract: 0 } },
      'remotes.0.manifest.contract: expected a contract number',
    ],
    ['no fingerprint', { manifest: { ...manifest, integrity: undefined } }, 'remotes.0.manifest.integrity'],
    [
      'a tool by a name that no model server takes',
      { tools: [{ name: 'find contacts', label: 'Find contacts', kind: 'read', module: 'crm' }] },
      'remotes.0.tools.0.name: expected a name such as "find_contacts"',
    ],
    ['one module twice', { modules: [crm, crm] }, 'remotes.0: the module "crm" stands in the list twice'],
  ])('with %s in one entry loses that remote alone, and says why', (_, wrong, problem) => {
    const { remotes } = parseRemotesFile({ version: 1, remotes: [{ ...remote, ...wrong }, docs] });
    expect(remotes.map((entry) => entry.problem)).toEqual([expect.stringContaining(problem), undefined]);
    expect(remotes[1]).toMatchObject({ name: 'remote-docs' });
  });

  it('gives what two entries claim to the first: a name is one global variable, a module one page', () => {
    const sales = { ...crm, id: 'sales' };
    const { remotes } = parseRemotesFile({
      version: 1,
      remotes: [{ ...remote, modules: [crm] }, { ...docs, modules: [crm, sales] }, remote],
    });
    expect(remotes.map(({ problem }) => problem)).toEqual([
      undefined,
      'remotes.1: the module "crm" stands in the list twice',
      'remotes.2: the name "remote-crm" stands in the list twice',
    ]);
    expect(remotes[1]?.modules.map(({ id }) => id)).toEqual(['sales']);
  });

  it('keeps the modules and pages of a wrong entry, so that their pages can say why they are missing', () => {
    const page = { path: '/crm/settings', title: 'CRM settings' };
    const wrong = { ...remote, modules: [{ ...crm, group: 'play' }], pages: [page], entry: 'nowhere' };
    expect(parseRemotesFile({ version: 1, remotes: [wrong] }).remotes[0]).toMatchObject({
      title: 'CRM',
      modules: [{ ...crm, group: 'manage' }],
      pages: [page],
    });
  });
});

describe('a federation manifest', () => {
  const url = 'http://localhost:3002/1.4.0/mf-manifest.json';

  it('places the entry file beside itself', () => {
    const value = {
      metaData: { globalName: 'steps_remote_crm', contract: 1, remoteEntry: { name: 'remoteEntry.1f.js', path: '' } },
    };
    expect(parseManifest(value, url)).toMatchObject({
      entry: 'http://localhost:3002/1.4.0/remoteEntry.1f.js',
      contract: 1,
    });
  });

  it('whose entry is a module is refused with the reason', () => {
    const value = {
      metaData: { globalName: 'x', contract: 1, remoteEntry: { name: 'remoteEntry.mjs', path: '', type: 'module' } },
    };
    expect(() => parseManifest(value, url)).toThrow('its entry is of the type "module"');
  });

  it('of another shape is refused before anything runs', () => {
    expect(() => parseManifest({ id: 'x' }, url)).toThrow('metaData: expected an object, got nothing');
  });
});
