import { companies, companyWithName } from '@steps/business/src/nouns/companies/company';
import { newCompany } from '@steps/business/src/nouns/companies/companyState';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { contactWithEmail, newContact } from '@steps/business/src/nouns/contacts/contactState';
import { contact, createContact, dropContacts, editContact, editContacts, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionsOf } from './collection';
import { historySteps, redo, undo } from './history';
import { openStep } from './longStep';
import { put, stamp } from './recordChange';

const start = [
  contact({ id: 'a', name: 'Ann', email: 'ann@one.example' }),
  contact({ id: 'b', name: 'Ben', email: 'ben@two.example' }),
];

type Action =
  | { do: 'create'; name: string }
  | { do: 'edit'; at: number; score: number }
  | { do: 'bulk'; owner: string }
  | { do: 'tag'; tag: string }
  | { do: 'archive' | 'delete'; at: number }
  | { do: 'import'; emails: string[]; company: string }
  | { do: 'undo' | 'redo' };

const at = fc.nat(5);
const word = fc.constantFrom('North', 'South', 'East');
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('create' as const), name: word }),
  fc.record({ do: fc.constant('edit' as const), at, score: fc.nat(100) }),
  fc.record({ do: fc.constant('bulk' as const), owner: word }),
  fc.record({ do: fc.constant('tag' as const), tag: word }),
  fc.record({ do: fc.constantFrom('archive' as const, 'delete' as const), at }),
  fc.record({
    do: fc.constant('import' as const),
    emails: fc.array(fc.constantFrom('ann@one.example', 'ANN@one.example', 'new@three.example', ''), { maxLength: 4 }),
    company: word,
  }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }),
);

describe('the undo history', () => {
  it('always ends where the model says, and undoing everything is the start', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const { close } = await openMemoryStore({ contacts: start });
        const first = picture();
        let done: string[] = [first];
        let undone: string[] = [];
        for (const next of actions) {
          const steps = historySteps().length;
          perform(next);
          if (next.do === 'undo') {
            if (done.length > 1) undone = [...undone, done.pop() as string];
          } else if (next.do === 'redo') {
            const again = undone.pop();
            if (again) done = [...done, again];
          } else if (historySteps().length > steps) {
            done = [...done, picture()];
            undone = [];
          }
          expect(picture()).toBe(done.at(-1));
        }
        while (undo());
        expect(picture()).toBe(first);
        while (redo());
        while (undo());
        expect(picture()).toBe(first);
        await close();
      }),
      { numRuns: 60 },
    );
  });
});

function perform(next: Action): void {
  const ids = contacts.all().map((found) => found.id);
  const chosen = 'at' in next ? ids[next.at % ids.length] : undefined;
  if (next.do === 'create') createContact({ name: next.name });
  if (next.do === 'edit' && chosen) editContact(chosen, { score: next.score });
  if (next.do === 'bulk') editContacts(ids, { owner: next.owner });
  if (next.do === 'tag') editContacts(ids, { tags: [next.tag] });
  if (next.do === 'archive' && chosen) editContact(chosen, { archivedAt: stamp() });
  if (next.do === 'delete' && chosen) dropContacts([chosen]);
  if (next.do === 'import') bringIn(next.emails, next.company);
  if (next.do === 'undo') undo();
  if (next.do === 'redo') redo();
}

/** One long step, a commit for each contact, as an import of a file makes it. */
function bringIn(emails: readonly string[], company: string): void {
  const step = openStep('Import contacts');
  for (const email of emails) {
    const known = email ? contactWithEmail(email) : undefined;
    const linked = companyWithName(company) ?? newCompany({ name: company });
    const fields = { email, name: 'Imported', company, companyId: linked.id };
    step.commit([put(companies, linked), put(contacts, known ? { ...known, ...fields } : newContact(fields))]);
  }
  step.end();
}

/** Everything a client holds, in an order that does not depend on how it came to be. */
function picture(): string {
  const records = [...contacts.all(), ...companies.all()].sort((one, other) => (one.id < other.id ? -1 : 1));
  // The log tells what was undone too, so it only grows.
  const sizes = collectionsOf('client').map(({ name, size }) => (name === 'logEntries' ? 0 : size));
  return JSON.stringify([sizes, records]);
}
