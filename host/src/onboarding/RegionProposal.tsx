import { isUsual, usualRegion } from '@steps/business/host';
import { type BusinessData, countryRegion } from '@steps/business/onboarding';
import { useRegion } from '@steps/platform';
import { currencyWords, numberForms } from '@steps/platform/numbers';
import { Row } from '@steps/platform/ui';

interface RegionProposalProps {
  readonly draft: BusinessData;
  readonly onChange: (patch: Partial<BusinessData>) => void;
}

const weekdays = { 0: 'Sunday', 1: 'Monday', 6: 'Saturday' } as const;

/** What is usual in the chosen country, to take or leave; nothing where the workspace is as there already. */
export function RegionProposal({ draft, onChange }: RegionProposalProps) {
  const region = useRegion();
  const usual = countryRegion(draft.country);
  if (!usual || isUsual(usual, region)) return null;
  const { currency, numbers, dates, clock, firstDay } = usual;
  const facts = [
    `amounts in ${currencyWords(currency)}, such as ${numberForms[numbers].example}`,
    dates === 'month' ? 'month first' : 'day first',
    clock === 12 ? 'AM and PM' : '24 hours',
    `weeks from ${weekdays[firstDay]}`,
  ].join(', ');
  return (
    <div>
      <Row as="label" gap={2} align="center" wrap>
        <input
          type="checkbox"
          checked={usualRegion(draft) !== undefined}
          onChange={({ target }) => onChange({ asInCountry: target.checked })}
        />
        Use the date and amount formats of this country
      </Row>
      <p className="s-muted">
        {facts.charAt(0).toUpperCase() + facts.slice(1)}. For the whole workspace; you can change it in Settings,
        Region.
      </p>
    </div>
  );
}
