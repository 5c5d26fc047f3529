import {
  Allowed,
  activities,
  approvedText,
  contacts,
  deals,
  useActiveClient,
  useDealStages,
  useNewestApproved,
} from '@steps/business';
import { useAiConnection } from '@steps/business/ai';
import { campaigns } from '@steps/business/campaigns';
import { useRecords } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { DateText, notify, Page, Section, SourceBadge, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { Bookmark, BookmarkCheck, Check, Download, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { crmEvidence } from '../analysis/evidence';
import { isAnswered, useQuestionnaire } from '../questionnaire/questionnaire';
import { type BusinessAnalysis, businessReport, sampleAnalysis } from '../report/businessReport';
import { downloadReport, shareReport, useMakingFile } from '../report/deliverReport';
import { ReportSheet } from '../report/ReportSheet';
import { isBookmarked, logEntry, savedAnalysis, setBookmarked } from '../report/savedAnalysis';

const words = { shared: 'Shared', downloaded: 'Downloaded', approved: 'Approved' } as const;

/** /analysis-report: what is known of the business, of its own records where there are some, else of a sample business. */
export function AnalysisReportPage() {
  const { analysis, sample } = useAnalysis();
  const report = useMemo(() => businessReport(analysis, 'business', new Date()), [analysis]);
  const [bookmarked, setMarked] = useState(isBookmarked);
  const making = useMakingFile();
  const [saved, setSaved] = useState<ReturnType<typeof savedAnalysis>>({ log: [] });
  useEffect(() => setSaved(savedAnalysis()), []);
  const mark = () => {
    setBookmarked(!bookmarked);
    setMarked(!bookmarked);
  };
  const share = async () => {
    await shareReport(report);
    setSaved(logEntry('shared'));
  };
  const download = async () => {
    await downloadReport(report, 'pdf');
    setSaved(logEntry('downloaded'));
  };
  const approve = () => {
    setSaved(logEntry('approved'));
    notify({ title: 'Report approved', description: 'Recorded in this browser’s log.' });
  };
  return (
    <Page
      title="Business Intelligence Report"
      purpose={
        sample
          ? 'A made-up business, until you have records of your own.'
          : 'What your own records say about the business.'
      }
      back={{ label: 'Dashboard', href: paths.home.href() }}
      badges={sample && <SourceBadge kind="sample" />}
      actions={
        <>
          <Button
            aria-pressed={bookmarked}
            icon={bookmarked ? <BookmarkCheck size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
            onClick={mark}
          >
            Bookmark
          </Button>
          <Allowed action="export" module="strategy">
            <Button icon={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
              Share
            </Button>
          </Allowed>
          <Button icon={<Check size={16} aria-hidden />} onClick={approve}>
            Approve
          </Button>
        </>
      }
      primary={
        <Allowed action="export" module="strategy">
          <Button
            type="primary"
            icon={<Download size={16} aria-hidden />}
            loading={making}
            onClick={() => void download()}
          >
            Download PDF
          </Button>
        </Allowed>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <ReportSheet report={report} editable={false} label="Business Intelligence Report" />
        {saved.log.length > 0 && (
          <Section title="Log" purpose="What was done with this report in this browser.">
            <ol className="s-plain">
              {saved.log.toReversed().map(({ at, what }) => (
                <li key={`${at} ${what}`}>
                  {words[what]} <DateText value={at} />
                </li>
              ))}
            </ol>
          </Section>
        )}
      </Stack>
    </Page>
  );
}

/** The client's own data where there is any; the sample otherwise. */
function useAnalysis(): { readonly analysis: BusinessAnalysis; readonly sample: boolean } {
  const client = useActiveClient();
  const answers = useQuestionnaire();
  const stages = useDealStages();
  const { engine } = useAiConnection();
  const own = {
    deals: useRecords(deals),
    contacts: useRecords(contacts),
    activities: useRecords(activities),
    campaigns: useRecords(campaigns),
  };
  const insights = useNewestApproved('website-insights');
  const { deals: d, contacts: c, activities: a, campaigns: m } = own;
  return useMemo(() => {
    const evidence = crmEvidence({ deals: d, contacts: c, activities: a, campaigns: m, stages, now: new Date() });
    const some = evidence.length > 0 || isAnswered(answers) || insights !== undefined;
    if (!client || !some) return { analysis: sampleAnalysis, sample: true };
    const analysis: BusinessAnalysis = {
      ...client,
      integrations: [{ id: 'ai', name: 'Your own AI model', connected: engine !== 'built-in' }],
      questionnaire: answers,
      evidence,
      insights: insights && approvedText(insights),
    };
    return { analysis, sample: client.sample };
  }, [client, answers, stages, engine, d, c, a, m, insights]);
}
