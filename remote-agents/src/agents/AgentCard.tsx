import { Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { FlaskConical, MessageSquareText } from 'lucide-react';
import styles from './AgentCard.module.css';
import { AgentSign } from './AgentSign';
import { AgentStatus } from './AgentStatus';
import type { Agent } from './agent';
import { VoicePreviewButton } from './VoicePreviewButton';

interface AgentCardProps {
  readonly agent: Agent;
  readonly chosen: boolean;
  readonly onDetails: () => void;
  readonly onEngage: () => void;
}

/** One of the six, with what it does and the three things to do with it. */
export function AgentCard({ agent, chosen, onDetails, onEngage }: AgentCardProps) {
  const { tasksSolved, satisfactionRate, responseTime } = agent.successMetrics;
  return (
    <article className={styles.card} data-chosen={chosen || undefined} aria-label={agent.name}>
      <Row gap={3} align="start" className={styles.who}>
        <AgentSign agent={agent} />
        <div>
          <h3>{agent.name}</h3>
          <p className="s-muted">{agent.specialty}</p>
        </div>
        <AgentStatus status={agent.status} />
      </Row>
      <Text tone="muted" size={13}>
        {agent.keyFeatures[0]}.
      </Text>
      <Row as="p" gap={2} align="center" wrap alignContent="start" tone="faint" size={12}>
        <span className={styles.badge}>{agent.badge}</span>
        {agent.specializations.join(', ')}
      </Row>
      <dl className={styles.facts}>
        <div>
          <dt>Level</dt>
          <dd>
            {agent.level} · {agent.experience}
          </dd>
        </div>
        <Sampled label="Tasks" value={tasksSolved.toLocaleString('en-GB')} />
        <Sampled label="Satisfaction" value={`${satisfactionRate}%`} />
        <Sampled label="Answers in" value={responseTime} />
      </dl>
      <Text tone="faint" size={12}>
        Works with {agent.collaborations.join(', ')}
      </Text>
      <Row gap={2} align="center" wrap>
        <Button
          size="small"
          icon={<MessageSquareText size={16} aria-hidden />}
          aria-label={`Engage ${agent.name}`}
          onClick={onEngage}
        >
          Engage
        </Button>
        <Button size="small" aria-label={`Details of ${agent.name}`} aria-pressed={chosen} onClick={onDetails}>
          Details
        </Button>
        <VoicePreviewButton agent={agent} compact />
      </Row>
    </article>
  );
}

const Sampled = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>
      {label}
      <FlaskConical size={12} aria-label="sample figure" />
    </dt>
    <dd>{value}</dd>
  </div>
);
