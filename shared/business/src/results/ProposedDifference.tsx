import { Text } from '@steps/platform/ui';
import { ArrowRight } from 'lucide-react';
import { type ProposedChange, type ProposedField, readableValue } from '../ai/ledger/proposedChange';
import { proposedRows } from '../ai/ledger/proposedEdit';
import styles from './ProposedDifference.module.css';

/** What a proposal would change, field by field: the value now, and the value after. */
export function ProposedDifference({ change }: { readonly change: ProposedChange }) {
  return (
    <Text as="dl" size={13}>
      {proposedRows(change).map((field) => (
        <div key={field.key} className={styles.field}>
          <dt>{field.label}</dt>
          <dd>
            <Before field={field} isNew={change.isNew} />
            <ins>
              <ArrowRight size={14} aria-label="becomes" />
              {field.afterText ?? readableValue(field.after)}
            </ins>
          </dd>
        </div>
      ))}
    </Text>
  );
}

function Before({ field, isNew }: { readonly field: ProposedField; readonly isNew: boolean }) {
  const before = field.beforeText ?? readableValue(field.before);
  if (Array.isArray(field.before)) return <span className="s-faint">Added to {before || 'none'}</span>;
  if (before) return <del>{before}</del>;
  return isNew ? null : <span className="s-faint">Empty</span>;
}
