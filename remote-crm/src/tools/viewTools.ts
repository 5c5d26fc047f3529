import { defineTool } from '@steps/platform';
import * as v from 'valibot';

const savedContactViews = defineTool({
  kind: 'read',
  name: 'saved_contact_views',
  description:
    'The saved views of the list of contacts: id, name and what each shows. Their contacts: contacts_in_view.',
  input: v.object({}),
  async run() {
    const { contactViews } = await import('../contacts/contactsInView');
    return { views: contactViews() };
  },
});

const contactsInSavedView = defineTool({
  kind: 'read',
  name: 'contacts_in_view',
  description: 'The contacts that a saved view shows now: how many there are, and the ids of the first ones.',
  input: v.object({
    /** Id or name. */
    view: v.pipe(v.string(), v.nonEmpty()),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 50),
  }),
  async run({ view: idOrName, limit }, { signal }) {
    const { contactsInView } = await import('../contacts/contactsInView');
    const { view, contacts } = await contactsInView(idOrName, signal);
    return { view, total: contacts.length, ids: contacts.slice(0, limit).map(({ id }) => id) };
  },
});

/** Saved views for those who cannot see the list: an agent, or a campaign's audience. */
export const viewTools = [savedContactViews, contactsInSavedView];
