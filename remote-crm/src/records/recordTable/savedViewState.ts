import { commit, drop, newId, put, type RowChange, RuleError, sameText, stamp, useRecords } from '@steps/platform';
import { useMemo } from 'react';
import { type SavedView, savedViews } from './savedView';

/** Longest name of a view, characters. */
export const longestViewName = 60;

/** Saves a view. `RuleError` without a name or for one that is taken. */
export function saveView(list: string, name: string, query: string): SavedView {
  const at = stamp();
  const view: SavedView = {
    id: newId('view'),
    list,
    name: freeName(list, name),
    query,
    isDefault: false,
    createdAt: at,
    updatedAt: at,
  };
  commit({ label: `Save the view ${view.name}`, changes: [put(savedViews, view)] });
  return view;
}

/** Saves what the list shows now under the existing name. */
export function updateView(id: string, query: string): void {
  change(id, 'Update', { query });
}

/** `RuleError` without a name or for one that is taken. */
export function renameView(id: string, name: string): void {
  const { list } = known(id);
  change(id, 'Rename', { name: freeName(list, name, id) });
}

/** Opens the list with this view from now on, or with none. One step, which also changes the view that was it before. */
export function setDefaultView(id: string, isDefault: boolean): void {
  const view = known(id);
  const updatedAt = stamp();
  const before = savedViews.all().filter((other) => other.list === view.list && other.isDefault && other.id !== id);
  commit({
    label: isDefault ? `Open with the view ${view.name}` : `Open without the view ${view.name}`,
    changes: [view, ...before].map((one) =>
      put(savedViews, { ...one, isDefault: isDefault && one.id === id, updatedAt }),
    ),
  });
}

/** Deletes a view; undo brings it back. */
export function deleteView(id: string): void {
  commit({ label: `Delete the view ${known(id).name}`, changes: [drop(savedViews, id)] });
}

/** The changes that update the saved views of a list after something was renamed; part of the step that renames it. */
export function viewChanges(list: string, rename: (query: string) => string): RowChange[] {
  const updatedAt = stamp();
  return savedViews
    .all()
    .filter((view) => view.list === list)
    .flatMap((view) => {
      // Compared in one spelling: another spelling of the same query is no change.
      const query = rename(view.query);
      return query === new URLSearchParams(view.query).toString()
        ? []
        : [put(savedViews, { ...view, query, updatedAt })];
    });
}

/** The view with which a list opens. */
export const defaultView = (list: string): SavedView | undefined =>
  savedViews.all().find((view) => view.list === list && view.isDefault);

/** Saved views of a list in alphabetical order, in render. */
export function useSavedViews(list: string): readonly SavedView[] {
  const all = useRecords(savedViews);
  return useMemo(
    () =>
      all
        .filter((view) => view.list === list)
        .sort((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true })),
    [all, list],
  );
}

function change(id: string, verb: string, patch: Partial<SavedView>): void {
  const view = { ...known(id), ...patch, updatedAt: stamp() };
  commit({ label: `${verb} the view ${view.name}`, changes: [put(savedViews, view)] });
}

function known(id: string): SavedView {
  const view = savedViews.get(id);
  if (!view) throw new RuleError('This view no longer exists. It may have been deleted in another tab.');
  return view;
}

function freeName(list: string, name: string, except?: string): string {
  const wanted = name.trim();
  if (!wanted) throw new RuleError('Enter a name for the view; it is empty.');
  if (wanted.length > longestViewName) {
    throw new RuleError(`Use at most ${longestViewName} characters for the name, not ${wanted.length}.`);
  }
  const taken = savedViews
    .all()
    .some((view) => view.list === list && view.id !== except && sameText(view.name, wanted));
  if (taken) throw new RuleError(`Choose another name: there is already a view called “${wanted}”.`);
  return wanted;
}
