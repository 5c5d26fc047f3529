import { describe, expect, it } from 'vitest';
import { parseManifest, parseRemoteFacts, parseRemotesFile } from './remotesFile';
import { sharedMismatch } from './remotesSchema.mjs';

const crm = { id: 'crm', title: 'CRM', icon: 'users', group: 'work' };
const hash = `sha384-${'Ab+/'.repeat(16)}`;
const whole = {
  name: 'remote-crm',
  title: 'CRM',
  icon: 'users',
  modules: [{ ...crm, heading: 'Contacts', purpose: 'Why', short: 'C', whileReading: true }],
  pages: [
    {
      path: '/crm/settings',
      title: 'Settings',
      heading: 'H',
      purpose: 'P',
      nav: { icon: 'cog', group: 'manage', short: 'S' },
      open: true,
      fromLink: true,
      settings: [{ section: 'crm', title: 'Fields', words: 'columns' }],
    },
  ],
  widgets: [{ id: 'forecast', title: 'Forecast' }],
  integrations: [{ id: 'till', title: 'Till', purpose: 'Takings of the day.' }],
  settings: [{ id: 'points', title: 'Points', parts: [{ title: 'How many', words: 'stamps' }] }],
  notices: [{ kind: 'due', label: 'What is due' }],
  tasks: [{ kind: 'reply', label: 'Reply', module: 'crm', risk: 'content' }],
  tools: [{ name: 'find_contacts2', label: 'Find', kind: 'read', module: 'crm' }],
  shortcuts: [{ id: 'new', label: 'New', keys: ['n'], scope: 'crm' }],
  palette: true,
  watches: true,
  assistant: true,
  help: true,
  entry: 'https://crm.example/mf-manifest.json',
  disabled: true,
  manifest: {
    entry: 'https://crm.example/remoteEntry.js',
    type: 'var',
    integrity: hash,
    contract: 1,
    shared: '10.2.0',
    globalName: 'steps_remote_crm',
    preload: [{ href: 'https://crm.example/a.css', as: 'style', integrity: hash }],
    ahead: { crm: ['page.js'] },
  },
};
const parsed = (...remotes: readonly unknown[]) => parseRemotesFile({ version: 1, remotes }).remotes;
/** What is wrong with the entry with these fields. */
const problem = (fields: object) => parsed({ ...whole, ...fields })[0]?.problem;

