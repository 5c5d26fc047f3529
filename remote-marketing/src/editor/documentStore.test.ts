import { commit, defineCollection, put } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { Type } from 'lucide-react';
import { createElement } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { blockDictionary, defineBlock } from './blockKind';
import { emptyDocument } from './document';
import { reading } from './documentRules';
import { DocumentStore } from './documentStore';
import { addBlock, setValue } from './editorVerbs';
import { line } from './fields';

const text = defineBlock({
  kind: 'text',
  label: 'Text',
  icon: Type,
  fields: { text: line('Text', '') },
  View: ({ box }) => createElement('p', box),
});
const document = v.record(v.string(), v.unknown());
const leaflets = defineCollection({
  name: 'testLeaflets',
  module: 'marketing',
  schema: v.object({
    id: v.string(),
    name: v.string(),
    paper: v.optional(v.string()),
    document,
    edition: v.optional(v.string()),
    after: v.optional(v.string()),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
  version: 1,
});
const versions = defineCollection({
  name: 'testLeafletVersions',
  module: 'marketing',
  schema: v.object({
    id: v.string(),
    name: v.string(),
    document,
    createdAt: v.string(),
    leafletId: v.string(),
    printed: v.optional(v.boolean()),
  }),
  version: 1,
});
const store = new DocumentStore({
  noun: 'leaflet',
  rows: leaflets,
  versions,
  blocks: blockDictionary([text]),
  factsOf: ({ id }) => ({ leafletId: id }),
  isOf: ({ leafletId }, id) => leafletId === id,
  isFixed: ({ printed }) => printed === true,
});
type Leaflet = ReturnType<typeof now>;

beforeEach(() => openMemoryStore());

function now(id: string) {
  const row = leaflets.get(id);
  if (!row) throw new Error('Expected the leaflet to be there.');
  return row;
}
/** What another tab writes: another theme, so that it can be told. */
const fromElsewhere = (row: Leaflet, after: string | undefined) =>
  commit({
    label: 'Another tab',
    changes: [
      put(leaflets, {
        ...row,
        document: { ...row.document, theme: { accent: '#123456' } },
        edition: 'theirs',
        ...(after === undefined ? {} : { after }),
      }),
    ],
  });
function open() {
  const { id } = store.add('Open day', emptyDocument(), {});
  const editor = store.open(now(id));
  addBlock(editor, 'text');
  store.keep(id, editor.get().document);
  return { id, editor };
}
const kept = () => versions.all().map(({ name }) => name);

it('one tab alone keeps its document without any version', () => {
  const { id, editor } = open();
  addBlock(editor, 'text');
  expect(store.keep(id, editor.get().document)).toBeUndefined();
  store.describe(id, { name: 'Open day in May' });
  addBlock(editor, 'text');
  expect(store.keep(id, editor.get().document)).toBeUndefined();
  expect(kept()).toEqual([]);
  expect(reading(store.documentOf(now(id)))).toHaveLength(3);
});

it('keeping over what another tab wrote keeps the other as a version, and says so', () => {
  const { id, editor } = open();
  const [block = ''] = editor.get().selected;
  setValue(editor, block, 'text', 'Mine');
  fromElsewhere(now(id), now(id).edition);
  expect(store.keep(id, editor.get().document)).toBe('over another');
  expect(store.documentOf(now(id))).toEqual(editor.get().document);
  expect(kept()).toEqual(['From another tab']);
  expect(versions.all()[0]?.document).toMatchObject({ theme: { accent: '#123456' } });
  expect(now(id).after).toBe('theirs');
});

it('a version that is kept by hand loses no other tab either', () => {
  const { id, editor } = open();
  fromElsewhere(now(id), now(id).edition);
  store.keepVersion(id, editor.get().document, 'Mine');
  expect(kept().toSorted()).toEqual(['From another tab', 'Mine']);
});

it('with everything saved, the edits of another tab are taken over', () => {
  const { id, editor } = open();
  fromElsewhere(now(id), now(id).edition);
  expect(store.takeFromElsewhere(now(id), editor)).toBe('taken');
  expect(editor.get().document.theme).toEqual({ accent: '#123456' });
  expect(kept()).toEqual([]);
  expect(store.takeFromElsewhere(now(id), editor)).toBeUndefined();
});

it('when neither tab knew of the other, this one’s last state is kept as a version', () => {
  const { id, editor } = open();
  const mine = editor.get().document;
  fromElsewhere(now(id), 'long ago');
  expect(store.takeFromElsewhere(now(id), editor)).toBe('apart');
  expect(kept()).toEqual(['From this tab']);
  expect(versions.all()[0]?.document).toEqual(mine);
});

it('edits that are not saved yet are not overwritten by another tab', () => {
  const { id, editor } = open();
  addBlock(editor, 'text');
  const mine = editor.get().document;
  fromElsewhere(now(id), now(id).edition);
  expect(store.takeFromElsewhere(now(id), editor)).toBeUndefined();
  expect(editor.get().document).toBe(mine);
});

it('the oldest of more than 30 versions go, those that are fixed stay', () => {
  const { id, editor } = open();
  const printed = store.keepVersion(id, editor.get().document, 'Printed');
  commit({
    label: 'Print',
    changes: [put(versions, { ...printed, createdAt: '2020-01-01T00:00:00Z', printed: true })],
  });
  for (let nth = 1; nth <= 31; nth++) store.keepVersion(id, editor.get().document, `Version ${nth}`);
  expect(kept()).toHaveLength(31);
  expect(kept()).toContain('Printed');
});

it('a copy is another document, and a name is needed', () => {
  const { id } = open();
  const copy = store.duplicate(now(id));
  expect(copy).toMatchObject({ name: 'Open day (copy)' });
  expect(copy.edition).toBeUndefined();
  expect(() => store.describe(id, { name: ' ' })).toThrow('Give the leaflet a name.');
  store.remove(id);
  expect(leaflets.size).toBe(1);
});
