// @vitest-environment page
import { contractVersion, type RemoteBuild, RemoteError, type RemoteFault } from '@steps/platform/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRemote } from './loadRemote';
import { remoteEntry } from './remoteEntry.fixture';

const { openRemote, prefetchBuild, reportFailure } = vi.hoisted(() => ({
  openRemote: vi.fn(),
  prefetchBuild: vi.fn(),
  reportFailure: vi.fn(),
}));
vi.mock('./prefetch', () => ({ prefetchBuild, federationRuntime: async () => ({ openRemote }) }));
vi.mock('./reportFailure', () => ({ reportFailure }));

const definition = { name: 'remote-crm', contract: contractVersion };
const build: RemoteBuild = {
  entry: 'http://localhost/remote-crm/entry.js',
  globalName: 'remote_crm',
  type: 'global',
  contract: contractVersion,
  shared: '',
  integrity: 'sha384-x',
  preload: [],
};
let made = 0;
/** An entry of its own for each test, because a load that succeeded is remembered. */
const entry = (fields: Partial<ReturnType<typeof remoteEntry>> = {}) => {
  made += 1;
  definition.name = `remote-${made}`;
  return remoteEntry({ name: `remote-${made}`, title: 'CRM', manifest: build, ...fields });
};
const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const failure = async (loading: Promise<unknown>): Promise<RemoteError> => {
  const error = await loading.catch((thrown: unknown) => thrown);
  if (!(error instanceof RemoteError)) throw new Error(`Expected a RemoteError, got ${String(error)}.`);
  return error;
};

beforeEach(() => {
  vi.useFakeTimers();
  openRemote.mockImplementation(async () => ({ default: definition }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  openRemote.mockReset();
  reportFailure.mockReset();
});

/** Lets the waits between tries pass. */
async function afterTries<Given>(loading: Promise<Given>): Promise<Given> {
  void loading.catch(() => {});
  await vi.advanceTimersByTimeAsync(5_000);
  return loading;
}

describe('loading a remote', () => {
  it('gives its definition, and fetches it once however often it is asked for', async () => {
    const listed = entry();
    const [first, second] = await Promise.all([loadRemote(listed), loadRemote(listed)]);
    expect(first).toBe(second);
    expect(openRemote).toHaveBeenCalledTimes(1);
    expect(prefetchBuild).toHaveBeenCalledWith(build);
  });

  it.each<[string, Partial<RemoteBuild>, RemoteFault, string]>([
    ['of another contract version', { contract: 999 }, 'incompatible', 'It speaks contract 999'],
    ['on another origin', { entry: 'https://elsewhere.example/entry.js' }, 'refused', 'not on the listed origin'],
    ['without a fingerprint', { integrity: undefined }, 'refused', 'no fingerprint'],
  ])('refuses a build %s before any of it runs', async (_is, fields, fault, detail) => {
    const error = await failure(loadRemote(entry({ manifest: { ...build, ...fields } })));
    expect(error.fault).toBe(fault);
    expect(error.message).toContain(detail);
    expect(openRemote).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, RemoteFault]>([
    ['exports nothing', {}, 'damaged'],
    ['is another remote', { default: { name: 'remote-other', contract: contractVersion } }, 'damaged'],
    ['speaks another contract', { default: { contract: 999 } }, 'incompatible'],
  ])('refuses a door that %s', async (_is, door, fault) => {
    const listed = entry();
    openRemote.mockImplementation(async () => {
      const exported = (door as { default?: object }).default;
      return exported ? { default: { name: listed.name, ...exported } } : {};
    });
    expect((await failure(loadRemote(listed))).fault).toBe(fault);
  });

  it('says that it threw while starting, in its own words', async () => {
    openRemote.mockRejectedValue(named('TypeError', 'x is not a function'));
    const error = await failure(loadRemote(entry()));
    expect(error.fault).toBe('threw-on-load');
    expect(error.detail).toBe('TypeError: x is not a function');
    expect(openRemote).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a script', named('ChunkLoadError', 'Loading chunk 7 failed.')],
    ['a style sheet', named('ChunkLoadError', 'Loading css chunk 7 failed.')],
    [
      'a style sheet of another bundler',
      Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    ],
    ['a file that the runtime asked for', named('ChunkLoadError', '[ Federation Runtime ]: Loading chunk 7 failed.')],
    [
      'a file whose fault was wrapped',
      new Error('The door did not open.', { cause: named('ChunkLoadError', 'Loading chunk 7 failed.') }),
    ],
  ])(
    'tries three times for %s that does not arrive, then says that the server cannot be reached',
    async (_of, thrown) => {
      openRemote.mockRejectedValue(thrown);
      const error = await afterTries(failure(loadRemote(entry())));
      expect(error.fault).toBe('unreachable');
      expect(openRemote).toHaveBeenCalledTimes(3);
    },
  );

  it('takes a remote whose own words speak of chunks for one that threw', async () => {
    for (const words of [
      'A chunk of audio has no length.',
      'Loading chunk 7 failed.',
      'ChunkLoadError: no such part',
    ]) {
      openRemote.mockRejectedValueOnce(named('RangeError', words));
      expect((await failure(loadRemote(entry()))).fault, words).toBe('threw-on-load');
    }
  });

  it('goes on where the second try succeeds', async () => {
    openRemote.mockRejectedValueOnce(named('ChunkLoadError', 'Loading chunk 7 failed.'));
    await expect(afterTries(loadRemote(entry()))).resolves.toMatchObject({ contract: contractVersion });
  });

  it('forgets a failure, so that Retry asks again, and reports it to the operator', async () => {
    const listed = entry();
    openRemote.mockRejectedValueOnce(named('TypeError', 'broken'));
    await failure(loadRemote(listed));
    expect(reportFailure).toHaveBeenCalledWith(listed, 'threw-on-load');
    await expect(loadRemote(listed)).resolves.toMatchObject({ name: listed.name });
  });

  it.each<[Partial<ReturnType<typeof remoteEntry>>, RemoteFault]>([
    [{ problem: 'Its address is no address' }, 'bad-entry'],
    [{ disabled: true }, 'disabled'],
  ])('asks nobody for an entry with %o', async (fields, fault) => {
    expect((await failure(loadRemote(entry(fields)))).fault).toBe(fault);
    expect(openRemote).not.toHaveBeenCalled();
  });
});

describe('an entry without its manifest', () => {
  const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));
  const fault = async () => (await afterTries(failure(loadRemote(entry({ manifest: undefined }))))).fault;

  it('fetches it', async () => {
    answer(async () => new Response('{"nothing":"of ours"}'));
    expect(await fault()).toBe('damaged');
  });

  it('says that a web page came', async () => {
    answer(async () => new Response('  <!doctype html>'));
    expect(await fault()).toBe('not-a-script');
  });

  it('says that the server answered with an error, after three tries', async () => {
    answer(async () => new Response('', { status: 503 }));
    expect(await fault()).toBe('unreachable');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('says that nobody answered', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fault()).toBe('unreachable');
  });

  it('says that the answer did not come in time, and does not wait again', async () => {
    answer(() => Promise.reject(new DOMException('too late', 'TimeoutError')));
    expect(await fault()).toBe('slow');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
