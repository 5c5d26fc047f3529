import { Grid, Row, Section, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowUpRight, Check, FlaskConical, MessageSquareText } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './AgentDetails.module.css';
import { AgentSign } from './AgentSign';
import { AgentStatus } from './AgentStatus';
import { type Agent, personalityTraits } from './agent';
import { VoicePreviewButton } from './VoicePreviewButton';

interface AgentDetailsProps {
  /** Gets the focus when an agent is chosen further down the page. */
  readonly ref?: Ref<HTMLElement>;
  readonly agent: Agent;
  /** Opens the chat, with this question where one was chosen. */
  readonly onStart: (question?: string) => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** What the chosen agent is like and can do. */
export function AgentDetails({ ref, agent, onStart, children }: AgentDetailsProps) {
  return (
    <Section>
      <Stack as="section" gap={4} className={styles.details} ref={ref} tabIndex={-1} aria-label={`About ${agent.name}`}>
        <Row gap={3} align="start" className={styles.who}>
          <AgentSign agent={agent} size={44} />
          <div>
            <h2>{agent.fullName}</h2>
            <p className="s-muted">{agent.specialty}</p>
          </div>
          <AgentStatus status={agent.status} />
        </Row>
        <blockquote className={styles.greeting}>{agent.greeting}</blockquote>
        <Grid min={180} gap={6} rowGap={3}>
          <div>
            <h3>Can help with</h3>
            <Stack as="ul" gap={1} size={13} className={`s-plain ${styles.ticks}`}>
              {agent.whatICanHelp.map((help) => (
                <Row as="li" gap={1} key={help}>
                  <Check size={14} aria-hidden />
                  {help}
                </Row>
              ))}
            </Stack>
          </div>
          <div>
            <h3>
              Manner
              <FlaskConical size={12} aria-hidden />
              <Text as="span" weight={400}>
                Sample figures
              </Text>
            </h3>
            <Stack as="ul" gap={1} size={13} className={`s-plain ${styles.traits}`}>
              {personalityTraits.map((trait) => (
                <li key={trait}>
                  <span className={styles.trait}>{trait}</span>
                  <span
                    className={styles.bar}
                    style={{ '--share': `${agent.personalityTraits[trait]}%` }}
                    aria-hidden
                  />
                  {agent.personalityTraits[trait]}
                </li>
              ))}
            </Stack>
          </div>
        </Grid>
        <div>
          <h3>Features</h3>
          <Text as="ul" paddingStart={4} size={13}>
            {agent.keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Text>
        </div>
        <div>
          <h3>Ask {agent.name}</h3>
          <Stack as="ul" gap={1} className={`s-plain ${styles.questions}`}>
            {agent.sampleQuestions.map((question) => (
              <li key={question}>
                <button type="button" onClick={() => onStart(question)}>
                  {question}
                  <ArrowUpRight size={14} aria-hidden />
                </button>
              </li>
            ))}
          </Stack>
        </div>
        <Row gap={2} align="center" wrap>
          <Button type="primary" icon={<MessageSquareText size={16} aria-hidden />} onClick={() => onStart()}>
            Start Conversation
          </Button>
          <VoicePreviewButton agent={agent} />
          {children}
        </Row>
      </Stack>
    </Section>
  );
}
