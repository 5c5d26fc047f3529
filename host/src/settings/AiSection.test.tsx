// @vitest-environment page

import { connectServer } from '@steps/assistant';
import { aiConnection, runTask } from '@steps/business/ai';
import { Overlays } from '@steps/platform/ui';
import {
  answer,
  languageModel,
  type ModelServer,
  openMemoryStore,
  privateFiles,
  startModelServer,
  tinyModel,
} from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeBackup } from '../backup/backup';
import { AiSection } from './AiSection';

// Drawing pages takes its time on a busy machine.

let server: ModelServer;
beforeEach(async () => {
  localStorage.clear();
  await openMemoryStore();
  server = await startModelServer({ key: 'top-secret-key' });
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function open() {
  render(
    <>
      <AiSection />
      <Overlays />
    </>,
  );
  return userEvent.setup({ delay: null });
}

async function enter(user: ReturnType<typeof open>, address: string, key: string) {
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), address);
  if (key) await user.type(screen.getByLabelText(/^Key/), key);
}

it('says what the built-in engine is, and chooses an address for a known kind of server', async () => {
  const user = open();
  expect(screen.getByRole('radio', { name: 'Built-in engine' })).toHaveProperty('checked', true);
  expect(screen.getByText(/works offline and sends nothing anywhere/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Kind of server'), 'LM Studio');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'http://localhost:1234/v1');
});

it('connects a server that answers, lets a model be chosen for each group, and goes back to the built-in engine', async () => {
  const user = open();
  await enter(user, server.baseUrl, 'top-secret-key');
  await user.click(screen.getByRole('button', { name: 'Connect server' }));
  await user.selectOptions(await screen.findByLabelText('Analysis and reports'), 'steps-small');
  expect(aiConnection()).toMatchObject({ engine: 'openai-compatible', key: 'top-secret-key' });
  expect(aiConnection().models).toMatchObject({ analysis: 'steps-small', copy: 'steps-large' });
  await user.click(screen.getByRole('radio', { name: 'Built-in engine' }));
  expect(aiConnection().engine).toBe('built-in');
});

it('lets a person choose the model, and type one that the server does not list', async () => {
  const user = open();
  await enter(user, server.baseUrl, 'top-secret-key');
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await screen.findByText('Tested with steps-large.');
  await user.type(screen.getByLabelText(/^Chat model/), 'small');
  await user.click(await screen.findByText('steps-small'));
  await user.click(screen.getByRole('button', { name: /Connect server$/ }));
  await waitFor(() =>
    expect(aiConnection().models).toMatchObject({ copy: 'steps-small', conversation: 'steps-small' }),
  );
  await user.type(screen.getByLabelText(/^Chat model/), 'steps-hidden');
  await user.click(screen.getByRole('button', { name: /Connect server$/ }));
  await waitFor(() => expect(aiConnection().models.copy).toBe('steps-hidden'));
  expect(server.requests.map(({ model }) => model)).toEqual(['steps-large', 'steps-small', 'steps-hidden']);
  await user.selectOptions(screen.getByLabelText('Articles'), 'steps-large');
  expect(aiConnection().models).toMatchObject({ articles: 'steps-large', copy: 'steps-hidden' });
});

it('names what is wrong with a key at the key, before anything is asked', async () => {
  const user = open();
  await enter(user, server.baseUrl, 'top–secret');
  await user.click(screen.getByRole('button', { name: /Connect server$/ }));
  expect(await screen.findByText(/the sign “–” \(U\+2013\) at place 4/)).toBeDefined();
  expect(screen.getByLabelText(/^Key/).getAttribute('aria-invalid')).toBe('true');
  expect(server.keys).toEqual([]);
  await user.clear(screen.getByLabelText(/^Key/));
  await user.type(screen.getByLabelText(/^Key/), '\u200b"Bearer top-secret-key"');
  await user.click(screen.getByRole('button', { name: /Connect server$/ }));
  await waitFor(() => expect(aiConnection().key).toBe('top-secret-key'));
});

it('offers a model that the server got later, once the connection is tested again', async () => {
  const models = ['steps-small'];
  const growing = await startModelServer({ models });
  connectServer({ baseUrl: growing.baseUrl }, models);
  models.push('steps-vast');
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await screen.findByText('The server answers: 2 models');
  await user.selectOptions(screen.getByLabelText('Articles'), 'steps-vast');
  expect(aiConnection().models).toMatchObject({ articles: 'steps-vast', copy: 'steps-small' });
  await growing.close();
});

it('says what is wrong with a key, keeps what was typed, and connects nothing', async () => {
  const user = open();
  await enter(user, server.baseUrl, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText(/did not accept the key/)).toBeDefined();
  // Not folded away: the advice is what helps.
  expect(screen.getByText('Enter the key that the server was started with.').closest('details')).toBeNull();
  expect(screen.getByLabelText('Address')).toHaveProperty('value', server.baseUrl);
  expect(aiConnection().engine).toBe('built-in');
});

it('says what is wrong with an address', async () => {
  const user = open();
  await enter(user, 'ftp://server', '');
  await user.click(screen.getByRole('button', { name: 'Connect server' }));
  expect(await screen.findByText(/starts with http/)).toBeDefined();
});

it('says when the policy of this page refuses an address, and how to allow it', async () => {
  const user = open();
  const inside = globalThis.fetch;
  vi.stubGlobal('fetch', async () => {
    const report = { effectiveDirective: 'connect-src', blockedURI: 'https://models.example/v1/models' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), report));
    throw new TypeError('Failed to fetch');
  });
  await enter(user, 'https://models.example/v1', '');
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText(/security policy does not list it/)).toBeDefined();
  expect(screen.getByText(/Set STEPS_CONNECT_SRC="https:\/\/models.example"/)).toBeDefined();
  vi.stubGlobal('fetch', inside);
});

