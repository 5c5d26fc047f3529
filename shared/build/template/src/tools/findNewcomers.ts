import { contacts } from '@steps/business';
import { defineTool } from '@steps/platform';
import * as v from 'valibot';
import { newcomersSince } from '../newcomers/newcomerRules';

/** Most names in one answer; the count gives the whole number. */
const named = 20;

export const findNewcomers = defineTool({
  kind: 'read',
  name: '__snake___newcomers',
  description: 'Finds the contacts that were added since a day. Use it when somebody asks who is new.',
  input: v.object({ since: v.pipe(v.string(), v.isoDate()) }),
  run({ since }) {
    const found = newcomersSince(contacts.all(), since);
    return { count: found.length, names: found.slice(0, named).map(({ name }) => name) };
  },
});
