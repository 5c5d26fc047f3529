import { gzipSync } from 'node:zlib';
import { busyTime } from '@steps/testing';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import json from '../content/help/contents.md?search';
import { indexOptions } from './indexOptions.mjs';
import { findArticles, markedPieces } from './searchRules';

const index = MiniSearch.loadJSON(json, indexOptions);
const titles = (query: string) => findArticles(index, query).map(({ title }) => title);
const marked = (pieces: readonly { text: string; marked: boolean }[]) =>
  pieces.filter((piece) => piece.marked).map(({ text }) => text);

describe('the search over help and documentation', () => {
  it.each([
    ['import', 'Bring your contacts over'],
    ['forgot passphrase', 'Settings, backup and passphrase'],
    ['hubspot', 'Bring your contacts over'],
    ['undo import', 'Bring your contacts over'],
    ['vat', 'Sales and quotes'],
    ['find duplicates', 'Commands and keys'],
    ['redo', 'Commands and keys'],
    ['blank page', 'The dashboard does not load'],
    ['1.0.0', 'Changelog'],
    ['ımport', 'Bring your contacts over'],
    ['İMPÖRT', 'Bring your contacts over'],
    ['hub\u200bspot', 'Bring your contacts over'],
  ])('finds for “%s” the article “%s”', (query, title) => expect(titles(query)).toContain(title));

  it.each([
    ['improt', 'Bring your contacts over'],
    ['passphrse', 'Settings, backup and passphrase'],
    ['calender', 'Calendar and meetings'],
  ])('forgives the typo “%s”', (query, title) => expect(titles(query)).toContain(title));

  it('corrects no word that exists as it was typed', () => expect(titles('import')).not.toContain('Strategy'));

  it('answers while a word is still being typed', () => expect(titles('dupli')).toContain('CRM & Contact Management'));

  it('leads to the heading, and marks what was searched for', () => {
    const part = findArticles(index, 'recovery file').flatMap(({ parts }) => parts);
    expect(part.map(({ href }) => href)).toContain('/help?topic=settings-data#passphrase');
    expect(part.flatMap(({ excerpt }) => marked(excerpt)).map((word) => word.toLowerCase())).toContain('recovery');
  });

  it('finds something when not every word is in one place, and nothing for nonsense', () => {
    expect(titles('quote xylophone').length).toBeGreaterThan(0);
    expect(titles('xylophone')).toEqual([]);
  });

  it('does not mind the words that are everywhere', () =>
    expect(titles('how is the passphrase of a backup')).toEqual(titles('how passphrase backup')));

  it('weighs at most 60 kB gzip', () => expect(gzipSync(json).length).toBeLessThan(60_000));

  it('answers within 16 ms', async () => {
    const queries = ['import contacts', 'passphrse', 'deal stage lost', 'mod', 'where is my data'];
    for (const query of queries) expect(await busyTime(() => findArticles(index, query), 10), query).toBeLessThan(16);
  });
});

describe('marking', () => {
  it('marks whole words, in any case', () => {
    expect(markedPieces('Import an importer', ['import'])).toEqual([
      { text: 'Import', marked: true },
      { text: ' an importer', marked: false },
    ]);
  });

  it('takes a search for signs as text', () => {
    expect(markedPieces('a+b', ['a+b'])).toEqual([{ text: 'a+b', marked: true }]);
  });
});