describe('an entry of the list', () => {
  it('is read with all that it says, and nothing else', () => {
    expect(parsed({ ...whole, more: 1, modules: [{ ...whole.modules[0], more: 1 }] })).toEqual([whole]);
  });

  it('has defaults for what it leaves out', () => {
    const { name, title, icon, entry } = whole;
    const build = { entry: whole.manifest.entry, integrity: hash, contract: 1, globalName: 'x' };
    const page = { path: '/crm/x', title: 'X' };
    expect(parsed({ name, title, icon, entry, manifest: build, pages: [page] })).toEqual([
      {
        name,
        title,
        icon,
        entry,
        modules: [],
        pages: [{ ...page, open: false }],
        widgets: [],
        integrations: [],
        settings: [],
        notices: [],
        tasks: [],
        tools: [],
        shortcuts: [],
        palette: false,
        watches: false,
        assistant: false,
        help: false,
        disabled: false,
        manifest: { ...build, type: 'global', preload: [] },
      },
    ]);
  });

  const module = (fields: object) => ({ modules: [{ ...crm, ...fields }] });
  const page = (fields: object) => ({ pages: [{ path: '/x', title: 'X', ...fields }] });
  const build = (fields: object) => ({ manifest: { ...whole.manifest, ...fields } });

  it.each<[object, string]>([
    [{ name: 'Remote' }, 'name: expected a name such as "remote-crm", got "Remote"'],
    [{ name: '-crm' }, 'name: expected a name'],
    [{ name: 'crm_x' }, 'name: expected a name'],
    [{ name: 'crm x' }, 'name: expected a name'],
    [{ title: '' }, 'title: expected a text, got ""'],
    [{ icon: undefined }, 'icon: expected a text, got nothing'],
    [{ modules: {} }, 'modules: expected a list, got {}'],
    [{ modules: [7] }, 'modules.0: expected an object, got 7'],
    [{ modules: [null] }, 'modules.0: expected an object, got null'],
    [{ modules: [[]] }, 'modules.0: expected an object, got []'],
    [module({ id: 1 }), 'modules.0.id: expected a text, got 1'],
    [module({ title: 1 }), 'modules.0.title: expected a text'],
    [module({ icon: 1 }), 'modules.0.icon: expected a text'],
    [module({ heading: 1 }), 'modules.0.heading: expected a text'],
    [module({ purpose: 1 }), 'modules.0.purpose: expected a text'],
    [module({ short: '' }), 'modules.0.short: expected a text'],
    [module({ group: 'play' }), 'modules.0.group: expected one of work, grow, insight, manage, got "play"'],
    [module({ whileReading: 1 }), 'modules.0.whileReading: expected true or false, got 1'],
    [page({ path: 'x' }), 'pages.0.path: expected a path such as "/loyalty", got "x"'],
    [page({ path: 1 }), 'pages.0.path: expected a path'],
    [page({ title: 1 }), 'pages.0.title: expected a text'],
    [page({ nav: {} }), 'pages.0.nav.icon: expected a text'],
    [page({ nav: { icon: 'x', group: 'x' } }), 'pages.0.nav.group: expected one of'],
    [page({ nav: { icon: 'x', group: 'work', short: 1 } }), 'pages.0.nav.short: expected a text'],
    [page({ open: 'yes' }), 'pages.0.open: expected true or false'],
    [page({ fromLink: 'yes' }), 'pages.0.fromLink: expected true or false'],
    [page({ settings: [{ title: 'x' }] }), 'pages.0.settings.0.section: expected a text'],
    [page({ settings: [{ section: 'x' }] }), 'pages.0.settings.0.title: expected a text'],
    [page({ settings: [{ section: 'x', title: 'x', words: 1 }] }), 'pages.0.settings.0.words: expected a text'],
    [{ widgets: [{ title: 'x' }] }, 'widgets.0.id: expected a text'],
    [{ widgets: [{ id: 'x' }] }, 'widgets.0.title: expected a text'],
    [{ integrations: [{ ...whole.integrations[0], id: 1 }] }, 'integrations.0.id: expected a text'],
    [{ integrations: [{ ...whole.integrations[0], title: 1 }] }, 'integrations.0.title: expected a text'],
    [{ integrations: [{ ...whole.integrations[0], purpose: 1 }] }, 'integrations.0.purpose: expected a text'],
    [{ settings: [{ ...whole.settings[0], id: 1 }] }, 'settings.0.id: expected a text'],
    [{ settings: [{ ...whole.settings[0], title: 1 }] }, 'settings.0.title: expected a text'],
    [{ settings: [{ ...whole.settings[0], parts: [{}] }] }, 'settings.0.parts.0.title: expected a text'],
    [
      { settings: [{ ...whole.settings[0], parts: [{ title: 'x', words: 1 }] }] },
      'settings.0.parts.0.words: expected a text',
    ],
    [{ notices: [{ kind: 1, label: 'x' }] }, 'notices.0.kind: expected a text'],
    [{ notices: [{ kind: 'x' }] }, 'notices.0.label: expected a text'],
    [{ tasks: [{ ...whole.tasks[0], kind: 1 }] }, 'tasks.0.kind: expected a text'],
    [{ tasks: [{ ...whole.tasks[0], label: 1 }] }, 'tasks.0.label: expected a text'],
    [{ tasks: [{ ...whole.tasks[0], module: 1 }] }, 'tasks.0.module: expected a text'],
    [{ tasks: [{ ...whole.tasks[0], risk: 'x' }] }, 'tasks.0.risk: expected one of draft, content, record'],
    [{ tools: [{ ...whole.tools[0], label: 1 }] }, 'tools.0.label: expected a text'],
    [{ tools: [{ ...whole.tools[0], module: 1 }] }, 'tools.0.module: expected a text'],
    [{ tools: [{ ...whole.tools[0], kind: 'x' }] }, 'tools.0.kind: expected one of read, propose'],
    [{ tools: [{ ...whole.tools[0], name: 'x'.repeat(65) }] }, 'tools.0.name: expected a name such as "find_contacts"'],
    [{ tools: [{ ...whole.tools[0], name: '1x' }] }, 'tools.0.name: expected a name'],
    [{ tools: [{ ...whole.tools[0], name: 'x!' }] }, 'tools.0.name: expected a name'],
    [{ shortcuts: [{ ...whole.shortcuts[0], id: 1 }] }, 'shortcuts.0.id: expected a text'],
    [{ shortcuts: [{ ...whole.shortcuts[0], label: 1 }] }, 'shortcuts.0.label: expected a text'],
    [{ shortcuts: [{ ...whole.shortcuts[0], keys: ['n', 1] }] }, 'shortcuts.0.keys.1: expected a text'],
    [{ shortcuts: [{ ...whole.shortcuts[0], scope: 1 }] }, 'shortcuts.0.scope: expected a text'],
    [{ palette: 1 }, 'palette: expected true or false'],
    [{ watches: 1 }, 'watches: expected true or false'],
    [{ assistant: 1 }, 'assistant: expected true or false'],
    [{ help: 1 }, 'help: expected true or false'],
    [{ disabled: 1 }, 'disabled: expected true or false'],
    [{ entry: 'ftp://crm.example' }, 'entry: expected an http(s) address, got "ftp://crm.example"'],
    [{ entry: 'https://' }, 'entry: expected an http(s) address'],
    [{ entry: 1 }, 'entry: expected an http(s) address'],
    [{ manifest: 'x' }, 'manifest: expected an object, got "x"'],
    [build({ entry: 'x' }), 'manifest.entry: expected an http(s) address'],
    [build({ type: 'module' }), 'manifest.type: expected one of global, var, window, self, globalThis, got "module"'],
    [build({ integrity: `x${hash}` }), 'manifest.integrity: expected a "sha384-…" hash'],
    [build({ integrity: `${hash}x` }), 'manifest.integrity: expected a "sha384-…" hash'],
    [build({ integrity: hash.replace('Ab', 'A!') }), 'manifest.integrity: expected a "sha384-…" hash'],
    [build({ contract: 0 }), 'manifest.contract: expected a contract number from 1, got 0'],
    [build({ contract: 1.5 }), 'manifest.contract: expected a contract number from 1'],
    [build({ shared: '10.2' }), 'manifest.shared: expected a version such as "1.2.0", got "10.2"'],
    [build({ shared: 'x1.2.3' }), 'manifest.shared: expected a version'],
    [build({ shared: '1.2.3x' }), 'manifest.shared: expected a version'],
    [build({ globalName: '' }), 'manifest.globalName: expected a text'],
    [build({ preload: [{ href: 'x', as: 'style', integrity: hash }] }), 'manifest.preload.0.href: expected an http(s)'],
    [
      build({ preload: [{ ...whole.manifest.preload[0], as: 'font' }] }),
      'manifest.preload.0.as: expected one of script, style',
    ],
    [build({ preload: [{ ...whole.manifest.preload[0], integrity: 1 }] }), 'manifest.preload.0.integrity: expected a'],
    [build({ ahead: [] }), 'manifest.ahead: expected an object, got []'],
    [build({ ahead: { crm: 'x' } }), 'manifest.ahead.crm: expected a list, got "x"'],
    [build({ ahead: { crm: [1] } }), 'manifest.ahead.crm.0: expected a text'],
  ])('that says %j is refused at its place', (fields, words) => {
    expect(problem(fields)).toMatch(`remotes.0.${words}`);
  });

  it('is refused with the beginning of what came, where that is long', () => {
    expect(problem({ title: ['x'.repeat(100)] })).toBe(`remotes.0.title: expected a text, got ["${'x'.repeat(58)}`);
  });

  it('takes the edges of what is allowed', () => {
    expect(problem({ name: 'a1-' })).toBeUndefined();
    expect(problem({ tools: [{ ...whole.tools[0], name: `x${'_'.repeat(63)}` }] })).toBeUndefined();
    expect(problem(build({ shared: '0.10.200' }))).toBeUndefined();
    expect(problem({ entry: 'http://localhost:3002/x' })).toBeUndefined();
    expect(problem(build({ preload: [{ ...whole.manifest.preload[0], as: 'script' }] }))).toBeUndefined();
    for (const risk of ['draft', 'record']) expect(problem({ tasks: [{ ...whole.tasks[0], risk }] })).toBeUndefined();
    for (const group of ['grow', 'insight', 'manage']) expect(problem(module({ group }))).toBeUndefined();
    for (const type of ['global', 'window', 'self', 'globalThis']) expect(problem(build({ type }))).toBeUndefined();
    expect(problem({ tools: [{ ...whole.tools[0], kind: 'propose' }] })).toBeUndefined();
  });
});

