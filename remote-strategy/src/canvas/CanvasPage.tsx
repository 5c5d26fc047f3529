import { Allowed, activeClient, approvedText, isApproved, lookOnlyNote, useAiResults, useMay } from '@steps/business';
import { ResultCard, useTaskRun } from '@steps/business/results';
import { counted, undo, useHistory } from '@steps/platform';
import { SelectField } from '@steps/platform/fields';
import { paths } from '@steps/platform/paths';
import { useSearchParams } from '@steps/platform/router';
import { notify, Page, Section, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { Printer, Sparkles, Undo2 } from 'lucide-react';
import { factOf } from '../analysis/evidence';
import { useRecordEvidence } from '../analysis/phaseEvidence';
import { ResultText } from '../analysis/ResultText';
import { toldFacts } from '../analysis/results';
import { useOpenSession } from '../analysis/sessionState';
import { pageWords } from '../pageWords.generated';
import { analysisPhase } from '../tasks/analysisPhase';
import { CanvasBoard } from './CanvasBoard';
import styles from './CanvasPage.module.css';
import { canvases } from './canvas';
import { type CanvasKind, canvasKind, canvasKinds } from './canvasKinds';
import { pointsFor } from './canvasRules';
import { takeOver, useCanvasItems } from './canvasState';
import { ScoreCurve } from './ScoreCurve';

/** /framework-boards: a framework as a board to fill, edit and print; which one is `board=`. */
export function CanvasPage() {
  const [params, setParams] = useSearchParams();
  const kind = canvasKind(params.get('board'));
  const items = useCanvasItems(kind);
  const { undoLabel } = useHistory();
  const mayChange = useMay()('change', 'strategy');
  const business = activeClient()?.businessName ?? '';
  return (
    <Page
      {...pageWords.frameworkBoards}
      width="wide"
      back={{ label: 'Strategy', href: paths.module.href('strategy') }}
      actions={
        <>
          <Allowed action="change" module="strategy">
            <Button
              icon={<Undo2 size={16} aria-hidden />}
              disabled={undoLabel === undefined}
              title={undoLabel}
              onClick={() => undo()}
            >
              Undo
            </Button>
          </Allowed>
          <Button icon={<Printer size={16} aria-hidden />} disabled={items.length === 0} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
      filters={
        <div className={`s-no-print ${styles.choice}`}>
          <SelectField
            label="Framework"
            required
            value={kind.id}
            onChange={(board) => setParams({ board }, { replace: true })}
            options={canvasKinds.map(({ id, framework }) => ({ value: id, label: framework }))}
          />
        </div>
      }
    >
      <Stack gap={4} bound alignContent="start">
        <Text as="h2" size={20}>
          {business ? `${kind.framework}: ${business}` : kind.framework}
        </Text>
        {!mayChange && <p className="s-faint">{lookOnlyNote}</p>}
        <CanvasBoard key={kind.id} {...{ kind, items }} />
        {kind.areas.some(({ scored }) => scored) && <ScoreCurve items={items} />}
        <div className="s-no-print">
          <Proposals key={kind.id} kind={kind} />
        </div>
      </Stack>
    </Page>
  );
}

/** A board belongs to no phase; the first looks at the business as it is. */
const phase = 1;

/** Points that AI proposes: they wait in the ledger, and come on the board when a person approved them. */
function Proposals({ kind }: { readonly kind: CanvasKind }) {
  const work = useTaskRun(() => analysisPhase);
  const mayChange = useMay()('change', 'strategy');
  const session = useOpenSession();
  const facts = useRecordEvidence().map(factOf);
  const items = useCanvasItems(kind);
  const earlier = useAiResults().findLast(({ about }) => about?.collection === canvases.name && about.id === kind.id);
  const client = activeClient();
  const context =
    session?.businessContext.trim() || (client ? `${client.businessName}. ${client.industry}`.trim() : '');
  const propose = () =>
    void work.run(
      {
        phase,
        title: `Points for the board ${kind.framework}`,
        framework: kind.framework,
        businessContext: context,
        facts,
        board: true,
      },
      { about: { collection: canvases.name, id: kind.id } },
    );
  return (
    <Section
      title="Proposals"
      purpose="From your records and the analysis setup. Nothing goes on the board until you approve it."
      actions={
        <Allowed action="change" module="strategy">
          <Button
            icon={<Sparkles size={16} aria-hidden />}
            onClick={propose}
            disabled={!context || work.progress !== undefined}
            title={context ? undefined : 'Describe the business in Analysis Setup first'}
          >
            Propose points
          </Button>
        </Allowed>
      }
    >
      {!context && <p className="s-faint">Describe the business in Analysis Setup first.</p>}
      <ResultCard
        title={`Points for ${kind.framework}`}
        work={work}
        resultId={earlier?.id}
        view={({ text }) => <ResultText text={text} facts={earlier ? toldFacts(earlier) : facts} />}
        actions={(result) => {
          if (!isApproved(result) || !mayChange) return null;
          const count = pointsFor(approvedText(result), kind, items).length;
          if (count === 0) return <span className="s-faint">All points are on the board.</span>;
          return (
            <Button
              onClick={() => {
                const added = takeOver(kind, result);
                notify({
                  title: counted(added, 'point added', 'points added'),
                  description: kind.framework,
                  action: { label: 'Undo', onClick: () => void undo() },
                });
              }}
            >
              {count === 1 ? 'Put 1 point on the board' : `Put ${count} points on the board`}
            </Button>
          );
        }}
      />
    </Section>
  );
}
