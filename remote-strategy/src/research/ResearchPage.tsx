import { Allowed, approvedText, isApproved, useActiveClient, useMay } from '@steps/business';
import { ResultCard, useTaskRun } from '@steps/business/results';
import { ownDay, undo, useRecord } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { Dialog, EmptyState, Menu, notify, Page, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Download, FileSearch, FileText, Play, Share2, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ResultText } from '../analysis/ResultText';
import { pageWords } from '../pageWords.generated';
import { strategyPaths } from '../paths.generated';
import { downloadReport, shareReport } from '../report/deliverReport';
import { ReportPanes } from '../report/ReportPanes';
import { ReportSheet } from '../report/ReportSheet';
import type { Report } from '../report/report';
import { researchReport } from '../tasks/researchReport';
import type { Source } from '../tasks/researchSource';
import { toldNext, useFoundSources } from './foundSources';
import { ResearchList, ResearchStatus } from './ResearchList';
import { type Research, researches } from './research';
import { researchDocument } from './researchDocument';
import { deleteResearch, toldSources, useResearchVersions } from './researchState';
import { SourcePanel } from './SourcePanel';
import { UpdatePanel } from './UpdatePanel';

/** /research-report: research documents with their sources, how far each part may be relied on, review and updates. */
export function ResearchPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('document') ?? '';
  const research = useRecord(researches, id);
  const [today] = useState(() => ownDay(new Date()));
  if (research) return <Document key={id} research={research} today={today} onDeleted={() => setParams({})} />;
  return (
    <Page {...pageWords.researchReport} back={{ label: 'Strategy', href: paths.module.href('strategy') }} width="prose">
      {id && (
        <EmptyState
          icon={FileSearch}
          title="Document not found"
          purpose="It was deleted, or belongs to another business. Start a new one below."
        />
      )}
      <ResearchList today={today} onOpen={(document) => setParams({ document })} />
    </Page>
  );
}

interface DocumentProps {
  readonly research: Research;
  readonly today: string;
  readonly onDeleted: () => void;
}

function Document({ research, today, onDeleted }: DocumentProps) {
  const may = useMay();
  const work = useTaskRun(() => researchReport);
  const versions = useResearchVersions(research.id);
  const found = useFoundSources(today);
  const business = useActiveClient()?.businessName ?? '';
  // A rejected update leaves the document as it was.
  const approved = versions.findLast(isApproved);
  const report = useMemo(
    () => approved && researchDocument(research, approved, versions, business),
    [research, approved, versions, business],
  );
  const newest = versions.at(-1);
  const busy = work.progress !== undefined;
  const write = () =>
    void work.run(
      { question: research.question, background: research.background, sources: [...toldNext(research, found)] },
      { about: { collection: researches.name, id: research.id }, replaces: newest },
    );
  const remove = () => {
    deleteResearch(research.id);
    notify({
      title: 'Document deleted',
      description: research.question,
      action: { label: 'Undo', onClick: () => void undo() },
    });
    onDeleted();
  };
  return (
    <Page
      title={research.question}
      purpose={research.background || undefined}
      back={{ label: 'Research reports', href: strategyPaths.researchReport.href() }}
      badges={<ResearchStatus {...{ research, versions, today }} />}
      width="wide"
      actions={<DocumentMenu report={report} onDelete={remove} />}
      primary={
        report ? (
          <Allowed action="export" module="strategy">
            <Button
              type="primary"
              icon={<Download size={16} aria-hidden />}
              onClick={() => void downloadReport(report, 'pdf')}
            >
              Export PDF
            </Button>
          </Allowed>
        ) : (
          !newest &&
          may('change', 'strategy') && (
            <Button type="primary" icon={<Play size={16} aria-hidden />} disabled={busy} onClick={write}>
              Write the report
            </Button>
          )
        )
      }
    >
      <ReportPanes>
        <Stack gap={4} shrink>
          {(busy || work.problem || (newest && newest.id !== approved?.id)) && (
            <ResultCard
              title="Research report"
              work={work}
              resultId={newest?.id}
              view={({ text }) => <ResultText text={text} facts={newest && factLines(toldSources(newest))} />}
            />
          )}
          {!newest && !busy && !work.problem && (
            <Section>
              <EmptyState
                icon={FileSearch}
                title="Not written yet"
                purpose="Choose the sources, then write the report. It waits for your review, and becomes a document once you approve it."
              />
            </Section>
          )}
          {report && approved && (
            <ReportSheet
              report={report}
              editable={false}
              label="Research report"
              facts={factLines(toldSources(approved))}
            />
          )}
        </Stack>
        <Stack gap={4} shrink>
          {newest && <UpdatePanel {...{ research, newest, found, today, busy }} onUpdate={write} />}
          <SourcePanel {...{ research, found, today }} />
          {approved && approved.id === newest?.id && <Reviewed resultId={approved.id} text={approvedText(approved)} />}
        </Stack>
      </ReportPanes>
    </Page>
  );
}

/** The review of the version that is shown, on demand: the sheet beside it has its words. */
function Reviewed({ resultId, text }: { readonly resultId: string; readonly text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Human review" purpose="The document is the version that you approved.">
      <Button onClick={() => setOpen(true)}>Open review</Button>
      {open && (
        <Dialog open title="Human review" size="large" onClose={() => setOpen(false)}>
          <ResultCard resultId={resultId} view={(shown) => <ResultText text={shown.text || text} />} />
        </Dialog>
      )}
    </Section>
  );
}

function DocumentMenu({ report, onDelete }: { readonly report: Report | undefined; readonly onDelete: () => void }) {
  const may = useMay();
  const shared = may('export', 'strategy') ? report : undefined;
  const mayDelete = may('delete', 'strategy');
  if (!shared && !mayDelete) return null;
  return (
    <>
      {shared && (
        <Button icon={<Share2 size={16} aria-hidden />} onClick={() => void shareReport(shared)}>
          Share
        </Button>
      )}
      <Menu
        label="More"
        trigger="More"
        align="end"
        items={[
          ...(shared
            ? [
                {
                  id: 'docx',
                  label: 'Word (DOCX)',
                  icon: FileText,
                  onSelect: () => void downloadReport(shared, 'docx'),
                },
                { id: 'md', label: 'Markdown', icon: FileText, onSelect: () => void downloadReport(shared, 'md') },
              ]
            : []),
          ...(mayDelete
            ? [
                {
                  id: 'delete',
                  label: 'Delete document',
                  icon: Trash2,
                  tone: 'danger' as const,
                  separated: shared !== undefined,
                  onSelect: onDelete,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

const factLines = (sources: readonly Source[]): readonly string[] =>
  sources.map(({ title, says }) => `${title}: ${says}`);