describe('a list', () => {
  it('is an object of version 1 with remotes', () => {
    const words = (value: unknown) => () => parseRemotesFile(value);
    expect(words([])).toThrow(
      'remotes.json is malformed: the file: expected { "version": 1, "remotes": [...] }, got [].',
    );
    expect(words(null)).toThrow('the file: expected');
    expect(words({ version: '1', remotes: [] })).toThrow('version: expected 1, got "1"');
    expect(words({ version: 1, remotes: {} })).toThrow('remotes: expected a list, got {}');
  });

  it('gives each claim to the first that has it', () => {
    const bare = { name: 'other', title: 'Other', icon: 'box', entry: whole.entry };
    const second = (fields: object) => parsed(whole, { ...bare, ...fields })[1]?.problem;
    expect(second({})).toBeUndefined();
    expect(second({ name: 'remote-crm' })).toBe('remotes.1: the name "remote-crm" stands in the list twice');
    expect(second({ modules: [crm] })).toBe('remotes.1: the module "crm" stands in the list twice');
    expect(second({ pages: [whole.pages[0]] })).toBe('remotes.1: the page "/crm/settings" stands in the list twice');
    expect(second({ settings: whole.settings })).toBe(
      'remotes.1: the settings section "points" stands in the list twice',
    );
    expect(second({ notices: whole.notices })).toBe('remotes.1: the kind of notice "due" stands in the list twice');
    expect(second({ integrations: whole.integrations })).toBeUndefined();
    expect(second({ tasks: whole.tasks })).toBe('remotes.1: the AI task "reply" stands in the list twice');
    expect(second({ tools: whole.tools })).toBe('remotes.1: the AI tool "find_contacts2" stands in the list twice');
    expect(problem({ tools: [whole.tools[0], whole.tools[0]] })).toContain('stands in the list twice');
  });
});

