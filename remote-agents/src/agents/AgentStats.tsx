import { useAiResults } from '@steps/business';
import { Row, Stack, Text } from '@steps/platform/ui';
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
        <Stack key={label} gap="half" alignContent="start" paddingY={3} paddingX={4} className={styles.stat}>
          <dt className="s-muted">{label}</dt>
          <Text as="dd" size={20} weight={600}>
            {value}
          </Text>
          <Text as="dd" tone="faint" size={12}>
            {hint}
          </Text>
          <Row as="dd" gap={1} align="center" marginTop={2} paddingTop={2} divider="above" tone="faint" size={12}>
            <FlaskConical size={14} aria-hidden />
            Sample figure
            <Text as="span" atEnd tone="muted">
              {sample}
            </Text>
          </Row>
        </Stack>
      ))}
    </dl>
  );
}
