import { describe, expect, it, vi } from 'vitest';
import { readAutoconfig } from './autoconfig';
import type { Dns } from './dns';
import { findServers } from './findServers';

const none = async () => {
  throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
};
const dns = (of: Partial<Record<keyof Dns, (name: string) => Promise<unknown>>> = {}) =>
  // Only the questions that are asked.
  ({ resolveSrv: none, resolveMx: none, resolveTxt: none, ...of }) as unknown as Dns;
const silent: typeof fetch = async () => new Response(null, { status: 404 });
const srv = (of: Readonly<Record<string, readonly object[]>>) =>
  dns({ resolveSrv: async (name) => of[name] ?? none() });

const config = (servers: string) => `<?xml version="1.0"?>
<clientConfig version="1.1"><emailProvider id="bramble.co.uk">${servers}</emailProvider></clientConfig>`;
const smtp = (of = '') => `<outgoingServer type="smtp">
  <hostname>smtp.%EMAILDOMAIN%</hostname><port>587</port><socketType>STARTTLS</socketType>${of}</outgoingServer>`;
const imap = `<incomingServer type="imap">
  <hostname>imap.host.net</hostname><port>993</port><socketType>SSL</socketType></incomingServer>`;

describe('the servers of a domain', () => {
  it('are those that its DNS names, TLS from the start before STARTTLS, the first by priority and weight', async () => {
    const named = srv({
      '_submissions._tcp.bramble.co.uk': [
        { name: 'second.host.net', port: 465, priority: 20, weight: 1 },
        { name: 'light.host.net', port: 465, priority: 10, weight: 1 },
        { name: 'smtp.host.net.', port: 4650, priority: 10, weight: 9 },
      ],
      '_submission._tcp.bramble.co.uk': [{ name: 'plain.host.net', port: 587, priority: 0, weight: 0 }],
      '_imaps._tcp.bramble.co.uk': [{ name: 'imap.host.net', port: 993, priority: 0, weight: 0 }],
    });
    expect(await findServers('bramble.co.uk', named, silent)).toEqual({
      from: 'dns',
      outgoing: { host: 'smtp.host.net', port: 4650, security: 'tls' },
      incoming: { host: 'imap.host.net', port: 993, security: 'tls' },
      user: 'address',
    });
  });

  it('use STARTTLS if no other is named, and there are none if the DNS says so', async () => {
    const one = [{ name: 'smtp.host.net', port: 587, priority: 0, weight: 0 }];
    const no = [{ name: '.', port: 0, priority: 0, weight: 0 }];
    const named = srv({ '_submissions._tcp.bramble.co.uk': no, '_submission._tcp.bramble.co.uk': one });
    expect(await findServers('bramble.co.uk', named, silent)).toMatchObject({
      outgoing: { host: 'smtp.host.net', port: 587, security: 'starttls' },
    });
    expect(await findServers('bramble.co.uk', srv({ '_submission._tcp.bramble.co.uk': no }), silent)).toEqual({
      from: 'nowhere',
      user: 'address',
    });
  });

  it('are those that the domain itself describes, asked over https and nobody else', async () => {
    const get = vi.fn<typeof fetch>(async (address) =>
      String(address).includes('.well-known') ? new Response(config(smtp() + imap)) : new Response('', { status: 404 }),
    );
    expect(await findServers('bramble.co.uk', dns(), get)).toEqual({
      from: 'autoconfig',
      outgoing: { host: 'smtp.bramble.co.uk', port: 587, security: 'starttls' },
      incoming: { host: 'imap.host.net', port: 993, security: 'tls' },
      user: 'address',
    });
    expect(get.mock.calls.map(([address]) => String(address))).toEqual([
      'https://autoconfig.bramble.co.uk/mail/config-v1.1.xml',
      'https://bramble.co.uk/.well-known/autoconfig/mail/config-v1.1.xml',
    ]);
  });

  it('are those of the provider that receives its mail, which is named', async () => {
    const mx = dns({ resolveMx: async () => [{ exchange: 'aspmx.l.google.com', priority: 1 }] });
    expect(await findServers('bramble.co.uk', mx, silent)).toMatchObject({
      from: 'provider',
      outgoing: { host: 'smtp.gmail.com' },
      provider: 'google',
    });
  });

  it('of a well-known provider are known without asking anybody', async () => {
    const get = vi.fn<typeof fetch>();
    expect(await findServers('outlook.com', dns(), get)).toMatchObject({ from: 'provider', provider: 'microsoft' });
    expect(get).not.toHaveBeenCalled();
  });

  it.each([
    'localhost',
    'bramble.example',
    'mail.local',
    '10.0.0.1',
    'a b.uk',
    'bramble.co.uk/x',
    'bramble.co.uk:80',
    '',
  ])('of what is no domain of the internet are not looked for: %s', async (domain) => {
    const get = vi.fn<typeof fetch>();
    expect(await findServers(domain, dns(), get)).toEqual({ from: 'nowhere', user: 'address' });
    expect(get).not.toHaveBeenCalled();
  });

  it('are not found if nothing can be asked', async () => {
    const away = async () => {
      throw Object.assign(new Error('queryMx ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    const get: typeof fetch = () => Promise.reject(new Error('offline'));
    expect(await findServers('bramble.co.uk', dns({ resolveSrv: away, resolveMx: away }), get)).toMatchObject({
      from: 'nowhere',
    });
  });
});

describe('a description', () => {
  it('skips servers that would get the password unencrypted', () => {
    const plain = smtp().replace('STARTTLS', 'plain');
    expect(readAutoconfig(config(plain + smtp()), 'bramble.co.uk')?.outgoing?.security).toBe('starttls');
    expect(readAutoconfig(config(plain), 'bramble.co.uk')).toBeUndefined();
  });

  it('says which user name is wanted', () => {
    const text = config(smtp('<username>%EMAILLOCALPART%</username>'));
    expect(readAutoconfig(text, 'bramble.co.uk')?.user).toBe('name');
  });

  it.each([
    ['a page of the website', '<!doctype html><html><body>Not found</body></html>'],
    ['nothing', ''],
    ['a half', config(smtp()).slice(0, 120)],
    ['a port that is none', config(smtp().replace('587', '99999'))],
    ['a host that is an address of a page', config(smtp().replace('smtp.%EMAILDOMAIN%', 'https://x.uk/'))],
    ['entities', `<!DOCTYPE a [<!ENTITY b "smtp.x.uk">]>${config(smtp().replace('smtp.%EMAILDOMAIN%', '&b;'))}`],
  ])('that is %s is none', (_, text) => expect(readAutoconfig(text, 'bramble.co.uk')).toBeUndefined());

  it('that does not end is not read to its end', async () => {
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(16_000)) });
    const get: typeof fetch = async () => new Response(endless);
    expect(
      await findServers('bramble.co.uk', dns(), async (address) =>
        String(address).includes('well-known') ? get(address) : new Response(null, { status: 404 }),
      ),
    ).toMatchObject({ from: 'nowhere' });
  });
});
