import { CircleAlert } from 'lucide-react';
import styles from './gate.module.css';
import { useGate } from './gateState';

/** What went wrong at the gate, when it belongs to no single field. */
export function GateFailure() {
  const { failure } = useGate();
  return (
    <div role="alert">
      {failure && (
        <p className={styles.failure}>
          <CircleAlert size={16} aria-hidden />
          {failure}
        </p>
      )}
    </div>
  );
}
