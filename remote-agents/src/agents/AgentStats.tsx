import { useAiResults } from '@steps/shared';
import { FlaskConical } from 'lucide-react';
import styles from './AgentStats.module.css';
import { agentFigures } from './agentFigures';
import { agents } from './agents';

/** Real figures of this workspace, each above the sample's. */
export function AgentStats() {
  const figures = agentFigures(agents, useAiResults());
  return (
    <dl className={styles.stats} aria-label="Figures of the agents">
      {figures.map(({ label, value, hint, sample }) => (
        <div key={label} className={styles.stat}>
          <dt className="s-muted">{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.hint}>{hint}</dd>
          <dd className={styles.sample}>
            <FlaskConical size={14} aria-hidden />
            Sample figure
            <span className={styles.sampleValue}>{sample}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
