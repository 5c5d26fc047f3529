import {
  type Deal,
  type DealPatch,
  deals,
  moveDeal,
  otherReason,
  updateDeal,
  useCompanies,
  useCompany,
  useCompanyContacts,
  useContact,
  useContacts,
  usePipeline,
} from '@steps/shared';
import { FindingLinks, useFindingsBehind } from '@steps/shared/findings';
import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { DateText, Money } from '@steps/shared/ui';
import { useMemo } from 'react';
import { companyRecords, contactRecords } from '../ground/forms/recordChoices';
import { InlineField } from '../ground/recordPage/InlineField';
import recordStyles from '../ground/recordPage/record.module.css';
import { needLabels, needRule } from './attentionRules';
import { dealValue } from './dealInput';
import dealSheetStyles from './dealSheet.module.css';
import { useSalesSettings } from './salesSettings';
import { useNeeds } from './useNeeds';

/** Every fact of a deal, edited where it stands. */
export function DealFacts({ deal }: { readonly deal: Deal }) {
  const company = useCompany(deal.companyId);
  const contact = useContact(deal.contactId);
  const colleagues = useCompanyContacts(deal.companyId);
  const needs = useNeeds()(deal);
  const { staleDays } = useSalesSettings();
  const { lostReasons } = usePipeline();
  const save = (patch: DealPatch) => void updateDeal(deal.id, patch);
  const text = (field: 'nextStep' | 'source' | 'owner' | 'notes') => ({
    value: deal[field],
    onSave: (value: string) => save({ [field]: value.trim() }),
  });
  const contacts = useContacts();
  // Who works at the deal's company is offered first.
  const people = useMemo(
    () => [...colleagues, ...contacts.filter(({ companyId }) => !companyId || companyId !== deal.companyId)],
    [colleagues, contacts, deal.companyId],
  );
  return (
    <>
      {needs.length > 0 && (
        <ul className={`s-plain ${dealSheetStyles.dealNeeds}`} aria-label="What this deal needs">
          {needs.map((need) => (
            <li key={need}>
              <strong>{needLabels[need]}.</strong> <span className="s-muted">Rule: {needRule(need, staleDays)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className={`${recordStyles.facts} ${dealSheetStyles.dealFacts}`}>
        <InlineField label="Name" value={deal.name} onSave={(name) => save({ name: name.trim() })} />
        <InlineField
          label="Value"
          value={deal.valuePence === 0 ? '' : String(deal.valuePence / 100)}
          onSave={(typed) => save({ valuePence: dealValue(typed) })}
        >
          <Money pence={deal.valuePence} />
        </InlineField>
        <InlineField
          label="Close date"
          day
          value={deal.closeDate ?? ''}
          onSave={(day) => save({ closeDate: day || undefined })}
        >
          {deal.closeDate && <DateText value={deal.closeDate} day />}
        </InlineField>
        <InlineField label="Next step" {...text('nextStep')} />
        <FromFindings deal={deal} />
        <InlineField
          label="Company"
          value={company?.id ?? ''}
          records={companyRecords(useCompanies())}
          onSave={(id) => save({ companyId: id || undefined })}
        >
          {company && <Link to={paths.company.href(company.id)}>{company.name}</Link>}
        </InlineField>
        <InlineField
          label="Contact"
          value={contact?.id ?? ''}
          records={contactRecords(people)}
          onSave={(id) => save({ contactId: id || undefined })}
        >
          {contact && <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>}
        </InlineField>
        <InlineField label="Source" {...text('source')} />
        <InlineField label="Owner" {...text('owner')} />
        {deal.lostReason && (
          <InlineField
            label="Lost reason"
            value={deal.lostReason}
            options={[...new Set([deal.lostReason, ...lostReasons.filter((reason) => reason !== otherReason)])].map(
              (reason) => ({ value: reason, label: reason }),
            )}
            onSave={(lostReason) => void moveDeal(deal.id, deal.stage, { lostReason })}
          />
        )}
        <InlineField label="Notes" rows={4} {...text('notes')} />
        <div className={recordStyles.fact}>
          <dt>In this stage since</dt>
          <dd>
            <DateText value={deal.stageChangedAt} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The findings of the analysis that became a next step of the deal. */
function FromFindings({ deal: { id } }: { readonly deal: Deal }) {
  const record = { collection: deals.name, id };
  if (useFindingsBehind(record).length === 0) return null;
  return (
    <div className={recordStyles.fact}>
      <dt>From the analysis</dt>
      <dd className={dealSheetStyles.dealFindings}>
        <FindingLinks {...record} />
      </dd>
    </div>
  );
}
