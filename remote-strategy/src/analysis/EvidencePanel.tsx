import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { ButtonLink, Row, Section, Stack } from '@steps/platform/ui';
import { strategyPaths } from '../paths.generated';
import { EvidenceList } from './EvidenceList';
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
        <Stack gap={4} bound alignContent="start">
          <p className="s-muted">
            No figures yet. Deals with a source, lost reasons, contacts and campaigns appear here automatically. Until
            then, every point in a result is an assumption.
          </p>
          <Row gap={2} align="center" wrap>
            <ButtonLink to={paths.module.href('crm', { tab: 'deals' })}>Add a deal</ButtonLink>
            <ButtonLink className="s-button--quiet" to={strategyPaths.questionnaire.href()}>
              Answer the questionnaire
            </ButtonLink>
          </Row>
        </Stack>
      ) : (
        <EvidenceList
          all={evidence}
          used={used}
          idOf={(one) => one.id}
          wordsOf={({ label, figure, href, detail }) => ({
            title: label,
            says: figure,
            origin: href ? <Link to={href}>{detail}</Link> : detail,
          })}
          onUse={(one, use) => leaveOut(session.id, phase, one.id, !use)}
        />
      )}
    </Section>
  );
}
