import { filePolicy, hostPolicy } from '../../shared/build/headers.mjs';
import { expect, test } from '../test';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

test('the host sends the policy that names exactly the listed remotes, and the other security headers', async ({
  request,
  deployment,
}) => {
  const remoteOrigins = deployment.remotes.map(({ name }) => deployment.originOf(name));
  for (const path of ['/', '/crm/contacts/1', '/missing.js']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.headers(), path).toMatchObject({ ...always, 'cross-origin-opener-policy': 'same-origin' });
    expect(response.headers()['permissions-policy'], path).toContain('camera=(self)');
    const policy = response.headers()['content-security-policy'];
    expect(policy, path).toBe(hostPolicy({ remoteOrigins, connectSrc: [] }));
    expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
  }
});

test('files that are never shown as a page carry a policy that allows nothing', async ({ request }) => {
  for (const path of ['/remotes.json', '/favicon.svg']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      ...always,
      'content-security-policy': filePolicy,
    });
  }
});

test('every remote lets only the host read its files and sends the other security headers', async ({
  request,
  deployment,
}) => {
  for (const { name } of deployment.remotes) {
    for (const file of ['mf-manifest.json', 'missing.js']) {
      const headers = (await request.get(`${deployment.originOf(name)}/${file}`)).headers();
      expect(headers, `${name} ${file}`).toMatchObject({
        ...always,
        'access-control-allow-origin': deployment.hostUrl,
        'content-security-policy': filePolicy,
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  }
});

test('hashed files are kept for ever, the list and the manifests are asked for again', async ({
  request,
  deployment,
}) => {
  const page = await (await request.get('/')).text();
  const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';
  const cache = async (url: string) => (await request.get(url)).headers()['cache-control'];
  expect(await cache(script)).toBe('public, max-age=31536000, immutable');
  for (const url of ['/', '/remotes.json', `${deployment.originOf('remote-crm')}/mf-manifest.json`]) {
    expect(await cache(url), url).toBe('no-cache');
  }
});

test('a missing script is never answered with a page', async ({ request }) => {
  const response = await request.get('/gone.0123456789abcdef.js', { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});
