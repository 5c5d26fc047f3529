import { type AiResult, byRisk, highRiskRule, LookOnly, resultKinds, reviewRules } from '@steps/business';
import { ResultLabel, review } from '@steps/business/results';
import { useRecord } from '@steps/platform';
import { announce, Row, Section } from '@steps/platform/ui';
import styles from './review.module.css';
import { useColleagues } from './useColleagues';

const raised = [
  { risk: 'medium', label: 'At least medium' },
  { risk: 'high', label: 'High' },
] as const;

/** How results of each kind are queued. No rule takes the place of a person. */
export function ReviewRules() {
  return (
    <Section
      title="Review rules"
      purpose="A person reviews every result. A rule can raise the risk of a kind, put it first in the queue, hold it back until somebody releases it, or ask for a second reader; none approves anything."
    >
      <LookOnly module="human-loop">
        <HighRisk />
        <div className={styles.scroll}>
          <table className={`s-table ${styles.rules}`}>
            <caption className="s-hidden">Review rule for each kind of result</caption>
            <thead>
              <tr>
                <th scope="col">Kind of result</th>
                <th scope="col">Risk</th>
                <th scope="col">Treat as</th>
                <th scope="col">In the queue</th>
                <th scope="col">Before it is approved</th>
              </tr>
            </thead>
            <tbody>
              {resultKinds.all().map((kind) => (
                <RuleRow key={kind} kind={kind} />
              ))}
            </tbody>
          </table>
        </div>
      </LookOnly>
    </Section>
  );
}

/** Asked for where there is somebody to be the second reader. */
function HighRisk() {
  const several = useColleagues().length > 1;
  const twice = useRecord(reviewRules, highRiskRule)?.secondReader ?? false;
  if (!several && !twice) return null;
  const change = (on: boolean) => {
    review.updateRule(highRiskRule, { secondReader: on });
    announce('Rule for high risk saved');
  };
  return (
    <Row as="label" gap={2} align="center" className={styles.ruleChoice}>
      <input type="checkbox" checked={twice} onChange={({ target }) => change(target.checked)} />
      Two people approve every result of high risk
    </Row>
  );
}

function RuleRow({ kind }: { readonly kind: string }) {
  const { risk = 'low', first = false, holdBack = false, secondReader = false } = useRecord(reviewRules, kind) ?? {};
  const label = resultKinds.label(kind);
  const own = resultKinds.risk(kind);
  const change = (patch: Parameters<typeof review.updateRule>[1]) => {
    review.updateRule(kind, patch);
    announce(`Rule for ${label} saved`);
  };
  const choices = raised.filter((choice) => byRisk(own, choice.risk) < 0);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <ResultLabel.Risk risk={own} short />
      </td>
      <td>
        {choices.length === 0 ? (
          <span className="s-muted">High already</span>
        ) : (
          <select
            className="s-input"
            aria-label={`Risk of ${label}`}
            value={choices.some((choice) => choice.risk === risk) ? risk : 'low'}
            // The options below are the only values.
            onChange={(event) => change({ risk: event.target.value as AiResult['risk'] })}
          >
            <option value="low">As it is</option>
            {choices.map((choice) => (
              <option key={choice.risk} value={choice.risk}>
                {choice.label}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>
        <Row as="label" gap={2} align="center" wrap className={styles.ruleChoice}>
          <input type="checkbox" checked={first} onChange={({ target }) => change({ first: target.checked })} />
          First <span className="s-hidden">for {label}</span>
        </Row>
      </td>
      <td>
        <Row as="label" gap={2} align="center" wrap className={styles.ruleChoice}>
          <input type="checkbox" checked={holdBack} onChange={({ target }) => change({ holdBack: target.checked })} />
          Hold back <span className="s-hidden">{label}</span>
        </Row>
        <Row as="label" gap={2} align="center" wrap className={styles.ruleChoice}>
          <input
            type="checkbox"
            checked={secondReader}
            onChange={({ target }) => change({ secondReader: target.checked })}
          />
          Second reader <span className="s-hidden">for {label}</span>
        </Row>
      </td>
    </tr>
  );
}
