import type { Contact } from '@steps/business';
import { RuleError, sameText } from '@steps/platform';
import { propertyFields } from '../properties/propertyFields';
import { propertiesOf } from '../properties/propertyState';
import { testOf } from '../records/recordTable/conditionRules';
import type { ListShape } from '../records/recordTable/listField';
import { readView, viewInWords } from '../records/recordTable/listViewRules';
import { type SavedView, savedViews } from '../records/recordTable/savedView';
import { scopeTest } from '../records/recordTable/useRows';
import { findAll } from '../records/search/indexedSearch';
import { contactFields } from './contactFields';
import { searchContacts } from './contactSearch';

/** A saved view of the list of contacts, for code that has no list. */
export interface ContactView {
  readonly id: string;
  readonly name: string;
  /** What it shows, in words: "with “Status is Customer”". */
  readonly shows: string;
  /** Parts of it that no longer exist; without them it shows more than was meant. */
  readonly leftOut: readonly string[];
}

const shapeNow = (): ListShape<Contact> => ({
  fields: [...contactFields, ...propertyFields<Contact>(propertiesOf('contact'))],
  sorts: [],
  archive: true,
});

/** All saved views of the list of contacts, by name. */
export function contactViews(): ContactView[] {
  const shape = shapeNow();
  return savedViews
    .all()
    .filter(({ list }) => list === 'contacts')
    .map((view) => described(view, shape))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true }));
}

/** The contacts that a saved view shows now, found by its id or name. `RuleError` if there is no such view. */
export async function contactsInView(
  idOrName: string,
  signal: AbortSignal,
): Promise<{ readonly view: ContactView; readonly contacts: readonly Contact[] }> {
  const views = savedViews.all().filter(({ list }) => list === 'contacts');
  const saved = views.find(({ id }) => id === idOrName) ?? views.find(({ name }) => sameText(name, idOrName));
  if (!saved) throw new RuleError('This view no longer exists. It may have been deleted.');
  const shape = shapeNow();
  const { view } = readView(new URLSearchParams(saved.query), shape);
  const now = new Date();
  const inScope = scopeTest(view.archive, shape);
  const tests = view.filters.flatMap((condition) => {
    const field = shape.fields.find(({ id }) => id === condition.field);
    return field ? [testOf(field, condition, now)] : [];
  });
  const found = await findAll(searchContacts, view.q, signal);
  const contacts = found.filter(
    (contact) => (!inScope || inScope(contact)) && tests.every((passes) => passes(contact)),
  );
  return { view: described(saved, shape), contacts };
}

function described({ id, name, query }: SavedView, shape: ListShape<Contact>): ContactView {
  const { view, ignored } = readView(new URLSearchParams(query), shape);
  return { id, name, shows: viewInWords(view, shape), leftOut: ignored };
}
