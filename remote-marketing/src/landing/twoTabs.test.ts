import { commit, put } from '@steps/shared';
import { openMemoryStore } from '@steps/shared/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { addBlock, setValue } from '../editor/editorVerbs';
import { clearEditor, editorOf } from './builderState';
import { documentOf, type LandingPage, landingPages, pageVersions } from './landingPage';
import { createPage, keepDocument, renamePage, takeFromElsewhere } from './landingPageState';

beforeEach(() => openMemoryStore());
afterEach(clearEditor);

const now = (id: string): LandingPage => {
  const page = landingPages.get(id);
  if (!page) throw new Error('Expected the page to be there.');
  return page;
};
/** What another tab writes: another theme, so that it can be told. */
const fromElsewhere = (page: LandingPage, after: string | undefined) =>
  commit({
    label: 'Another tab',
    changes: [
      put(landingPages, {
        ...page,
        document: { ...page.document, theme: { accent: '#123456' } },
        edition: 'theirs',
        ...(after === undefined ? {} : { after }),
      }),
    ],
  });
function open() {
  const page = createPage('Open day', emptyDocument());
  const editor = editorOf(page);
  addBlock(editor, 'hero');
  keepDocument(page.id, editor.get().document);
  return { id: page.id, editor };
}

it('one tab alone keeps its page without any version', () => {
  const { id, editor } = open();
  addBlock(editor, 'text');
  expect(keepDocument(id, editor.get().document)).toBeUndefined();
  renamePage(id, 'Open day in May');
  addBlock(editor, 'cta');
  expect(keepDocument(id, editor.get().document)).toBeUndefined();
  expect(pageVersions.all()).toEqual([]);
});

it('keeping over what another tab wrote keeps the other as a version, and says so', () => {
  const { id, editor } = open();
  const [hero = ''] = editor.get().selected;
  setValue(editor, hero, 'title', 'Mine');
  fromElsewhere(now(id), now(id).edition);
  expect(keepDocument(id, editor.get().document)).toBe('over another');
  expect(documentOf(now(id))).toEqual(editor.get().document);
  expect(pageVersions.all().map(({ name }) => name)).toEqual(['From another tab']);
  expect(pageVersions.all()[0]?.document).toMatchObject({ theme: { accent: '#123456' } });
  expect(now(id).after).toBe('theirs');
});

it('with everything kept, what another tab wrote is taken over', () => {
  const { id, editor } = open();
  fromElsewhere(now(id), now(id).edition);
  expect(takeFromElsewhere(now(id), editor)).toBe('taken');
  expect(editor.get().document.theme).toEqual({ accent: '#123456' });
  expect(pageVersions.all()).toEqual([]);
  expect(takeFromElsewhere(now(id), editor)).toBeUndefined();
});

it('when neither tab knew of the other, this one’s last state is kept as a version', () => {
  const { id, editor } = open();
  const mine = editor.get().document;
  fromElsewhere(now(id), 'long ago');
  expect(takeFromElsewhere(now(id), editor)).toBe('apart');
  expect(pageVersions.all().map(({ name }) => name)).toEqual(['From this tab']);
  expect(pageVersions.all()[0]?.document).toEqual(mine);
});

it('what is not kept yet is not taken away by another tab', () => {
  const { id, editor } = open();
  addBlock(editor, 'text');
  const mine = editor.get().document;
  fromElsewhere(now(id), now(id).edition);
  expect(takeFromElsewhere(now(id), editor)).toBeUndefined();
  expect(editor.get().document).toBe(mine);
});