it('forgets the key, never shows it, and keeps it out of local storage and of backups', async () => {
  connectServer({ baseUrl: server.baseUrl, key: 'top-secret-key' }, ['steps-small']);
  const user = open();
  expect(document.body.innerHTML).not.toContain('top-secret-key');
  expect(JSON.stringify({ ...localStorage })).not.toContain('top-secret-key');
  expect(JSON.stringify(await makeBackup('Test'))).not.toContain('top-secret-key');
  await user.click(screen.getByRole('button', { name: 'Forget key' }));
  expect(aiConnection().key).toBe('');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Forget key' })).toBeNull());
});

it('shows what was used', async () => {
  connectServer({ baseUrl: server.baseUrl, key: 'top-secret-key' }, ['steps-small']);
  open();
  expect(screen.getByText(/No model server was asked/)).toBeDefined();
  await runTask(answer, { prompt: 'Hello' });
  const table = await screen.findByRole('table', { name: 'By model' });
  expect(table.textContent).toContain('steps-small104020');
});

describe('the browser’s own model', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('cannot be chosen where this browser has none, and the page says so', async () => {
    open();
    expect(await screen.findByText('Not in this browser')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Browser’s own model' })).toHaveProperty('disabled', true);
  });

  it('is downloaded by a press of a button, and chosen once it is there', async () => {
    const model = languageModel({ availability: 'downloadable' });
    vi.stubGlobal('LanguageModel', model.api);
    const user = open();
    expect(await screen.findByText('Can be downloaded')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download the browser’s model' }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Browser’s own model' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('radio', { name: 'Browser’s own model' }));
    expect(aiConnection().engine).toBe('browser');
  });
});

