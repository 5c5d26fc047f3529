import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { healthRoute } from './health';
import { readHttpPlace } from './httpPlace';
import { type OpenHttp, openHttp } from './httpServer';
import { matchRoute } from './matchRoute';
import { Pace } from './pace';
import { readBody } from './readBody';
import { Refusal, type Route } from './route';
import { visitorOf } from './visitorOf';

let open: OpenHttp | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const route = (of: Partial<Route> = {}): Route => ({
  method: 'POST',
  path: '/f/:id',
  perMinute: 60,
  answer: ({ params }) => ({ status: 200, body: `form ${params.id}` }),
  ...of,
});
const serve = async (...routes: readonly Route[]) => {
  open = await openHttp({ port: 0, host: '127.0.0.1', publicUrl: 'https://post.example' }, routes);
  return `http://127.0.0.1:${open.port}`;
};

describe('the port of a post office', () => {
  it('answers if a route matches, and says whether the business can be reached', async () => {
    let well = false;
    const at = await serve(
      healthRoute(() => well),
      route(),
    );
    expect((await fetch(`${at}/health`)).status).toBe(503);
    well = true;
    expect(await (await fetch(`${at}/health`)).text()).toBe('ok');
    expect(await (await fetch(`${at}/f/a%20b`, { method: 'POST' })).text()).toBe('form a b');
  });

  it('distinguishes another path from another method', async () => {
    const at = await serve(route());
    expect((await fetch(`${at}/f/a/b`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${at}//f/a`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${at}/f/%E0%A4`, { method: 'POST' })).status).toBe(404);
    const other = await fetch(`${at}/f/a`);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('lets nobody frame its pages, run scripts in them, or guess at types', async () => {
    const { headers } = await fetch(`${await serve(route())}/f/a`, { method: 'POST' });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('says why it refuses, and nothing about its own faults', async () => {
    const at = await serve(
      route({ path: '/refused', answer: () => Promise.reject(new Refusal(422, 'Enter a name.')) }),
      route({ path: '/broken', answer: () => Promise.reject(new Error('secret')) }),
    );
    const refused = await fetch(`${at}/refused`, { method: 'POST' });
    expect([refused.status, await refused.text()]).toEqual([422, 'Enter a name.']);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await fetch(`${at}/broken`, { method: 'POST' });
    expect([broken.status, await broken.text()]).toEqual([500, 'The post office could not do this. Try again later.']);
    expect(said).toHaveBeenCalled();
    said.mockRestore();
  });

  it('stops a flood from one visitor, and not the next one', async () => {
    const at = await serve(route({ perMinute: 3 }));
    const from = (address: string) =>
      fetch(`${at}/f/a`, { method: 'POST', headers: { 'x-forwarded-for': `8.8.8.8, ${address}` } });
    const statuses = [];
    for (let nth = 0; nth < 5; nth++) statuses.push((await from('203.0.113.9')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(Number((await from('203.0.113.9')).headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.10')).status).toBe(200);
  });

  it('closes on headers that are too long, and stays open for others', async () => {
    const at = await serve(route());
    const long = await fetch(`${at}/f/a`, { method: 'POST', headers: { 'x-long': 'a'.repeat(20_000) } });
    expect(long.status).toBe(431);
    const { port } = new URL(at);
    const broken = await new Promise<string>((ended) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('POST /f/a HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n'),
      );
      socket.on('data', (part) => ended(String(part)));
    });
    expect(broken).toContain('400 Bad Request');
    expect((await fetch(`${at}/f/a`, { method: 'POST' })).status).toBe(200);
  });

  it('reads a body up to its limit, and no more, whatever length was announced', async () => {
    const at = await serve(
      route({ answer: async ({ request }) => ({ status: 200, body: String(await readBody(request, 1000)) }) }),
    );
    const send = (body: BodyInit) => fetch(`${at}/f/a`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(await (await send('a'.repeat(1000))).text()).toHaveLength(1000);
    expect((await send('a'.repeat(1001))).status).toBe(413);
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(400)) });
    const refused = await send(endless).catch(() => ({ status: 413 }));
    expect(refused.status).toBe(413);
  });

  it('names a port that is taken', async () => {
    const { port } = new URL(await serve(route()));
    await expect(
      openHttp({ port: Number(port), host: '127.0.0.1', publicUrl: 'https://post.example' }, []),
    ).rejects.toThrow(`Port ${port} is taken.`);
  });
});

it('a route is found by its path and method', () => {
  expect(matchRoute([route()], 'POST', '/f/a')).toMatchObject({ params: { id: 'a' } });
  expect(matchRoute([route()], 'POST', '/f/')).toEqual({ allowed: [] });
  expect(matchRoute([route()], 'GET', '/f/a')).toEqual({ allowed: ['POST'] });
});

it('visits are allowed again over a minute', () => {
  let now = 0;
  const pace = new Pace(2, () => now);
  expect([pace.wait('a'), pace.wait('a'), pace.wait('a'), pace.wait('b')]).toEqual([0, 0, 30_000, 0]);
  now = 30_000;
  expect([pace.wait('a'), pace.wait('a')]).toEqual([0, 30_000]);
});

describe('a visitor', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    visitorOf({
      // The part of a socket that is read.
      socket: { remoteAddress } as never,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });

  it('is the one a trusted proxy names, and cannot name another', () => {
    expect(from('203.0.113.9')).toBe('203.0.113.9');
    expect(from('203.0.113.9', '8.8.8.8')).toBe('203.0.113.9');
    expect(from('127.0.0.1', '8.8.8.8, 203.0.113.9')).toBe('203.0.113.9');
    expect(from('::ffff:172.18.0.2', '203.0.113.9, 10.0.0.4')).toBe('203.0.113.9');
    expect(from('127.0.0.1', 'garbage, <script>')).toBe('127.0.0.1');
  });

  it('of IPv6 is its network, all of whose addresses one person has', () => {
    expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2::9'));
    expect(from('2001:db8:1:2::9')).not.toBe(from('2001:db8:1:3::9'));
    expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});

describe('where it is reached', () => {
  it('is a port and an address, together', () => {
    expect(readHttpPlace(undefined, undefined)).toBeUndefined();
    expect(readHttpPlace('4290', 'https://post.example/')).toEqual({
      port: 4290,
      host: '127.0.0.1',
      publicUrl: 'https://post.example',
    });
    expect(readHttpPlace('0.0.0.0:4290', 'http://localhost:4290')).toMatchObject({ host: '0.0.0.0' });
    expect(() => readHttpPlace('4290', undefined)).toThrow('got --listen alone');
    expect(() => readHttpPlace(undefined, 'https://post.example')).toThrow('got --public alone');
  });

  it.each(['99999', 'post', '4290x'])('names a port that is not one: %s', (port) =>
    expect(() => readHttpPlace(port, 'https://post.example')).toThrow('--listen: expected a port'),
  );

  it.each([
    'http://post.example',
    'post.example',
    'https://a@post.example',
    'https://post.example/x',
    'javascript:alert(1)',
  ])('names an address that would not do: %s', (address) =>
    expect(() => readHttpPlace('4290', address)).toThrow('--public: expected an address with https'),
  );
});
