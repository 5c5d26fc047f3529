import { useEffect } from 'react';
import type { Editor } from '../editor/editor';
import { clearWritings } from '../editor/writingState';
import { marketingPaths } from '../paths.generated';
import { type LandingPage, pageStore } from './landingPage';

/** The editor of the page that is open in the landing section: a way to the preview and back keeps selection and history. */
let open: { readonly pageId: string; readonly editor: Editor } | undefined;

/** The editor of a page: the open one, or a new one from what is saved. */
export function editorOf(page: LandingPage): Editor {
  if (open?.pageId !== page.id) open = { pageId: page.id, editor: pageStore.open(page) };
  return open.editor;
}

/** The page that is open in the landing section. */
export const openPageId = (): string | undefined => open?.pageId;

/** Forgets the open editor; the saved page stays. */
export function clearEditor(): void {
  open = undefined;
  clearWritings();
}

/** On every page of the landing section: leaving it for a page outside clears the state of the editor (part 2, 2.10). */
export function useLandingSection(): void {
  useEffect(() => {
    const section = marketingPaths.landing.href();
    return () => {
      const { pathname } = window.location;
      if (pathname !== section && !pathname.startsWith(`${section}/`)) clearEditor();
    };
  }, []);
}
