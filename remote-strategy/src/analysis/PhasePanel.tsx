import { type AiResult, approvedText, LookOnly, useMay } from '@steps/business';
import { useAiConnection } from '@steps/business/ai';
import { ResultCard, type ResultEditor, WordDiff } from '@steps/business/results';
import { useTyped } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import {
  ButtonLink,
  DateText,
  Dialog,
  FoundDraft,
  notify,
  ProgressBar,
  Row,
  Section,
  Stack,
  Text,
  TextArea,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { ArrowRight, Play, UserCheck } from 'lucide-react';
import { useState } from 'react';
import type { AiRun } from '../runs/aiRun';
import { useStepRun } from '../runs/runState';
import styles from './PhasePanel.module.css';
import { instructionOf } from './phaseInput';
import { estimatedTime, runPhase, stopPhase, usePhaseRun } from './phaseRun';
import { onePress, tellAdvanced } from './phaseSteps';
import type { Phase } from './phases';
import { placeholdersIn } from './promptRules';
import { ResultText } from './ResultText';
import { ratingOf, stepOf, toldFacts } from './results';
import type { AnalysisSession } from './session';
import { isComplete, nextPhase, phaseStatus, workOn } from './sessionRules';
import { advancePhase, changePhase } from './sessionState';

interface PhasePanelProps {
  readonly session: AnalysisSession;
  readonly phase: Phase;
  readonly versions: readonly AiResult[];
  readonly run: AiRun | undefined;
  readonly onAdvanced: () => void;
}

/** One phase: what it is asked, its result, the human review and the way on. */
export function PhasePanel({ session, phase, versions, run, onAdvanced }: PhasePanelProps) {
  const single = usePhaseRun(session.id, phase.id);
  const step = useStepRun(run?.id ?? '', stepOf(phase.id)).progress;
  const newest = versions.at(-1);
  const going = single ?? (step && { line: 'Being analysed in the background', text: step.text });
  return (
    <Section title={`Phase ${phase.id}: ${phase.title}`} purpose={phase.description}>
      <Stack gap={4} bound alignContent="start">
        {going ? (
          <Going line={going.line} text={going.text} onStop={single && (() => stopPhase(session.id, phase.id))} />
        ) : (
          <BeforeRun session={session} phase={phase} has={newest !== undefined} />
        )}
        {newest && <Reviewed session={session} phase={phase} versions={versions} newest={newest} />}
        <Complete session={session} phase={phase} versions={versions} onAdvanced={onAdvanced} />
      </Stack>
    </Section>
  );
}

interface GoingProps {
  readonly line: string;
  readonly text: string;
  readonly onStop: (() => void) | undefined;
}

function Going({ line, text, onStop }: GoingProps) {
  return (
    <Stack gap={2} justifyItems="start">
      <ProgressBar label="Analysis under way" />
      <p className="s-muted">{line}</p>
      {text && (
        <Text tone="muted" whiteSpace="pre-wrap" breakWords aria-live="off">
          {text}
        </Text>
      )}
      {onStop && <Button onClick={onStop}>Stop</Button>}
    </Stack>
  );
}

interface PhaseProps {
  readonly session: AnalysisSession;
  readonly phase: Phase;
}

/** The instruction, to be read and changed before a run. */
function BeforeRun({ session, phase, has }: PhaseProps & { readonly has: boolean }) {
  const { engine } = useAiConnection();
  const status = phaseStatus(phase.id, session.currentPhase);
  const text = workOn(session, phase.id).prompt ?? instructionOf(session, phase.id);
  const open = placeholdersIn(text);
  const mayRun = isComplete(session) && status !== 'pending';
  return (
    <details className={styles.before} open={!has}>
      <summary>What this phase asks</summary>
      <LookOnly module="strategy" hideNote>
        <Stack gap={4} bound alignContent="start">
          <TextArea
            label="Instruction"
            help={
              open.length > 0
                ? `Still to be filled in: ${open.map((name) => `[${name}]`).join(', ')}`
                : 'Filled in from your business. Change it as you like before a run.'
            }
            rows={5}
            value={text}
            onChange={(value) => changePhase(session.id, phase.id, { prompt: value })}
          />
          <Row gap={2} align="center" wrap>
            {!has && (
              <Button
                type="primary"
                icon={<Play size={16} aria-hidden />}
                disabled={!mayRun}
                onClick={() => runPhase(session, phase.id)}
              >
                Run AI Analysis
              </Button>
            )}
            <span className="s-faint">
              {!isComplete(session)
                ? 'Fill in the setup first.'
                : status === 'pending'
                  ? `Follows phase ${phase.id - 1}. “Run remaining phases” runs it in the background.`
                  : has
                    ? 'Re-run creates another version with this instruction.'
                    : `Estimated time: ${estimatedTime({ engine })}`}
            </span>
            {!isComplete(session) && (
              <ButtonLink className="s-button--quiet" to={paths.module.href('strategy', { tab: 'setup' })}>
                Analysis Setup
              </ButtonLink>
            )}
            {workOn(session, phase.id).prompt !== undefined && (
              <Button type="text" onClick={() => changePhase(session.id, phase.id, { prompt: undefined })}>
                Restore the phase’s own instruction
              </Button>
            )}
          </Row>
        </Stack>
      </LookOnly>
    </details>
  );
}

interface ReviewedProps extends PhaseProps {
  readonly versions: readonly AiResult[];
  readonly newest: AiResult;
}

/** The newest result with its review; the versions before it are kept and compared. */
function Reviewed({ session, phase, versions, newest }: ReviewedProps) {
  const [review, setReview] = useState(true);
  const [editor, setEditor] = useState<ResultEditor>();
  const [comparing, setComparing] = useState(false);
  const facts = toldFacts(newest);
  const notes = workOn(session, phase.id).notes;
  const view = ({ text }: { readonly text: string }) => <ResultText text={text} facts={facts} />;
  const before = versions.at(-2);
  return (
    <>
      <Row gap={2} align="center" wrap>
        <Button icon={<UserCheck size={16} aria-hidden />} aria-expanded={review} onClick={() => setReview(!review)}>
          Human Review
        </Button>
        {before && (
          <>
            <span className="s-faint">{`Version ${versions.length} of ${versions.length}`}</span>
            <Button type="link" onClick={() => setComparing(true)}>
              {`Compare versions ${versions.length - 1} and ${versions.length}`}
            </Button>
          </>
        )}
        <Text as="span" atEnd size={12} tone="faint">
          Made <DateText value={newest.createdAt} />
        </Text>
      </Row>
      {review ? (
        <ResultCard resultId={newest.id} view={view} editor={editor} onEditor={setEditor} />
      ) : (
        <div>{view({ text: approvedText(newest) })}</div>
      )}
      {(review || editor === 'modify') && (
        <LookOnly module="strategy" hideNote>
          <Notes
            key={`${session.id} ${phase.id}`}
            draft={`${session.id} ${phase.id}`}
            saved={notes}
            suggested={editor === 'modify'}
            onSave={(text) => changePhase(session.id, phase.id, { notes: text })}
          />
        </LookOnly>
      )}
      {comparing && before && (
        <Dialog
          open
          title={`Phase ${phase.id}: versions ${versions.length - 1} and ${versions.length}`}
          size="large"
          onClose={() => setComparing(false)}
        >
          <Stack gap={4} bound alignContent="start">
            <p className="s-faint">
              {`Struck through: only in version ${versions.length - 1}. Marked: only in version ${versions.length}.`}
            </p>
            <WordDiff before={plainText(before)} after={plainText(newest)} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

/** The words as they are read: without the marks of headings. */
const plainText = (result: AiResult) => approvedText(result).replaceAll(/^#+ /gm, '');

interface NotesProps {
  /** What the draft is kept under. */
  readonly draft: string;
  readonly saved: string;
  /** The person is changing the result: why is worth a note. */
  readonly suggested: boolean;
  readonly onSave: (text: string) => void;
}

function Notes({ draft, saved, suggested, onSave }: NotesProps) {
  const { typed: text, type, forget, foundFrom } = useTyped(`phase-notes:${draft}`, saved);
  return (
    <Stack gap={4} bound alignContent="start">
      <TextArea
        label="Your notes"
        required={false}
        help={
          suggested
            ? 'Say why you are changing it: your note goes into the report’s appendix and to later phases.'
            : 'Notes go into the report’s appendix and are passed on to later phases.'
        }
        value={text}
        onChange={type}
      />
      <FoundDraft from={foundFrom} />
      <Row justify="end">
        <Button
          disabled={text === saved}
          onClick={() => {
            onSave(text);
            forget();
            notify({ title: 'Notes Saved' });
          }}
        >
          Save Notes
        </Button>
      </Row>
    </Stack>
  );
}

interface CompleteProps extends PhaseProps {
  readonly versions: readonly AiResult[];
  readonly onAdvanced: () => void;
}

/** The way on, offered once a rating has been chosen. */
function Complete({ session, phase, versions, onAdvanced }: CompleteProps) {
  const mayChange = useMay()('change', 'strategy');
  const rating = ratingOf(versions);
  if (session.currentPhase !== phase.id) return null;
  const last = nextPhase(phase.id) === undefined;
  if (last) {
    return (
      <div className={styles.foot}>
        <p className="s-faint">{rating ? 'All nine phases are done.' : 'Choose a rating to finish the analysis.'}</p>
        {rating && (
          <ButtonLink primary to={paths.module.href('strategy', { tab: 'report' })}>
            Executive Report
            <ArrowRight size={16} aria-hidden />
          </ButtonLink>
        )}
      </div>
    );
  }
  if (!mayChange) return null;
  const complete = () => {
    tellAdvanced(advancePhase(session.id));
    onAdvanced();
  };
  return (
    <div className={styles.foot}>
      <p className="s-faint">
        {rating
          ? rating === 'reject'
            ? 'Rejected: it is left out of the report and later phases.'
            : 'Later phases use what you approved.'
          : versions.length > 0
            ? 'Choose a rating to complete this phase.'
            : 'Run the analysis, then rate its result.'}
      </p>
      {rating && (
        <Button type="primary" icon={<ArrowRight size={16} aria-hidden />} onClick={onePress(complete)}>
          Complete Phase
        </Button>
      )}
    </div>
  );
}
