import { ggufFile, tinyModel } from '@steps/testing/src/tinyModel';
import { expect, it } from 'vitest';
import { readGgufHeader } from './ggufHeader';
import { modelFacts } from './modelFacts';

const readerOf = (bytes: Uint8Array<ArrayBuffer>) => async (from: number, to: number) => bytes.slice(from, to);
const headerOf = (bytes: Uint8Array<ArrayBuffer>) => readGgufHeader(readerOf(bytes));
const text = (value: string) => ({ type: 'string', value }) as const;
const number = (value: number) => ({ type: 'u32', value }) as const;

it('the header says name, licence, kind, parameters and how the weights are kept', async () => {
  const bytes = tinyModel({ name: 'Tiny talker', context: 512 });
  const facts = modelFacts(await headerOf(bytes), { file: 'tiny.gguf', bytes: bytes.length });
  expect(facts).toMatchObject({
    ...{ name: 'Tiny talker', file: 'tiny.gguf', licence: 'mit', architecture: 'llama', quantisation: 'F32' },
    ...{ context: 512, bytes: bytes.length },
  });
  // Two tables of 354 tokens by 32, four matrices of 32 by 32, three of 32 by 64, and three rows of 32.
  expect(facts.parameters).toBe(2 * 354 * 32 + 4 * 32 * 32 + 3 * 32 * 64 + 3 * 32);
  // The file, what is remembered of 512 tokens (one layer, keys and values of 32 numbers of 2 bytes), and room to work.
  expect(facts.memory).toBe(bytes.length + 512 * 2 * 32 * 2 + 300_000_000);
});

it('a long header is read on until its end, and nothing of the weights', async () => {
  const words = Array.from({ length: 40_000 }, (_, at) => `a word that the model knows, number ${at}`);
  const bytes = ggufFile({ 'tokenizer.ggml.tokens': { type: 'strings', value: words }, 'general.name': text('Wordy') });
  const asked: number[] = [];
  const { values } = await readGgufHeader(async (from, to) => {
    asked.push(to);
    return bytes.slice(from, to);
  });
  expect(values.get('general.name')).toBe('Wordy');
  expect(values.get('tokenizer.ggml.tokens')).toEqual({ count: 40_000 });
  expect(asked).toEqual([256 * 1024, 1024 * 1024, 4 * 1024 * 1024]);
});

it.each([
  ['a ZIP archive', 'PK\u0003\u0004', 'this is a ZIP archive'],
  ['a web page', '<!DOCTYPE html><html>', 'a web page came. Use the address of the file itself'],
  ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1', 'this is a pointer to the file'],
  ['another file', '{"__metadata__":{}}', 'this one begins with “{"__meta”'],
  ['an empty file', '', 'this file is empty'],
])('%s is told from a model', async (_, begin, told) => {
  const bytes = new TextEncoder().encode(begin);
  await expect(headerOf(bytes)).rejects.toThrow(`Expected a GGUF file, which begins with “GGUF”; ${told}`);
});

it('a file that ends inside its header is not whole, at whatever byte', async () => {
  const bytes = tinyModel();
  for (const end of [4, 7, 20, 100, 2_000, 8_000])
    await expect(headerOf(bytes.slice(0, end)), `cut at ${end}`).rejects.toThrow('it is not whole');
});

it('versions that nobody writes any more are refused by number', async () => {
  const bytes = tinyModel();
  bytes[4] = 1;
  await expect(headerOf(bytes)).rejects.toThrow('Expected a GGUF file of version 2 or 3; this one says version 1.');
});

it('a model that writes no text, and a part of one, are refused', async () => {
  const facts = async (values: Parameters<typeof ggufFile>[0]) =>
    modelFacts(await headerOf(ggufFile(values)), { file: 'x.gguf', bytes: 1 });
  await expect(facts({ 'general.architecture': text('nomic-bert') })).rejects.toThrow('This model (nomic-bert) reads');
  await expect(facts({ 'general.architecture': text('llama'), 'split.count': number(3) })).rejects.toThrow('one part');
  // A file that says next to nothing is still named and measured.
  expect(await facts({ 'general.architecture': text('llama') })).toMatchObject({ name: 'x', licence: undefined });
});

it('the licence is its name with its address where the file has both, and only a safe address', async () => {
  const of = async (link: string) => {
    const values = {
      'general.architecture': text('qwen2'),
      'general.license': text('other'),
      'general.license.name': text('qwen-research'),
      'general.license.link': text(link),
    };
    return modelFacts(await headerOf(ggufFile(values)), { file: 'x.gguf', bytes: 1 });
  };
  expect(await of('https://example.com/licence')).toMatchObject({
    licence: 'qwen-research',
    licenceAddress: 'https://example.com/licence',
  });
  expect((await of('javascript:alert(1)')).licenceAddress).toBeUndefined();
});
