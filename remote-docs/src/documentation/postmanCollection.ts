import { baseUrl, type Endpoint, endpoints, testKey } from './endpoints';
import { bodyOf } from './requestCode';

/** The five requests as a Postman collection, version 2.1. The key is a variable. */
export const postmanCollection = () => ({
  info: {
    name: 'Steps API',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
  variable: [
    { key: 'baseUrl', value: baseUrl },
    { key: 'key', value: testKey },
  ],
  item: endpoints.map(itemOf),
});

function itemOf(endpoint: Endpoint) {
  const { title, method, path, summary, parameters } = endpoint;
  const samples = Object.fromEntries(parameters.map(({ name, sample = '' }) => [name, sample]));
  return {
    name: title,
    request: {
      method,
      description: summary,
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ['{{baseUrl}}'],
        path: path.split('/').filter(Boolean),
        ...(method === 'GET'
          ? {
              query: parameters.map(({ name, says, sample }) => ({
                key: name,
                value: sample ?? '',
                description: says,
                disabled: !sample,
              })),
            }
          : {}),
      },
      ...(method === 'POST'
        ? {
            header: [{ key: 'Content-Type', value: 'application/json' }],
            body: {
              mode: 'raw',
              raw: JSON.stringify(bodyOf(endpoint, samples), null, 2),
              options: { raw: { language: 'json' } },
            },
          }
        : {}),
    },
  };
}
