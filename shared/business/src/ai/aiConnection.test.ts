import { usageByModel } from '@steps/assistant/src/aiUsage';
import { presetOf } from '@steps/assistant/src/modelServers';
import { connectServer, serverAddress, serverOf } from '@steps/assistant/src/serverConnection';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aiConnection, chooseEngine, chooseModel, forgetKey, modelFor } from './aiConnection';

const server = 'http://localhost:11434/v1';

beforeEach(() => openMemoryStore());

describe('the connection to a model server', () => {
  it('is off at first', () => {
    expect(aiConnection()).toMatchObject({ engine: 'built-in', baseUrl: '', key: '' });
  });

  it('gives every group the first model, and keeps a choice that is still offered', () => {
    connectServer({ baseUrl: server }, ['a', 'b']);
    chooseModel('analysis', 'b');
    connectServer({ baseUrl: server }, ['a', 'b', 'c']);
    expect(aiConnection().models).toEqual({ copy: 'a', articles: 'a', analysis: 'b', conversation: 'a' });
    connectServer({ baseUrl: server }, ['c']);
    expect(modelFor(aiConnection(), 'analysis')).toBe('c');
  });

  it('keeps address and key for the next time when it is switched off, and forgets the key when asked to', () => {
    connectServer({ baseUrl: server, key: 'secret' }, ['a']);
    chooseEngine('built-in');
    expect(aiConnection()).toMatchObject({ engine: 'built-in', baseUrl: server, key: 'secret' });
    forgetKey();
    expect(aiConnection()).toMatchObject({ baseUrl: server, key: '' });
  });

  it('never sends a key to another server than the one it was entered for', () => {
    connectServer({ baseUrl: server, key: 'secret' }, ['a']);
    expect(serverOf({ baseUrl: `${server}/` }).key).toBe('secret');
    expect(serverOf({ baseUrl: 'http://localhost:1234/v1' }).key).toBe('');
    expect(serverOf({ baseUrl: 'https://localhost:11434/v1' }).key).toBe('');
  });

  it.each([
    ['localhost:11434', server],
    ['http://localhost:11434', server],
    ['http://localhost:11434/v1/chat/completions', server],
    [' https://api.openai.com/v1/ ', 'https://api.openai.com/v1'],
    ['https://example.com/openai/v1', 'https://example.com/openai/v1'],
    ['\u200b“http://localhost:11434/v1”\ufeff', server],
    ['http://localhost:11434/v1/responses', server],
  ])('takes the address %s', (typed, address) => expect(serverAddress(typed)).toBe(address));

  it.each([
    ['', 'Enter the address'],
    ['javascript://alert(1)', 'http:// or https://'],
    ['http://', 'Enter the address'],
    ['http://my server/v1', 'Enter the address'],
    ['http://me:pass@localhost', 'Leave name and password out'],
  ])('refuses the address %j', (typed, problem) => expect(() => serverAddress(typed)).toThrow(problem));

  it('knows whose address it is', () => {
    expect(presetOf(server)?.name).toBe('Ollama');
    expect(presetOf('https://example.com/v1')).toBeUndefined();
  });
});

describe('usage', () => {
  it('is summed by model, most requests first', () => {
    const tokens = { promptTokens: 10, completionTokens: 5, estimated: false };
    const row = (day: string, model: string, requests: number, failed = 0) => ({
      failed,
      id: `${day} ${model}`,
      day,
      model,
      requests,
      ...tokens,
    });
    const rows = [row('2026-11-01', 'a', 1), row('2026-11-01', 'b', 2, 1), row('2026-11-02', 'a', 3)];
    expect(usageByModel(rows)).toEqual([
      { model: 'a', requests: 4, failed: 0, promptTokens: 20, completionTokens: 10, estimated: false },
      { model: 'b', requests: 2, failed: 1, ...tokens },
    ]);
  });
});