describe('what stands in for a wrong entry', () => {
  it('has of its modules and pages what can be read, and is switched to nothing else', () => {
    const wrong = {
      ...whole,
      title: 7,
      modules: [{ id: 'one', title: 'One', group: 'play' }, { ...crm, id: 'two' }, { id: 3 }, 'x'],
      pages: [
        { ...whole.pages[0], open: false, settings: undefined },
        { path: 'x', title: 'X' },
      ],
    };
    expect(parsed(wrong)).toEqual([
      {
        name: 'remote-crm',
        title: 'remote-crm',
        icon: 'box',
        modules: [
          { id: 'one', title: 'One', icon: 'box', group: 'manage' },
          { id: 'two', title: 'CRM', icon: 'users', group: 'work' },
        ],
        pages: [{ path: '/crm/settings', title: 'Settings', heading: 'H', purpose: 'P', open: true, fromLink: true }],
        widgets: [],
        integrations: [],
        settings: [],
        notices: [],
        tasks: [],
        tools: [],
        shortcuts: [],
        palette: false,
        watches: false,
        assistant: false,
        help: false,
        entry: '',
        disabled: false,
        problem: 'remotes.0.title: expected a text, got 7',
      },
    ]);
    expect(parsed({ ...whole, title: 'Mine', icon: 7, modules: 7, pages: undefined })[0]).toMatchObject({
      title: 'Mine',
      modules: [],
      pages: [],
    });
    expect(parsed({ ...whole, title: '', modules: [] })[0]?.title).toBe('remote-crm');
  });

  it('leaves to others what is theirs', () => {
    const other = { ...whole, name: 'other', icon: 7, tasks: [], tools: [] };
    expect(
      parsed(whole, {
        ...other,
        modules: [crm, { ...crm, id: 'own' }],
        pages: [...whole.pages, { path: '/own', title: 'Own' }],
      })[1],
    ).toMatchObject({
      modules: [{ id: 'own' }],
      pages: [{ path: '/own' }],
    });
  });

  it('is named by its place where it has no name, or that of another', () => {
    const nameless = {
      name: 'entry-2',
      title: 'Entry 2',
      icon: 'box',
      modules: [],
      pages: [],
      widgets: [],
      integrations: [],
      settings: [],
      notices: [],
      tasks: [],
      tools: [],
      shortcuts: [],
      palette: false,
      watches: false,
      assistant: false,
      help: false,
      entry: '',
      disabled: false,
    };
    expect(parsed(whole, 7)[1]).toEqual({ ...nameless, problem: 'remotes.1: expected an object, got 7' });
    expect(parsed(whole, { ...whole, name: 7 })[1]).toMatchObject({ name: 'entry-2' });
    expect(parsed(whole, { ...whole, icon: 7 })[1]).toMatchObject({ name: 'entry-2', modules: [] });
  });
});

