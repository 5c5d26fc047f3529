import { Grid, Row, Section, Text } from '@steps/platform/ui';
import { ArrowRight } from 'lucide-react';
import { AgentSign } from './AgentSign';
import type { Agent } from './agent';
import { type AgentLink, linksBetween } from './agentRules';
import styles from './CollaborationDiagram.module.css';
import { arrowPath, diagramSize, placesOnOval } from './diagramRules';
import type { AgentId } from './selectedAgent';

interface CollaborationDiagramProps {
  readonly agents: readonly Agent[];
  /** Whose links are drawn in colour. */
  readonly chosen: Agent;
  readonly onChoose: (id: AgentId) => void;
}

/** Who hands over to whom: drawn, and as a list for each agent. */
export function CollaborationDiagram({ agents, chosen, onChoose }: CollaborationDiagramProps) {
  const places = placesOnOval(agents.length);
  const placeOf = ({ id }: Agent) => places[agents.findIndex((agent) => agent.id === id)] ?? { x: 0, y: 0 };
  const links = linksBetween(agents);
  const [others, own] = [links.filter(({ from }) => from !== chosen), links.filter(({ from }) => from === chosen)];
  const { width, height } = diagramSize;
  return (
    <Section title="How they work together" purpose="Each agent hands work to three others. Choose one to see why.">
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.lines} aria-hidden="true">
          <defs>
            {(['quiet', 'own'] as const).map((kind) => (
              <marker
                key={kind}
                id={`agents-arrow-${kind}`}
                className={kind === 'own' ? styles.own : styles.quiet}
                viewBox="0 0 8 8"
                refX="6"
                refY="4"
                markerWidth="6"
                markerHeight="6"
                orient="auto-start-reverse"
              >
                <path d="M 0 1 L 7 4 L 0 7 z" />
              </marker>
            ))}
          </defs>
          {[...others, ...own].map((link) => (
            <path
              key={`${link.from.id}-${link.to.id}`}
              className={styles.line}
              data-own={link.from === chosen || undefined}
              d={arrowPath(placeOf(link.from), placeOf(link.to))}
              markerEnd={`url(#agents-arrow-${link.from === chosen ? 'own' : 'quiet'})`}
            />
          ))}
        </svg>
        {agents.map((agent) => (
          <button
            key={agent.id}
            type="button"
            className={styles.agent}
            style={{
              insetInlineStart: `${(placeOf(agent).x / width) * 100}%`,
              insetBlockStart: `${(placeOf(agent).y / height) * 100}%`,
            }}
            aria-pressed={agent === chosen}
            onClick={() => onChoose(agent.id)}
          >
            <AgentSign agent={agent} />
            {agent.name}
          </button>
        ))}
      </div>
      <Row gap={3} rowGap={1} align="center" wrap marginTop={6} paddingTop={3} divider="above" tone="muted" size={13}>
        <span id="agents-handovers">{chosen.name} hands over to</span>
        <Row as="ul" gap={3} rowGap={1} wrap plain aria-labelledby="agents-handovers">
          {own.map((link) => (
            <LinkRow key={link.to.id} link={link} onChoose={onChoose} />
          ))}
        </Row>
      </Row>
      <Text as="details" marginTop={2} tone="muted" size={13} className={styles.all}>
        <summary>All {links.length} links</summary>
        <Grid as="ul" min={220} fill plain>
          {links.map((link) => (
            <li key={`${link.from.id}-${link.to.id}`}>
              <button type="button" className={styles.link} onClick={() => onChoose(link.from.id)}>
                {link.from.name}
                <ArrowRight size={14} aria-label="hands over to" />
                <Text as="strong" tone="text" weight={500}>
                  {link.to.name}
                </Text>{' '}
                for {link.reason}
              </button>
            </li>
          ))}
        </Grid>
      </Text>
    </Section>
  );
}

interface LinkRowProps {
  readonly link: AgentLink;
  readonly onChoose: (id: AgentId) => void;
}

function LinkRow({ link: { to, reason }, onChoose }: LinkRowProps) {
  return (
    <li>
      <button type="button" className={styles.link} onClick={() => onChoose(to.id)}>
        <ArrowRight size={14} aria-hidden />
        <Text as="strong" tone="text" weight={500}>
          {to.name}
        </Text>{' '}
        for {reason}
      </button>
    </li>
  );
}
