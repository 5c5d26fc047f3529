import {
  type Deal,
  type DealPatch,
  deals,
  updateDeal,
  useCompanies,
  useCompany,
  useContact,
  useContacts,
  usePipeline,
} from '@steps/business';
import { FindingLinks, useFindingsBehind } from '@steps/business/findings';
import { formatPence } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Money, Stack } from '@steps/platform/ui';
import { useMemo } from 'react';
import { useCompanyContacts } from '../nouns/contactState';
import { dealCatalogue } from '../nouns/dealCatalogue';
import { moveDeal } from '../nouns/dealState';
import { companyRecords, contactRecords } from '../records/forms/recordChoices';
import { InlineField } from '../records/recordPage/InlineField';
import recordStyles from '../records/recordPage/record.module.css';
import { SectionFields } from '../records/recordPage/SectionFacts';
import { otherReason } from '../stages/pipelineRules';
import { needLabels, needRule } from './attentionRules';
import { dealValue } from './dealInput';
import dealSheetStyles from './dealSheet.module.css';
import { useSalesSettings } from './salesSettings';
import { useNeeds } from './useNeeds';

/** Every fact of a deal, edited in place. */
export function DealFacts({ deal }: { readonly deal: Deal }) {
  const company = useCompany(deal.companyId);
  const contact = useContact(deal.contactId);
  const colleagues = useCompanyContacts(deal.companyId);
  const needs = useNeeds()(deal);
  const { staleDays } = useSalesSettings();
  const { lostReasons } = usePipeline();
  const save = (patch: DealPatch) => void updateDeal(deal.id, patch);
  const contacts = useContacts();
  // People who work at the deal's company are offered first.
  const people = useMemo(
    () => [...colleagues, ...contacts.filter(({ companyId }) => !companyId || companyId !== deal.companyId)],
    [colleagues, contacts, deal.companyId],
  );
  const facts = { catalogue: dealCatalogue, record: deal, onSave: save };
  const value = (
    <InlineField
      label={dealCatalogue.valuePence.label}
      fields={['valuePence']}
      words={(pence) => formatPence(Number(pence ?? 0))}
      value={deal.valuePence === 0 ? '' : String(deal.valuePence / 100)}
      onSave={(typed) => save({ valuePence: dealValue(typed) })}
    >
      <Money pence={deal.valuePence} />
    </InlineField>
  );
  const companyFact = (
    <InlineField
      label={dealCatalogue.companyId.label}
      fields={['companyId']}
      value={company?.id ?? ''}
      records={companyRecords(useCompanies())}
      onSave={(id) => save({ companyId: id || undefined })}
    >
      {company && <Link to={paths.company.href(company.id)}>{company.name}</Link>}
    </InlineField>
  );
  const person = (
    <InlineField
      label={dealCatalogue.contactId.label}
      fields={['contactId']}
      value={contact?.id ?? ''}
      records={contactRecords(people)}
      onSave={(id) => save({ contactId: id || undefined })}
    >
      {contact && <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>}
    </InlineField>
  );
  // Shown only for a lost deal, and saved by moving it.
  const reason = deal.lostReason && (
    <InlineField
      label={dealCatalogue.lostReason.label}
      fields={['lostReason']}
      value={deal.lostReason}
      options={[...new Set([deal.lostReason, ...lostReasons.filter((one) => one !== otherReason)])].map((one) => ({
        value: one,
        label: one,
      }))}
      onSave={(lostReason) => void moveDeal(deal.id, deal.stage, { lostReason })}
    />
  );
  return (
    <>
      {needs.length > 0 && (
        <Stack
          as="ul"
          gap={1}
          paddingY={2}
          paddingX={3}
          radius="control"
          size={13}
          className={`s-plain ${dealSheetStyles.dealNeeds}`}
          aria-label="What this deal needs"
        >
          {needs.map((need) => (
            <li key={need}>
              <strong>{needLabels[need]}.</strong> <span className="s-muted">Rule: {needRule(need, staleDays)}</span>
            </li>
          ))}
        </Stack>
      )}
      <dl className={`${recordStyles.facts} ${dealSheetStyles.dealFacts}`}>
        <SectionFields section="next" {...facts} own={{ valuePence: value }} />
        <FromFindings deal={deal} />
        <SectionFields
          section="origin"
          {...facts}
          own={{ companyId: companyFact, contactId: person, lostReason: reason }}
        />
      </dl>
    </>
  );
}

/** The findings that a next step of the deal came from. */
function FromFindings({ deal: { id } }: { readonly deal: Deal }) {
  const record = { collection: deals.name, id };
  if (useFindingsBehind(record).length === 0) return null;
  return (
    <div className={recordStyles.fact}>
      <dt>From the analysis</dt>
      <Stack as="dd" gap={1}>
        <FindingLinks {...record} />
      </Stack>
    </div>
  );
}
