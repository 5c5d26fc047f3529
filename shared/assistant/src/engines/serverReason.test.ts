import { describe, expect, it } from 'vitest';
import { failureIn, reasonIn } from './serverReason';

describe('the reason that a server gives', () => {
  it.each([
    ['the protocol’s own form', { error: { message: 'Too long', type: 'x', code: null } }, 'Too long'],
    ['a text as the error', { error: 'Load it with a larger context.' }, 'Load it with a larger context.'],
    ['a detail', { detail: 'Maximum context length is 4096' }, 'Maximum context length is 4096'],
    ['a message beside a word', { object: 'error', message: 'Unknown model', code: 40_303 }, 'Unknown model'],
    ['a list of errors', [{ error: { code: 400, message: 'API key not valid.' } }], 'API key not valid.'],
    [
      'fields that are wrong',
      { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
      'body.stream_options: Extra inputs are not permitted',
    ],
    [
      'fields inside a message',
      { object: 'error', message: { detail: [{ loc: ['body', 'model'], msg: 'Field required' }] } },
      'body.model: Field required',
    ],
    [
      'what the service behind the server said',
      { error: { message: 'Provider returned error', metadata: { raw: '{"error":{"message":"Overloaded"}}' } } },
      'Overloaded',
    ],
    [
      'words of the service behind the server',
      { error: { message: 'Provider returned error', code: 429, metadata: { raw: 'Rate-limited upstream.' } } },
      'Rate-limited upstream.',
    ],
    [
      'details of the service behind a gateway',
      { error: { message: '[400]: Error from provider' }, upstream_details: { error: { message: 'Too many tokens' } } },
      'Too many tokens',
    ],
    ['a text beside a word', { code: 'invalid-argument', error: 'Unknown field: seed' }, 'Unknown field: seed'],
    ['a code of its own', { error_code: 'BAD_REQUEST', message: 'No such endpoint' }, 'No such endpoint'],
    [
      'JSON with words behind it',
      '{"object":"error","message":"Tool g not found"}\nSee https://help.example',
      'Tool g not found',
    ],
    ['JSON in a text', { error: '{"error":{"message":"Out of memory"}}' }, 'Out of memory'],
    ['several', { errors: [{ message: 'One' }, { message: 'Two' }, { message: 'One' }] }, 'One; Two'],
    ['a problem document', { title: 'Bad request', status: 400, detail: 'No such model' }, 'No such model'],
    ['plain words', '404 page not found\n', '404 page not found'],
    ['a web page', '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head></html>', '502 Bad Gateway'],
  ])('is found in %s', (_, body, reason) => expect(reasonIn(body)).toBe(reason));

  it.each([{}, [], null, 7, '', { error: null }, { error: {} }, { message: '' }])('may be missing: %j', (body) =>
    expect(reasonIn(body)).toBeUndefined(),
  );

  it.each([
    { choices: [], error: null },
    { choices: [{ delta: { content: 'Hello' } }], detail: 'n/a' },
    { object: 'chat.completion.chunk', choices: null },
    { type: 'ping' },
    null,
    'error',
  ])('is not looked for in a piece of an answer: %j', (chunk) => expect(failureIn(chunk)).toBeUndefined());
});
