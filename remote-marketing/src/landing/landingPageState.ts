import { commit, drop, existing, formatMoment, newId, patched, put, RuleError, stamp } from '@steps/shared';
import type { EditorDocument } from '../editor/document';
import { type Editor, replaceDocument } from '../editor/editor';
import { documentOf, type LandingPage, landingPages, type PageVersion, pageVersions } from './landingPage';

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

/** What this tab last read or wrote of a page that it edits. */
const held = new Map<string, { readonly edition: string | undefined; readonly document: EditorDocument }>();

/** Remembers what the editor begins with, so that it notices what another tab writes. */
export function holdPage(page: LandingPage): void {
  held.set(page.id, { edition: page.edition, document: documentOf(page) });
}

/** The page with another document, and a version of what another tab wrote meanwhile, when that would be lost by it. */
function written(page: LandingPage, document: EditorDocument, at: string) {
  const mine = held.get(page.id);
  const other = mine !== undefined && page.edition !== mine.edition;
  const edition = newId('edition');
  const { after: _earlier, ...rest } = page;
  const next: LandingPage = {
    ...rest,
    document: stored(document),
    edition,
    ...(page.edition === undefined ? {} : { after: page.edition }),
    updatedAt: at,
  };
  const versions = other ? [versionOf(page.id, page.document, 'From another tab', at)] : [];
  held.set(page.id, { edition, document });
  return { next, versions };
}

/**
 * Keeps what the builder has now, and as a version what another tab wrote since this one read the page. The builder undoes its
 * own edits, so this is no step of the product's history.
 */
export function keepDocument(id: string, document: EditorDocument): 'over another' | undefined {
  const page = landingPages.get(id);
  // Somebody may have deleted it while it was open: then there is nothing to keep.
  if (!page || held.get(id)?.document === document) return undefined;
  const { next, versions } = written(page, document, stamp());
  commit({
    label: `Edit ${page.name}`,
    changes: [put(landingPages, next), ...versions.map((one) => put(pageVersions, one))],
    undoable: false,
  });
  return versions.length > 0 ? 'over another' : undefined;
}

/**
 * Takes over what another tab wrote, unless something here is not kept yet: keeping that tells them apart. `apart`: the other
 * tab did not know this tab's last state, which is kept as a version.
 */
export function takeFromElsewhere(page: LandingPage, editor: Editor): 'taken' | 'apart' | undefined {
  const mine = held.get(page.id);
  if (!mine || page.edition === mine.edition || editor.get().document !== mine.document) return undefined;
  const apart = page.after !== mine.edition;
  if (apart) {
    const version = versionOf(page.id, stored(mine.document), 'From this tab', stamp());
    commit({ label: `Keep ${page.name}`, changes: [put(pageVersions, version)], undoable: false });
  }
  holdPage(page);
  replaceDocument(editor, documentOf(page));
  return apart ? 'apart' : 'taken';
}

const versionOf = (pageId: string, document: PageVersion['document'], name: string, at: string): PageVersion => ({
  id: newId('version'),
  pageId,
  name,
  document,
  createdAt: at,
});

/** Keeps the page, and a version of it under a name. The oldest versions go. */
export function keepVersion(id: string, document: EditorDocument, name = ''): PageVersion {
  const page = existing(landingPages, id);
  const at = stamp();
  const called = name.trim().slice(0, 80) || `Saved ${formatMoment(at, new Date())}`;
  const version = versionOf(id, stored(document), called, at);
  const { next, versions } = written(page, document, at);
  const fresh = [version, ...versions];
  const older = pageVersions
    .all()
    .filter((one) => one.pageId === id)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(mostVersions - fresh.length);
  commit({
    label: `Save ${page.name}`,
    changes: [
      put(landingPages, next),
      ...fresh.map((one) => put(pageVersions, one)),
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
