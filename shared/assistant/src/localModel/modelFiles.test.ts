import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { privateFiles } from '@steps/testing/src/privateFiles';
import { tinyModel } from '@steps/testing/src/tinyModel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAtAddress, lookAtFile } from './foundModel';
import { piecesAtAddress } from './modelDownload';
import { keptModels, openModel, removeModel } from './modelFiles';

const bytes = tinyModel();
const fileOf = (name: string) => new File([bytes], name);
const going = () => ({ signal: new AbortController().signal, onBytes: () => {} });

let files: ReturnType<typeof privateFiles>;
beforeEach(() => {
  files = privateFiles();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a model file', () => {
  it('that was chosen is kept whole with its progress, listed with its facts, and removed', async () => {
    const found = await lookAtFile(fileOf('tiny.gguf'));
    expect(found).toMatchObject({ facts: { name: 'Tiny', licence: 'mit' }, problem: undefined, hint: undefined });
    expect(await keptModels(), 'looking keeps nothing').toEqual([]);
    const progress: number[] = [];
    await found.keep({ ...going(), onBytes: (done) => progress.push(done) });
    expect(progress.at(-1)).toBe(bytes.length);
    expect(await keptModels()).toMatchObject([{ name: 'Tiny', file: 'tiny.gguf', bytes: bytes.length }]);
    expect(new Uint8Array((await (await openModel('tiny.gguf'))?.arrayBuffer()) ?? [])).toEqual(bytes);
    await removeModel('tiny.gguf');
    await removeModel('tiny.gguf');
    expect(await keptModels()).toEqual([]);
  });

  it('is not kept twice under one name', async () => {
    const found = await lookAtFile(fileOf('tiny.gguf'));
    await found.keep(going());
    await expect(found.keep(going())).rejects.toThrow('A model file with the name tiny.gguf is kept already.');
  });

  it('leaves nothing behind when it was stopped, or the disk is full', async () => {
    const found = await lookAtFile(fileOf('tiny.gguf'));
    await expect(found.keep({ ...going(), signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
      message: 'Stopped. Nothing was kept.',
    });
    files.full = true;
    await expect(found.keep(going())).rejects.toThrow('The disk is full');
    expect([...files.names()]).toEqual([]);
  });

  it('that was half written when a tab was closed is not listed', async () => {
    const { folder } = { folder: await navigator.storage.getDirectory() };
    await (await folder.getDirectoryHandle('steps-models')).getFileHandle('half.gguf', { create: true });
    expect(await keptModels()).toEqual([]);
  });

  it('has no place where the browser keeps no files, and the person is told', async () => {
    vi.stubGlobal('navigator', {});
    expect(await keptModels()).toEqual([]);
    const found = await lookAtFile(fileOf('tiny.gguf'));
    await expect(found.keep(going())).rejects.toThrow('This browser lets no page keep large files.');
  });
});

describe('a model at an address', () => {
  const open: { close(): void }[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    open.push(server);
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/models/tiny%20model.gguf?download=true`;
  }
  const { signal } = new AbortController();

  it('is looked at by its beginning alone, and kept under the name in the address', async () => {
    const address = await serve((_, response) => {
      response.setHeader('Content-Length', bytes.length);
      response.end(bytes);
    });
    const found = await lookAtAddress(` ${address} `, signal);
    expect(found.facts).toMatchObject({ name: 'Tiny', file: 'tiny-model.gguf', bytes: bytes.length });
    await found.keep(going());
    expect(await keptModels()).toMatchObject([{ file: 'tiny-model.gguf', bytes: bytes.length }]);
  });

  it('whose connection is lost is taken up again where it broke', async () => {
    const ranges: (string | undefined)[] = [];
    const address = await serve((request, response) => {
      const { range } = request.headers;
      ranges.push(range);
      const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
      response.writeHead(range ? 206 : 200, { 'Content-Length': bytes.length - from });
      if (ranges.length !== 2) return void response.end(bytes.subarray(from));
      response.write(bytes.subarray(0, 50_000), () => setTimeout(() => response.destroy(), 50));
    });
    const found = await lookAtAddress(address, signal);
    await found.keep(going());
    expect(ranges).toEqual([undefined, undefined, expect.stringMatching(/^bytes=\d+-$/)]);
    expect(new Uint8Array((await (await openModel('tiny-model.gguf'))?.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  it('of a server that cannot take a download up again keeps nothing, and says so', async () => {
    let count = 0;
    const address = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': bytes.length });
      if (++count !== 2) return void response.end(bytes);
      response.write(bytes.subarray(0, 50_000), () => setTimeout(() => response.destroy(), 50));
    });
    const found = await lookAtAddress(address, signal);
    await expect(found.keep(going())).rejects.toThrow('this server cannot take a download up again');
    expect([...files.names()]).toEqual([]);
  });

  it('that the policy of the page refuses is asked once, looked at or downloaded, and says what to set', async () => {
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    const refuse = vi.fn(async () => {
      const refusal = { effectiveDirective: 'connect-src', blockedURI: 'https://models.example.com/m.gguf' };
      page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refusal));
      throw new TypeError('Failed to fetch');
    });
    vi.stubGlobal('fetch', refuse);
    const blocked = {
      code: 'blocked',
      message: expect.stringContaining('Set STEPS_CONNECT_SRC="https://models.example.com" where Steps is served'),
    };
    const address = 'https://models.example.com/m.gguf';
    await expect(lookAtAddress(address, signal)).rejects.toMatchObject(blocked);
    expect(refuse).toHaveBeenCalledTimes(1);
    await expect(piecesAtAddress(new URL(address), bytes.length, signal).next()).rejects.toMatchObject(blocked);
    expect(refuse, 'a download that is refused is not tried again').toHaveBeenCalledTimes(2);
  });

  it('that is a web page, is missing, or is no address says what was expected and what came', async () => {
    const page = await serve((_, response) => void response.end('<!doctype html><title>Files</title>'));
    await expect(lookAtAddress(page, signal)).rejects.toThrow('a web page came. Use the address of the file itself.');
    const missing = await serve((_, response) => void response.writeHead(404).end());
    await expect(lookAtAddress(missing, signal)).rejects.toThrow('the server answered with 404');
    await expect(lookAtAddress('model.gguf', signal)).rejects.toThrow('Enter the web address of a model file');
    await expect(lookAtAddress('https://me:secret@example.com/m.gguf', signal)).rejects.toThrow(
      'Leave name and password',
    );
    await expect(lookAtAddress('http://127.0.0.1:1/m.gguf', signal)).rejects.toMatchObject({ code: 'unreachable' });
  });
});
