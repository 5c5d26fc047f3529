import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isPublicAddress, webPicture } from './webPicture';

const png = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const everywhere = { mayAsk: () => true };
let close = async () => {};
afterEach(() => close());

async function site(answer: RequestListener): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(JSON.stringify(request.headers));
    answer(request, response);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

it('a picture is fetched, and its server is told nothing of who looks', async () => {
  const { url, asked } = await site((_, response) => response.end(png));
  expect(await webPicture(`${url}/a.png`, everywhere)).toEqual(png);
  expect(asked.join()).not.toMatch(/cookie|referer|user-agent/i);
});

it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0'])(
  'nothing is asked of this machine, whatever a stranger calls it: %s',
  async (host) => {
    const { url, asked } = await site((_, response) => response.end(png));
    const { port } = new URL(url);
    expect(await webPicture(`http://${host}:${port}/a.png`).catch(() => undefined)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

it('nor where a server on the internet leads there', async () => {
  const { url, asked } = await site((request, response) => {
    if (request.url === '/secret') response.end(png);
    else response.writeHead(302, { location: `http://127.0.0.2:${request.socket.localPort}/secret` }).end();
  });
  const mayAsk = (address: string) => address !== '127.0.0.2';
  expect(await webPicture(`${url}/a.png`, { mayAsk })).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it.each([
  ['a page', Buffer.from('<svg onload=alert(1)>'), 200],
  ['an error', png, 404],
])('%s is no picture', async (_, body, status) => {
  const { url } = await site((_request, response) => response.writeHead(status).end(body));
  expect(await webPicture(url, everywhere)).toBeUndefined();
});

it('what has no end, and what leads in a ring, is left', async () => {
  const { url, asked } = await site((request, response) => {
    if (request.url === '/ring') response.writeHead(302, { location: '/ring' }).end();
    else response.end(Buffer.concat([png, Buffer.alloc(600_000)]));
  });
  await expect(webPicture(`${url}/large`, everywhere)).rejects.toThrow('too large');
  expect(await webPicture(`${url}/ring`, everywhere)).toBeUndefined();
  expect(asked).toHaveLength(5);
});

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['plum', false],
])('whether %s is on the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
