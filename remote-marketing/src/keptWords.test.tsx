// @vitest-environment page

import { Overlays } from '@steps/platform/ui';
import { keepsWords, openMemoryStore, pressing, testNow, type WritingPlace } from '@steps/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BriefsTab } from './briefs/BriefsTab';
import { BrandTab } from './content/BrandTab';
import { emptyDocument } from './editor/document';
import { EditorContext } from './editor/EditorContext';
import { addBlock } from './editor/editorVerbs';
import { clearEditor, editorOf } from './landing/builderState';
import { createPage } from './landing/landingPageState';
import { SectionWriter } from './landing/sections/SectionWriter';
import { PictureField } from './social/PictureField';
import { SocialStudio } from './social/SocialStudio';
import { KeptText } from './studio/KeptText';
import { PageDialog } from './website/PageDialog';

const post = {
  ...{
    id: 'post-1',
    kind: 'social' as const,
    title: 'Post',
    status: 'draft' as const,
    resultIds: [],
    parts: {},
    brief: {},
  },
  ...{ fields: {}, createdAt: testNow, updatedAt: testNow },
};
const picture = { id: 'post-1', data: 'data:image/png;base64,AA==', name: 'loaf.png', alt: '', updatedAt: testNow };
const source = {
  page: { pageId: 'p1', slug: 'prices', menu: 'Prices', title: '', description: '' },
  ...{ name: 'Prices', document: emptyDocument(), updatedAt: testNow },
};

const places: Readonly<Record<string, WritingPlace>> = {
  'words of the brand': {
    page: <KeptText label="Guidelines" rows={5} value="" onKeep={() => true} />,
    field: /^Guidelines/,
  },
  'words to avoid': { page: <BrandTab all={[]} onOpen={() => {}} />, field: /^Words to avoid/ },
  'a text that is tried': { page: <BrandTab all={[]} onOpen={() => {}} />, field: /^Text/ },
  'a brief': { page: <BriefsTab />, field: 'What it is about' },
  'the brief of a studio': { page: <SocialStudio />, field: 'Content brief', address: '/marketing/social' },
  'the alt text of a picture': {
    page: <PictureField piece={post} />,
    field: /^Alt text/,
    records: { postPictures: [picture] },
  },
  'the description of a page': {
    page: <PageDialog source={source} home={false} onClose={() => {}} />,
    field: /^Description/,
  },
};

afterEach(() => {
  cleanup();
  clearEditor();
});

describe('what is typed and not saved waits over a reload, closing the tab and logging out:', () => {
  it.each(Object.keys(places))('%s', async (name) => {
    const place = places[name];
    expect(place && (await keepsWords({ ...place, page: <Shown>{place.page}</Shown> }))).toBe(true);
  });

  it('what AI should write for a block', async () => {
    await openMemoryStore();
    const page = createPage('Open day', emptyDocument());
    const editor = editorOf(page);
    const id = addBlock(editor, 'hero');
    if (!id) throw new Error('Expected a block.');
    const shown = (
      <EditorContext value={editor}>
        <SectionWriter pageId={page.id} id={id} kind="hero" />
      </EditorContext>
    );
    const open = async () => {
      if (!screen.queryByRole('textbox')) await pressing('Write with AI')();
    };
    expect(await keepsWords({ page: shown, field: 'What it should say', open })).toBe(true);
  });
});

it('words that are refused stay in their box, and those that are kept leave no draft', async () => {
  await openMemoryStore();
  const onKeep = vi.fn(() => false);
  render(<KeptText label="Name" value="Harbour" onKeep={onKeep} />);
  const box = screen.getByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(box, { target: { value: '' } });
  fireEvent.blur(box);
  expect([onKeep.mock.calls.length, box.value]).toEqual([1, '']);
  onKeep.mockReturnValue(true);
  fireEvent.blur(box);
  expect(box.value).toBe('Harbour');
});

const Shown = ({ children }: { readonly children: React.ReactNode }) => (
  <>
    {children}
    <Overlays />
  </>
);
