import { createHash } from 'node:crypto';
import { vi } from 'vitest';

const origin = 'https://steps.example';
const remote = 'https://crm.example/1.0.0/';

/** The caches of a browser, in memory. `full`: nothing more can be written. `broken`: nothing can be read. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, { body: ArrayBuffer; headers: [string, string][] }>>();
  const fixture = { full: false, broken: false };
  const addressOf = (asked: string | Request) => (typeof asked === 'string' ? asked : asked.url);
  const open = async (name: string) => {
    if (fixture.broken) throw new DOMException('The cache cannot be opened.', 'UnknownError');
    const entries = stored.get(name) ?? new Map();
    stored.set(name, entries);
    return {
      match: async (address: string) => {
        const found = entries.get(address);
        return found && new Response(found.body, { headers: found.headers });
      },
      put: async (address: string, answer: Response) => {
        if (fixture.full) throw new DOMException('The disk is full.', 'QuotaExceededError');
        entries.set(address, { body: await answer.arrayBuffer(), headers: [...answer.headers] });
      },
      delete: async (asked: string | Request) => entries.delete(addressOf(asked)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  vi.stubGlobal('caches', { open, has: async (name: string) => stored.has(name) });
  return Object.assign(fixture, {
    addresses: (name: string) => [...(stored.get(name)?.keys() ?? [])],
    /** As a disk that gives back other bytes than it was given. */
    damage(address: string) {
      for (const entries of stored.values()) {
        const entry = entries.get(address);
        if (entry) entries.set(address, { ...entry, body: new TextEncoder().encode('half of').buffer });
      }
    },
    lose(address: string) {
      for (const entries of stored.values()) entries.delete(address);
    },
  });
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A host and one remote on their servers; a test publishes others and takes them down. */
export function publication() {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const state = { away: [] as string[] };
  const site = {
    ...{ files, asked, origin, remote, state },
    publishHost(hash: string) {
      const scripts = `<script defer src="/main.${hash}.js"></script><link href="/main.${hash}.css" rel="stylesheet">`;
      const preload = '<link rel="preload" href="/remotes.json" as="fetch" crossorigin="anonymous">';
      files.set(`${origin}/`, `<!doctype html><html><head><title>Steps</title>${preload}${scripts}</head></html>`);
      const names = [`main.${hash}.js`, `main.${hash}.css`, `page.${hash}.js`];
      files.set(`${origin}/files.json`, JSON.stringify(names));
      for (const name of names) files.set(`${origin}/${name}`, `${name} of the host`);
    },
    publishRemote(hash: string) {
      const names = [`remoteEntry.${hash}.js`, `crm.${hash}.js`];
      for (const name of names) files.set(remote + name, `${name} of the remote`);
      files.set(`${remote}files.json`, JSON.stringify(names));
      site.list(hash);
    },
    list(hash: string) {
      const entry = `${remote}remoteEntry.${hash}.js`;
      const integrity = hashOf(files.get(entry) ?? 'not published yet');
      const manifest = { entry, integrity, type: 'var', contract: 1, globalName: 'crm', preload: [] };
      const listed = { name: 'remote-crm', title: 'CRM', icon: 'box', entry: `${remote}mf-manifest.json`, manifest };
      files.set(`${origin}/remotes.json`, JSON.stringify({ version: 1, remotes: [listed] }));
    },
  };
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    json: 'application/json',
    png: 'image/png',
  };
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('navigator', {
    locks: { request: (...asked: unknown[]) => (asked.at(-1) as () => unknown)(), query: async () => ({ held: [] }) },
  });
  vi.stubGlobal('fetch', async (address: string | URL | Request, { integrity = '' } = {}) => {
    const url = new URL(typeof address === 'object' && 'url' in address ? address.url : address, origin);
    asked.push(url.href);
    if (state.away.some((base) => url.href.startsWith(base))) throw new TypeError('Failed to fetch');
    // An address of the application is answered by its page.
    const text = files.get(url.origin + (/\.\w+$/.test(url.pathname) ? url.pathname : '/'));
    if (text === undefined) return new Response('Not found', { status: 404 });
    if (integrity && hashOf(text) !== integrity) throw new TypeError('Failed to fetch');
    const ending = /\.(\w+)$/.exec(url.pathname)?.[1] ?? '';
    const type = text.startsWith('<!doctype') ? 'text/html' : (types[ending] ?? 'text/plain');
    return new Response(text, { headers: { 'content-type': type, vary: 'Origin' } });
  });
  for (const name of ['favicon.svg', 'site.webmanifest', 'icon-192.png', 'icon-512.png', 'icon-maskable.png']) {
    files.set(`${origin}/${name}`, name);
  }
  site.publishHost('aaaaaaaa');
  site.publishRemote('11111111');
  return site;
}
