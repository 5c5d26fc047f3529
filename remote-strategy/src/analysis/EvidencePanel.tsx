import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { ButtonLink, Row, Section, Stack, Text } from '@steps/shared/ui';
import { useId } from 'react';
import { strategyPaths } from '../paths.generated';
import styles from './EvidencePanel.module.css';
import { useEvidence } from './phaseEvidence';
import type { AnalysisSession } from './session';
import { workOn } from './sessionRules';
import { leaveOut } from './sessionState';

interface EvidencePanelProps {
  readonly session: AnalysisSession;
  readonly phase: number;
}

/** What the next run of a phase is told, numbered as its points will name it; each can be left out. */
export function EvidencePanel({ session, phase }: EvidencePanelProps) {
  const id = useId();
  const evidence = useEvidence(session, phase);
  const { leftOut } = workOn(session, phase);
  const used = evidence.filter((one) => !leftOut.includes(one.id));
  return (
    <Section
      title="Evidence"
      purpose={
        evidence.length === 0
          ? undefined
          : `${used.length} of ${evidence.length} included. Untick one to leave it out of the next run.`
      }
    >
      {evidence.length === 0 ? (
        <div className="s-stack">
          <p className="s-muted">
            No figures yet. Deals with a source, lost reasons, contacts and campaigns appear here automatically. Until
            then, every point in a result is an assumption.
          </p>
          <div className="s-line">
            <ButtonLink to={paths.module.href('crm', { tab: 'deals' })}>Add a deal</ButtonLink>
            <ButtonLink className="s-button--quiet" to={strategyPaths.questionnaire.href()}>
              Answer the questionnaire
            </ButtonLink>
          </div>
        </div>
      ) : (
        <Stack as="ul" plain>
          {evidence.map((one) => {
            const at = used.indexOf(one);
            return (
              <Row
                key={one.id}
                as="li"
                gap={2}
                paddingY={2}
                divider="below"
                size={13}
                className={styles.item}
                data-out={at < 0 || undefined}
              >
                <span className={styles.number}>{at < 0 ? '–' : at + 1}</span>
                <Text as="div" grow shrink breakWords className={styles.words}>
                  <label htmlFor={`${id}-${one.id}`}>{one.label}</label>
                  <p>{one.figure}</p>
                  <p className="s-faint">{one.href ? <Link to={one.href}>{one.detail}</Link> : one.detail}</p>
                </Text>
                <input
                  id={`${id}-${one.id}`}
                  type="checkbox"
                  checked={at >= 0}
                  onChange={(event) => leaveOut(session.id, phase, one.id, !event.target.checked)}
                />
              </Row>
            );
          })}
        </Stack>
      )}
    </Section>
  );
}
