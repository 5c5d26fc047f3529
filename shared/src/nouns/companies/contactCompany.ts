import type { RowChange } from '../../core/storage/port';
import { commit } from '../../core/store/commit';
import { type Origin, person } from '../../core/store/origin';
import { existing, patched, put, stamp } from '../../core/store/recordChange';
import { type Contact, type ContactInput, contacts } from '../contacts/contact';
import { newContact } from '../contacts/contactState';
import { companies, companyWithName } from './company';
import { newCompany } from './companyState';

/** Adds a contact and links it to the company of that name, made when there is none: one step. `RuleError` as `newContact`. */
export function createContactAtCompany(input: ContactInput, origin: Origin = person): Contact {
  const { changes, ...link } = companyLink(input.company ?? '', input.companyId);
  const contact = newContact({ ...input, ...link });
  commit({ label: `Add ${contact.name}`, changes: [...changes, put(contacts, contact)], origin });
  return contact;
}

/** Moves a contact to the company of that name, made when there is none; an empty name takes it out of its company. */
export function setContactCompany(id: string, name: string, origin: Origin = person): Contact {
  const before = existing(contacts, id);
  const { changes, ...link } = companyLink(name);
  const moved = patched<Contact>(before, link);
  if (moved === before) return before;
  const after = { ...moved, updatedAt: stamp() };
  commit({ label: `Edit ${after.name}`, changes: [...changes, put(contacts, after)], origin });
  return after;
}

function companyLink(
  name: string,
  id?: string,
): { company: string; companyId: string | undefined; changes: RowChange[] } {
  const company = name.trim();
  if (!company) return { company, companyId: undefined, changes: [] };
  const known = id ? companies.get(id) : companyWithName(company);
  if (known) return { company: known.name, companyId: known.id, changes: [] };
  const made = newCompany({ name: company });
  return { company, companyId: made.id, changes: [put(companies, made)] };
}