describe('a model on this device', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function choose(user: ReturnType<typeof open>, content: BlobPart) {
    await screen.findByLabelText('Add a model file');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Expected a place for files.');
    await user.upload(input, new File([content], 'tiny.gguf'));
  }

  it('is described with its licence before it is kept, and used once it is', async () => {
    privateFiles();
    const user = open();
    expect(await screen.findByText(/No model is kept yet/)).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Model on this device' })).toHaveProperty('disabled', true);
    await choose(user, tinyModel());
    const found = within(await screen.findByRole('group', { name: 'Tiny' }));
    expect(found.getByText('mit')).toBeDefined();
    expect(found.getByText('llama, F32')).toBeDefined();
    expect(aiConnection().engine).toBe('built-in');
    await user.click(found.getByRole('button', { name: 'Keep and use model' }));
    expect(await screen.findByText('In use')).toBeDefined();
    expect(aiConnection()).toMatchObject({ engine: 'local', local: 'tiny.gguf' });
    await user.click(screen.getByRole('button', { name: 'Remove Tiny' }));
    await user.click(await screen.findByRole('button', { name: 'Remove model' }));
    expect(await screen.findByText(/No model is kept yet/)).toBeDefined();
    expect(aiConnection()).toMatchObject({ engine: 'built-in', local: '' });
  });

  it('that is no model, or too large for the device, says so and cannot be kept', async () => {
    privateFiles();
    const user = open();
    await screen.findByText(/No model is kept yet/);
    await choose(user, 'PK\u0003\u0004');
    expect(await screen.findByText(/this is a ZIP archive/)).toBeDefined();
    vi.stubGlobal('navigator', { deviceMemory: 0.25 });
    await choose(user, tinyModel());
    expect(await screen.findByText(/this device has about 250 MB for everything/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep and use model' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose another' }));
    expect(await screen.findByLabelText('Add a model file')).toBeDefined();
  });

  it('is fetched from no address that is none', async () => {
    privateFiles();
    const user = open();
    await user.type(await screen.findByLabelText('Or a link to it'), 'my model');
    await user.click(screen.getByRole('button', { name: 'Look at model' }));
    expect(await screen.findByText(/Enter the web address of a model file/)).toBeDefined();
  });
});

describe('limits', () => {
  it('cap the tokens of a month', async () => {
    connectServer({ baseUrl: server.baseUrl, key: 'top-secret-key' }, ['steps-small']);
    const user = open();
    await user.selectOptions(screen.getByLabelText('Limit for a month'), 'In tokens');
    await user.type(screen.getByLabelText('Tokens in a month'), '10');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    await expect(runTask(answer, { prompt: 'Hello' })).rejects.toThrow('0 of 10 tokens are used');
    expect(server.requests).toHaveLength(0);
    await user.selectOptions(screen.getByLabelText('Limit for a month'), 'None');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    await runTask(answer, { prompt: 'Hello' });
    expect(server.requests).toHaveLength(1);
  });

  it('in pounds ask for the price of each model in use', async () => {
    connectServer({ baseUrl: server.baseUrl, key: 'top-secret-key' }, ['steps-small']);
    const user = open();
    await user.selectOptions(screen.getByLabelText('Limit for a month'), 'In pounds');
    await user.type(screen.getByLabelText('Pounds in a month'), '5');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    await expect(runTask(answer, { prompt: 'Hello' })).rejects.toThrow('no price is set for steps-small');
    await user.type(screen.getByLabelText('steps-small: pence for a million tokens sent'), '20');
    await user.type(screen.getByLabelText('steps-small: pence for a million tokens received'), '80');
    await user.click(screen.getByRole('button', { name: 'Save price' }));
    expect((await runTask(answer, { prompt: 'Hello' })).entry.model).toBe('steps-small');
  });

  it('say what is wrong with a number', async () => {
    const user = open();
    await user.clear(screen.getByLabelText('Longest answer, in tokens'));
    await user.type(screen.getByLabelText('Longest answer, in tokens'), 'many');
    await user.click(screen.getByRole('button', { name: 'Save limits' }));
    expect(screen.getByText(/Enter a whole number of tokens/)).toBeDefined();
  });
});