describe('a manifest', () => {
  const url = 'https://crm.example/1.4.0/mf-manifest.json';
  const remoteEntry = { name: 'remoteEntry.js' };
  const read = (metaData: object) => parseManifest({ metaData: { globalName: 'x', remoteEntry, ...metaData } }, url);

  it('says where its entry is, of what kind, and for which contract', () => {
    expect(read({})).toEqual({
      entry: 'https://crm.example/1.4.0/remoteEntry.js',
      type: 'global',
      contract: 0,
      shared: undefined,
      globalName: 'x',
      preload: [],
    });
    expect(
      read({ contract: 2, shared: '1.2.3', remoteEntry: { name: 'e.js', path: 'static/', type: 'var' } }),
    ).toMatchObject({
      entry: 'https://crm.example/1.4.0/static/e.js',
      type: 'var',
      contract: 2,
      shared: '1.2.3',
    });
  });

  it('is refused at the place that is wrong', () => {
    expect(() => read({ globalName: 1 })).toThrow(`${url}.metaData.globalName: expected a text`);
    expect(() => read({ remoteEntry: 1 })).toThrow('metaData.remoteEntry: expected an object');
    expect(() => read({ remoteEntry: { name: '' } })).toThrow('remoteEntry.name: expected a text');
    expect(() => read({ remoteEntry: { name: 'e', path: 1 } })).toThrow('remoteEntry.path: expected a text');
    expect(() => read({ remoteEntry: { name: 'e', type: 1 } })).toThrow('remoteEntry.type: expected a text');
    expect(() => read({ contract: '1' })).toThrow('metaData.contract: expected a number');
    expect(() => read({ shared: '1' })).toThrow('metaData.shared: expected a version');
    expect(() => read({ remoteEntry: { name: 'e', type: 'module' } })).toThrow(
      `${url}: its entry is of the type "module", which is imported without a check of its hash and never fetched again after a failure. ` +
        'Build it as a script: library.type "var" (found: module; taken: global, var, window, self, globalThis).',
    );
  });

  it('and the facts of a package name theirs', () => {
    expect(() => parseRemoteFacts({ ...whole, title: 7 })).toThrow('remote.json.title: expected a text, got 7');
    expect(parseRemoteFacts(whole)).not.toHaveProperty('entry');
  });
});

describe('the version of the shared package', () => {
  it('fits when the major one is the same and the host offers no less', () => {
    expect(sharedMismatch(undefined, '10.2.0')).toBeUndefined();
    for (const built of ['10.2.0', '10.2.9', '10.1.0', '10.0.0']) {
      expect(sharedMismatch(built, '10.2.0'), built).toBeUndefined();
    }
  });

  it('is too new, or too old, in words', () => {
    for (const built of ['10.3.0', '11.0.0']) {
      expect(sharedMismatch(built, '10.2.0')).toBe(
        `It needs version ${built} of the shared package; this host offers 10.2.0.`,
      );
    }
    expect(sharedMismatch('9.9.0', '10.2.0')).toBe(
      'It was built against version 9.9.0 of the shared package; this host offers 10.2.0, which lacks something of it.',
    );
  });
});
