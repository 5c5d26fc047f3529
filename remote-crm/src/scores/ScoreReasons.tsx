import type { Company, Contact } from '@steps/business';
import { Link } from '@steps/platform/router';
import { Row, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, Minus } from 'lucide-react';
import { crmPaths } from '../paths.generated';
import { attemptUpdate } from '../records/notices/saveWithToast';
import { useMayChange } from '../records/recordPage/recordContext';
import type { ScoreNoun } from './score';
import { pointsText, ruleText, totalOf } from './scoreRules';
import { applyRuleScore, useScoreLines } from './scoreState';
import styles from './scores.module.css';

interface ScoreReasonsProps {
  readonly noun: ScoreNoun;
  readonly record: Contact | Company;
}

/** The rules behind a score, each with its points and whether it applies; offers their sum if the score differs. */
export function ScoreReasons({ noun, record }: ScoreReasonsProps) {
  const mayChange = useMayChange();
  const lines = useScoreLines(noun, record);
  const total = totalOf(lines);
  const sum = lines.reduce((points, line) => points + (line.applies ? line.rule.points : 0), 0);
  const use = () => attemptUpdate(noun, () => void applyRuleScore(noun, record.id));
  return (
    <Stack gap={2} size={13} className={styles.reasons}>
      <ul className="s-plain" aria-label="Rules of the score">
        {lines.map(({ rule, applies }) => (
          <li key={rule.id} data-applies={applies || undefined}>
            {applies ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
            <span>
              {ruleText(rule, noun)}
              <span className="s-hidden">{applies ? ': applies' : ': does not apply'}</span>
            </span>
            <span>{pointsText(rule.points)}</span>
          </li>
        ))}
      </ul>
      <p className="s-faint">
        {lines.length === 0 ? 'There are no rules.' : `Current rules give ${total}`}
        {sum > total && ' (never above 100)'}
        {sum < total && ' (never below 0)'}
        {lines.length > 0 && '.'}
      </p>
      <Row gap={2} align="center" justify="between" wrap>
        {mayChange && total !== record.score && (
          <Button size="small" onClick={use}>
            Update to {total}
          </Button>
        )}
        <Link to={`${crmPaths.settings.href()}?section=scores`}>Edit rules</Link>
      </Row>
    </Stack>
  );
}
