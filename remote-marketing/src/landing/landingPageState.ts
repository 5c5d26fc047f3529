import { commit, existing, put, stamp } from '@steps/platform';
import type { EditorDocument } from '../editor/document';
import { type LandingPage, landingPages, pageStore } from './landingPage';

/** Adds a page. `RuleError` without a name. */
export const createPage = (name: string, document: EditorDocument, templateId?: string): LandingPage =>
  pageStore.add(name, document, templateId ? { templateId } : {});

/** A copy with a name of its own. */
export function duplicatePage(id: string): LandingPage {
  const { archivedAt: _away, ...page } = existing(landingPages, id);
  return pageStore.duplicate(page);
}

/** Puts a page away, or takes it back. */
export function archivePage(id: string, archived: boolean): void {
  const { archivedAt: _old, ...page } = existing(landingPages, id);
  const next: LandingPage = archived ? { ...page, archivedAt: stamp() } : page;
  commit({ label: `${archived ? 'Archive' : 'Restore'} ${page.name}`, changes: [put(landingPages, next)] });
}
