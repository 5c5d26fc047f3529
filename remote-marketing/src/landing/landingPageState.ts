import { commit, drop, existing, formatMoment, newId, patched, put, RuleError, stamp } from '@steps/shared';
import type { EditorDocument } from '../editor/document';
import { type LandingPage, landingPages, type PageVersion, pageVersions } from './landingPage';

/** Most versions that are kept of a page. */
const mostVersions = 30;

// A document is plain data; the row only says so more loosely.
const stored = (document: EditorDocument) => document as unknown as LandingPage['document'];

/** Adds a page. `RuleError` without a name. */
export function createPage(name: string, document: EditorDocument, templateId?: string): LandingPage {
  const at = stamp();
  const page: LandingPage = {
    id: newId('page'),
    name: checkedName(name),
    document: stored(document),
    ...(templateId ? { templateId } : {}),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Add ${page.name}`, changes: [put(landingPages, page)] });
  return page;
}

/** Keeps what the builder has now. The builder undoes its own edits, so this is no step of the product's history. */
export function keepDocument(id: string, document: EditorDocument): void {
  const page = landingPages.get(id);
  // Somebody may have deleted it while it was open: then there is nothing to keep.
  if (!page) return;
  const next = patched(page, { document: stored(document) });
  if (next !== page) {
    commit({
      label: `Edit ${page.name}`,
      changes: [put(landingPages, { ...next, updatedAt: stamp() })],
      undoable: false,
    });
  }
}

/** Keeps the page, and a version of it under a name. The oldest versions go. */
export function keepVersion(id: string, document: EditorDocument, name = ''): PageVersion {
  const page = existing(landingPages, id);
  const at = stamp();
  const version: PageVersion = {
    id: newId('version'),
    pageId: id,
    name: name.trim().slice(0, 80) || `Saved ${formatMoment(at, new Date())}`,
    document: stored(document),
    createdAt: at,
  };
  const older = pageVersions
    .all()
    .filter((one) => one.pageId === id)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(mostVersions - 1);
  commit({
    label: `Save ${page.name}`,
    changes: [
      put(landingPages, { ...page, document: stored(document), updatedAt: at }),
      put(pageVersions, version),
      ...older.map((one) => drop(pageVersions, one.id)),
    ],
    undoable: false,
  });
  return version;
}

/** Renames a page. `RuleError` without a name. */
export function renamePage(id: string, name: string): void {
  const page = existing(landingPages, id);
  const next = patched(page, { name: checkedName(name) });
  if (next !== page)
    commit({ label: `Rename ${page.name}`, changes: [put(landingPages, { ...next, updatedAt: stamp() })] });
}

/** A copy with a name of its own. */
export function duplicatePage(id: string): LandingPage {
  const { name, document, templateId } = existing(landingPages, id);
  const at = stamp();
  const copy: LandingPage = {
    id: newId('page'),
    name: `${name} (copy)`,
    document,
    ...(templateId ? { templateId } : {}),
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Duplicate ${name}`, changes: [put(landingPages, copy)] });
  return copy;
}

/** Puts a page away, or takes it back. */
export function archivePage(id: string, archived: boolean): void {
  const { archivedAt: _old, ...page } = existing(landingPages, id);
  const next: LandingPage = archived ? { ...page, archivedAt: stamp() } : page;
  commit({ label: `${archived ? 'Archive' : 'Take back'} ${page.name}`, changes: [put(landingPages, next)] });
}

/** Deletes a page; undo brings it back. Its versions stay until then for the same reason. */
export function deletePage(id: string): void {
  const { name } = existing(landingPages, id);
  commit({ label: `Delete ${name}`, changes: [drop(landingPages, id)] });
}

function checkedName(typed: string): string {
  const name = typed.trim().slice(0, 120);
  if (!name) throw new RuleError('Give the page a name.');
  return name;
}
