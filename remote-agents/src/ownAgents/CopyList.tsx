import { Row } from '@steps/platform/ui';
import { Button } from 'antd';
import { MessageSquareText } from 'lucide-react';
import { AgentSign } from '../agents/AgentSign';
import { agents } from '../agents/agents';
import styles from './CopyList.module.css';
import type { WorkingAgent } from './ownAgentRules';

interface CopyListProps {
  readonly copies: readonly WorkingAgent[];
  readonly onDetails: (key: string) => void;
  readonly onEngage: (agent: WorkingAgent) => void;
}

/** The agents that somebody copied. */
export function CopyList({ copies, onDetails, onEngage }: CopyListProps) {
  return (
    <ul className="s-plain" aria-label="Your copies">
      {copies.map((copy) => (
        <Row key={copy.key} as="li" gap={3} align="center" wrap paddingY={2} className={styles.copy}>
          <AgentSign agent={copy} />
          <div className={styles.who}>
            <h3>{copy.name}</h3>
            <p className="s-muted">Copy of {agents.find(({ id }) => id === copy.id)?.name}</p>
          </div>
          <Row as="span" gap={2} align="center" wrap>
            <Button
              size="small"
              icon={<MessageSquareText size={16} aria-hidden />}
              aria-label={`Engage ${copy.name}`}
              onClick={() => onEngage(copy)}
            >
              Engage
            </Button>
            <Button size="small" aria-label={`Details of ${copy.name}`} onClick={() => onDetails(copy.key)}>
              Details
            </Button>
          </Row>
        </Row>
      ))}
    </ul>
  );
}
