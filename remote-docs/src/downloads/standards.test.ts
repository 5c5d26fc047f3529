import { Validator } from '@seriousme/openapi-schema-validator';
import { Collection, type Item } from 'postman-collection';
import { expect, it } from 'vitest';
import { endpoints } from '../documentation/endpoints';
import { downloads } from './downloads';

const parsed = (name: string) => JSON.parse(downloads.find((download) => download.name === name)?.text() ?? '');

it('the OpenAPI file is valid by the schema of OpenAPI itself', async () => {
  const { valid, errors } = await new Validator().validate(parsed('steps-openapi.json'));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('an OpenAPI file without its title is refused, so that the test above can fail', async () => {
  const document = parsed('steps-openapi.json');
  delete document.info.title;
  expect((await new Validator().validate(document)).valid).toBe(false);
});

it('Postman’s own library reads the collection: every request, with its method, address and key', () => {
  const collection = new Collection(parsed('steps-postman.json'));
  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));
  expect(items.map(({ request }) => `${request.method} /${request.url.path?.join('/')}`)).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`),
  );
  expect(collection.auth?.type).toBe('bearer');
  for (const name of ['baseUrl', 'key']) expect(collection.variables.has(name)).toBe(true);
});
