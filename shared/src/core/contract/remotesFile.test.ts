import { describe, expect, it } from 'vitest';
import { parseManifest, parseRemotesFile } from './remotesFile';

const remote = { name: 'remote-crm', title: 'CRM', icon: 'users', entry: 'http://localhost:3002/mf-manifest.json' };

describe('the list of remotes', () => {
  it('needs no more than a name, a title, an icon and an address', () => {
    const [entry] = parseRemotesFile({ version: 1, remotes: [remote] }).remotes;
    expect(entry).toMatchObject({ modules: [], pages: [], widgets: [], disabled: false });
  });

  it('names the field that is wrong, what was expected and what came', () => {
    expect(() => parseRemotesFile({ version: 1, remotes: [{ ...remote, title: 7 }] })).toThrow(
      'remotes.json is malformed: remotes.0.title: expected string, got 7.',
    );
  });

  it('refuses one name for two remotes, because it would be one global variable', () => {
    expect(() => parseRemotesFile({ version: 1, remotes: [remote, remote] })).toThrow(
      '"remote-crm" stands in it twice',
    );
  });

  it('refuses an address that is not a URL', () => {
    expect(() => parseRemotesFile({ version: 1, remotes: [{ ...remote, entry: 'nowhere' }] })).toThrow(
      'remotes.0.entry',
    );
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

  it('of another shape is refused before anything runs', () => {
    expect(() => parseManifest({ id: 'x' }, url)).toThrow('is not a federation manifest: metaData');
  });
});
