import { Row } from '@steps/platform/ui';
import { Check, TriangleAlert } from 'lucide-react';
import styles from './SubjectFacts.module.css';
import { subjectChecks } from './subjectRules';

/** What can be said of the subject line, each with its reason. */
export function SubjectFacts({ subject }: { readonly subject: string }) {
  return (
    <Row as="ul" gap={4} rowGap={1} wrap size={13} plain className={styles.checks} aria-label="Subject line checks">
      {subjectChecks(subject).map(({ good, label, reason }) => {
        const Icon = good ? Check : TriangleAlert;
        return (
          <li key={label} data-good={good || undefined}>
            <details>
              <summary>
                <Icon size={14} aria-hidden />
                {label}
              </summary>
              <p>{reason}</p>
            </details>
          </li>
        );
      })}
    </Row>
  );
}
