// @vitest-environment page
import { openMemoryStore } from '@steps/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyDocument } from '../editor/document';
import { addBlock } from '../editor/editorVerbs';
import { clearEditor, editorOf, openPageId, useLandingSection } from './builderState';
import { landingPages } from './landingPage';
import { createPage } from './landingPageState';

const address = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => {
  clearEditor();
  address('/');
});

it('leaving the landing section forgets the open editor, going to its preview does not', async () => {
  await openMemoryStore();
  const page = createPage('Open day', emptyDocument());
  const editor = editorOf(page);
  addBlock(editor, 'hero');
  const builder = renderHook(() => useLandingSection());
  address('/marketing/landing/preview');
  builder.unmount();
  expect(editorOf(page)).toBe(editor);
  const preview = renderHook(() => useLandingSection());
  address('/marketing/email');
  preview.unmount();
  expect(openPageId()).toBeUndefined();
  expect(landingPages.get(page.id)?.name).toBe('Open day');
});
