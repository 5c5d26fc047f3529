import { type AiResult, Allowed, isApproved, useMay } from '@steps/business';
import { ResultCard } from '@steps/business/results';
import { counted } from '@steps/platform';
import {
  DateText,
  EmptyState,
  Menu,
  notify,
  ProgressBar,
  Row,
  Section,
  SourceBadge,
  Stack,
  StatusTag,
  Text,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Download, FileChartColumn, FileText, RefreshCw, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { RatingBadge } from '../analysis/PhaseList';
import { phases } from '../analysis/phases';
import { ResultText } from '../analysis/ResultText';
import { ratingOf, usePhaseVersions } from '../analysis/results';
import type { AnalysisSession } from '../analysis/session';
import { downloadReport, shareReport, useMakingFile } from './deliverReport';
import { ReportPanes } from './ReportPanes';
import { ReportSheet } from './ReportSheet';
import styles from './ReportTab.module.css';
import { generateReport, stopReport, useGeneration, useSampleShown } from './reportGeneration';
import { assembleReport, useReport, useSummary } from './reportState';
import { sampleReport } from './sampleReport';

/** The executive report: generated, edited on the page, exported and shared. */
export function ReportTab({ session }: { readonly session: AnalysisSession }) {
  const generation = useGeneration(session.id);
  const sample = useSampleShown(session.id);
  const own = useReport(session);
  const versions = usePhaseVersions(session);
  const mayChange = useMay()('change', 'strategy');
  const makingFile = useMakingFile();
  const report = own ?? (sample ? sampleReport : undefined);
  return (
    <Stack gap={4} bound alignContent="start">
      <Row gap={2} justify="end" wrap>
        {report && (
          <Allowed action="export" module="strategy">
            <Button icon={<Share2 size={16} aria-hidden />} onClick={() => void shareReport(report)}>
              Share
            </Button>
            <Menu
              label="Other formats"
              trigger="Other formats"
              items={[
                {
                  id: 'docx',
                  label: 'Word (DOCX)',
                  icon: FileText,
                  onSelect: () => void downloadReport(report, 'docx'),
                },
                { id: 'md', label: 'Markdown', icon: FileText, onSelect: () => void downloadReport(report, 'md') },
              ]}
            />
            <Button
              type="primary"
              icon={<Download size={16} aria-hidden />}
              disabled={makingFile}
              onClick={() => void downloadReport(report, 'pdf')}
            >
              Export PDF
            </Button>
          </Allowed>
        )}
        {generation ? (
          <Button onClick={() => stopReport(session.id)}>Stop</Button>
        ) : (
          <Allowed action="change" module="strategy">
            <Button
              type={report ? 'default' : 'primary'}
              icon={<FileChartColumn size={16} aria-hidden />}
              onClick={() => void generateReport(session)}
            >
              {report ? 'Generate again' : 'Generate Report'}
            </Button>
          </Allowed>
        )}
      </Row>
      {generation && (
        <Row gap={3} align="center" className={styles.progress}>
          <ProgressBar label="Report" value={generation.percent} />
          <span className="s-faint">{`${Math.round(generation.percent)}%`}</span>
        </Row>
      )}
      {makingFile && (
        <Row gap={3} align="center" className={styles.progress}>
          <ProgressBar label="Making the file" />
          <span className="s-faint">Making the file</span>
        </Row>
      )}
      {report ? (
        <ReportPanes>
          <Stack gap={3} shrink>
            {report.id === 'sample' && (
              <Text maxWidth="none" tone="muted">
                <SourceBadge kind="sample" /> No phase of this session has been approved yet. This is what a report
                looks like.
              </Text>
            )}
            <ReportSheet report={report} editable={mayChange && report.id !== 'sample'} />
          </Stack>
          <Stack gap={4} bound alignContent="start">
            <Summary session={session} />
            <InThisReport versions={versions} />
            {own && <KeepCurrent session={session} countedAt={own.countedAt} versions={versions} />}
          </Stack>
        </ReportPanes>
      ) : (
        !generation && (
          <EmptyState
            icon={FileChartColumn}
            title="No report yet"
            purpose="The report is made from what you approved or modified; rejected results are never included. Before anything is approved, a sample shows what it will look like."
          />
        )
      )}
    </Stack>
  );
}

/** The summary that the engine wrote; it is part of the report once a person has approved it. */
function Summary({ session }: { readonly session: AnalysisSession }) {
  const summary = useSummary(session);
  const report = useReport(session);
  if (!summary || report?.sections.some(({ resultId }) => resultId === summary.id)) return null;
  return (
    <Section title="Written summary" purpose="It becomes part of the report once you approve it.">
      <Stack gap={4} bound alignContent="start">
        <ResultCard resultId={summary.id} view={({ text }) => <ResultText text={text} />} />
        {isApproved(summary) && (
          <Allowed action="change" module="strategy">
            <Button type="primary" onClick={() => assembleReport(session)}>
              Add to the report
            </Button>
          </Allowed>
        )}
      </Stack>
    </Section>
  );
}

interface VersionsProps {
  readonly versions: readonly (readonly AiResult[])[];
}

function InThisReport({ versions }: VersionsProps) {
  const ratings = versions.map(ratingOf);
  const read = ratings.filter((rating) => rating === 'approve' || rating === 'modify').length;
  return (
    <Section title="In this report" purpose={`${read} of 9 phases, each read by a person.`}>
      <Stack as="ul" marginBottom={2} className="s-plain">
        {phases.map(({ id, title }, at) => {
          const rating = ratings[at];
          return (
            <Row as="li" gap={2} align="center" justify="between" paddingY={1} divider="below" size={13} key={id}>
              <span>{title}</span>
              {rating ? <RatingBadge rating={rating} /> : <StatusTag>Not rated</StatusTag>}
            </Row>
          );
        })}
      </Stack>
      <p className="s-faint">Rejected results are never included.</p>
    </Section>
  );
}

interface KeepCurrentProps extends VersionsProps {
  readonly session: AnalysisSession;
  readonly countedAt: string;
}

/** What was decided since the report was put together. */
function KeepCurrent({ session, countedAt, versions }: KeepCurrentProps) {
  const changed = useMemo(
    () =>
      versions.filter((own) => own.some(({ decidedAt }) => decidedAt !== undefined && decidedAt > countedAt)).length,
    [versions, countedAt],
  );
  return (
    <Section title="Keep it current">
      <Stack gap={4} bound alignContent="start">
        <p>
          {changed === 0
            ? 'Nothing has been decided since this report was made, '
            : `${counted(changed, 'phase was', 'phases were')} decided since this report was made, `}
          <DateText value={countedAt} />.
        </p>
        <Allowed action="change" module="strategy">
          <Button
            icon={<RefreshCw size={16} aria-hidden />}
            onClick={() => {
              if (assembleReport(session))
                notify({ title: 'Report updated', description: 'Undo brings back your own changes.' });
            }}
          >
            Update the report
          </Button>
        </Allowed>
      </Stack>
    </Section>
  );
}
