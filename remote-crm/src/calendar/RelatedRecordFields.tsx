import { type Deal, useCompanies, useContacts, useDeals } from '@steps/business';
import { PersonPicker, RecordPicker } from '@steps/platform/fields';
import { describeCompany, describeContact } from '../records/forms/recordChoices';
import type { MeetingDraft } from './meetingDraft';

interface RelatedRecordFieldsProps {
  readonly draft: MeetingDraft;
  readonly onChange: (patch: Partial<MeetingDraft>) => void;
}

/** The contact, the company and the deal that the meeting is about. */
export function RelatedRecordFields({ draft, onChange }: RelatedRecordFieldsProps) {
  const contacts = useContacts();
  const chooseContact = (contactId: string | undefined) => {
    const contact = contacts.find(({ id }) => id === contactId);
    const isThere = draft.attendees.some(({ email }) => email === contact?.email);
    onChange({
      contactId,
      ...(contact?.companyId && !draft.companyId ? { companyId: contact.companyId } : {}),
      ...(contact?.email && !isThere
        ? { attendees: [...draft.attendees, { name: contact.name, email: contact.email }] }
        : {}),
    });
  };
  return (
    <>
      <PersonPicker
        label="Contact"
        required={false}
        records={contacts}
        describe={describeContact}
        value={draft.contactId}
        onChange={chooseContact}
      />
      <RecordPicker
        label="Company"
        required={false}
        records={useCompanies()}
        describe={describeCompany}
        value={draft.companyId}
        onChange={(companyId) => onChange({ companyId })}
      />
      <RecordPicker
        label="Deal"
        required={false}
        records={useDeals()}
        describe={describeDeal}
        value={draft.dealId}
        onChange={(dealId) => onChange({ dealId })}
      />
    </>
  );
}

const describeDeal = ({ name }: Deal) => ({ label: name });
