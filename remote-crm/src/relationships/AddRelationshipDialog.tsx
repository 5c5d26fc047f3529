import { type Contact, useContact, useContacts } from '@steps/business';
import { foldText, searchText } from '@steps/platform';
import { ChoiceField, Row, Stack, TextField } from '@steps/platform/ui';
import { useMemo, useState } from 'react';
import { useCompanyContacts } from '../nouns/contactState';
import crmStyles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { roles } from './relationshipRules';
import { addRelationship } from './relationshipState';
import relationshipsStyles from './relationships.module.css';

/** Contacts offered at once; typing more finds others. */
const offered = 6;

interface AddRelationshipDialogProps {
  readonly contactId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Links another contact to this one. */
export function AddRelationshipDialog({ contactId, name, onClose }: AddRelationshipDialogProps) {
  const [role, setRole] = useState(roles[0]?.id ?? '');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const found = useFound(search, contactId);
  const { error, clearError, submit } = useSubmit(() => {
    addRelationship(contactId, found.some(({ id }) => id === chosen) ? chosen : '', role);
    notifyStep('Relationship added');
    onClose();
  }, 'The relationship could not be saved. Please try again.');
  return (
    <FormDialog title="Add relationship" action="Add relationship" error={error} onSubmit={submit} onClose={onClose}>
      <ChoiceField
        label={`${name} …`}
        value={role}
        options={roles.map(({ id, label }) => ({ value: id, label: label.toLowerCase() }))}
        onChange={setRole}
      />
      <TextField
        label="Find a contact"
        type="search"
        autoComplete="off"
        placeholder="Name, company or email"
        value={search}
        onChange={(text) => {
          setSearch(text);
          clearError();
        }}
      />
      <Stack as="fieldset" gap={1} bare className={`${crmStyles.wide} ${relationshipsStyles.people}`}>
        <legend className="s-field__label">Contact</legend>
        {found.length === 0 && (
          <p className="s-faint" role="status">
            Nobody found.
          </p>
        )}
        {found.map((contact) => (
          <Row
            key={contact.id}
            as="label"
            gap={3}
            align="center"
            minHeight="row"
            paddingX={2}
            className={relationshipsStyles.peopleOne}
          >
            <input
              type="radio"
              name="contact"
              checked={chosen === contact.id}
              onChange={() => {
                setChosen(contact.id);
                clearError();
              }}
            />
            <Stack as="span" shrink breakWords>
              {contact.name}
              <span className="s-faint">{[contact.title, contact.company].filter(Boolean).join(', ')}</span>
            </Stack>
          </Row>
        ))}
      </Stack>
    </FormDialog>
  );
}

/** The first contacts that match, colleagues before others; the search stops when there are enough. */
function useFound(search: string, contactId: string): Contact[] {
  const all = useContacts();
  const companyId = useContact(contactId)?.companyId;
  const colleagues = useCompanyContacts(companyId);
  return useMemo(() => {
    const words = foldText(search.trim());
    const found = new Set<Contact>();
    for (const contact of [...colleagues, ...all]) {
      if (found.size >= offered) break;
      const text = searchText(`${contact.name} ${contact.company} ${contact.email}`);
      if (contact.id !== contactId && !contact.archivedAt && text.includes(words)) found.add(contact);
    }
    return [...found];
  }, [all, colleagues, search, contactId]);
}
