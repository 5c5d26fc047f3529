import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openMemoryStore } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { articlesIn } from '../content/articles';
import help from '../content/help/contents.md';
import { answerRequest } from '../documentation/answerRequest';
import { testKey } from '../documentation/endpoints';
import { downloads } from './downloads';
import { manualDocument } from './manual';

const textOf = (name: string) => downloads.find((download) => download.name === name)?.text() ?? '';

describe('the OpenAPI file', () => {
  it('describes the five endpoints with parameters, bodies and answers', () => {
    const api = JSON.parse(textOf('steps-openapi.json'));
    expect(api.openapi).toBe('3.1.0');
    const operations = Object.entries<Record<string, object>>(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations).toEqual([
      'GET /api/v1/contacts',
      'POST /api/v1/contacts',
      'GET /api/v1/companies',
      'POST /api/v1/campaigns',
      'GET /api/v1/analytics/dashboard',
    ]);
    const query = api.paths['/api/v1/analytics/dashboard'].get.parameters.map(({ name }: { name: string }) => name);
    expect(query).toEqual(['period', 'metrics', 'industry']);
  });

  it('refers to nothing that is not in it', () => {
    const text = textOf('steps-openapi.json');
    const { components } = JSON.parse(text);
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(components.schemas).toHaveProperty(name);
  });
});

it('the Postman collection holds the same requests, each with its key', () => {
  const { item, auth, info } = JSON.parse(textOf('steps-postman.json'));
  expect(info.schema).toContain('v2.1.0');
  expect(auth.type).toBe('bearer');
  expect(item).toHaveLength(5);
  for (const { request } of item.filter((one: { request: { method: string } }) => one.request.method === 'POST')) {
    expect(JSON.parse(request.body.raw)).toHaveProperty('name');
  }
});

describe('the SDK examples', () => {
  it.each([
    ['steps-example.mjs', process.execPath],
    ['steps-example.py', 'python3'],
  ])('%s runs as it is, against an API that answers like the console', async (name, program) => {
    await openMemoryStore();
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const answer = answerRequest({
        method: request.method ?? 'GET',
        path: pathname,
        authorization: request.headers.authorization,
        query: Object.fromEntries(searchParams),
        ...(body ? { body: JSON.parse(body) } : {}),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
    const folder = await mkdtemp(join(tmpdir(), 'sdk-'));
    try {
      await new Promise<void>((listening) => server.listen(0, listening));
      const file = join(folder, name);
      await writeFile(file, textOf(name));
      const env = {
        ...process.env,
        STEPS_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
        STEPS_KEY: testKey,
      };
      const { stdout } = await promisify(execFile)(program, [file], { env });
      expect(stdout).toContain('Found Sam Okoro <sam.okoro@northlight.example>');
      expect(stdout).toContain('Campaign Winter check-up: draft');
      expect(stdout).toContain('Contacts: 1, companies: 1');
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });
});

it('the manual holds every article of the help, and its contents', () => {
  const text = JSON.stringify(manualDocument(help).content);
  for (const { title } of articlesIn(help)) expect(text).toContain(JSON.stringify(title).slice(1, -1));
  expect(text).toContain('"toc"');
});
