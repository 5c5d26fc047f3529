import {
  aiKindLabel,
  aiResultKinds,
  approveBelow,
  byRisk,
  reviewAlways,
  riskOfKind,
  useReviewRule,
  writesRecords,
} from '@steps/shared';
import { RiskTag } from '@steps/shared/results';
import { announce, Section } from '@steps/shared/ui';

const limits = [
  { risk: 'medium', label: 'Drafts of low risk pass by themselves' },
  { risk: 'high', label: 'Drafts of low and medium risk pass by themselves' },
] as const;

/** Which drafts may pass without a person, kind by kind. What changes records never does. */
export function ReviewRules() {
  return (
    <Section
      title="Review rules"
      purpose="A person reviews every result unless you let drafts of a kind through. The trail says when a rule did; and what a rule let through still reaches no record by itself."
    >
      <div className="r-scroll">
        <table className="s-table r-rules">
          <caption className="s-hidden">Review rule for each kind of result</caption>
          <thead>
            <tr>
              <th scope="col">Kind of result</th>
              <th scope="col">Risk</th>
              <th scope="col">Who looks at it</th>
            </tr>
          </thead>
          <tbody>
            {aiResultKinds().map((kind) => (
              <RuleRow key={kind} kind={kind} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function RuleRow({ kind }: { readonly kind: string }) {
  const rule = useReviewRule(kind);
  const label = aiKindLabel(kind);
  const choose = (value: string) => {
    if (value === 'medium' || value === 'high') approveBelow(kind, value);
    else reviewAlways(kind);
    announce(`Rule for ${label} saved`);
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <RiskTag risk={riskOfKind(kind)} short />
      </td>
      <td>
        {writesRecords(kind) ? (
          <span className="s-muted">Always a person: it changes records or goes to a customer</span>
        ) : (
          <select
            className="s-input"
            aria-label={`Rule for ${label}`}
            value={rule?.mode === 'below' ? rule.risk : 'always'}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="always">Always a person</option>
            {/* Only limits above the risk of this kind let anything through. */}
            {limits
              .filter(({ risk }) => byRisk(riskOfKind(kind), risk) < 0)
              .map(({ risk, label }) => (
                <option key={risk} value={risk}>
                  {label}
                </option>
              ))}
          </select>
        )}
      </td>
    </tr>
  );
}
