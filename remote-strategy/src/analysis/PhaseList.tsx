import { type AiResult, Allowed } from '@steps/business';
import { Box, Row, Stack, StatusTag, Text, type Tone, useMedia } from '@steps/platform/ui';
import { Button } from 'antd';
import {
  Check,
  ChevronDown,
  Circle,
  CircleCheck,
  CircleDot,
  CircleMinus,
  type LucideIcon,
  PencilLine,
  X,
} from 'lucide-react';
import { useState } from 'react';
import type { AiRun } from '../runs/aiRun';
import styles from './PhaseList.module.css';
import { runPhase } from './phaseRun';
import { type Phase, phases } from './phases';
import { type Rating, ratingOf, ratingWords, stepOf } from './results';
import type { AnalysisSession } from './session';
import { isComplete, type PhaseStatus, phaseStatus } from './sessionRules';

interface PhaseListProps {
  readonly session: AnalysisSession;
  readonly versions: readonly (readonly AiResult[])[];
  readonly run: AiRun | undefined;
  readonly shown: number;
  readonly onOpen: (phase: number) => void;
}

/** The nine phases with the state of each; on phones one line that opens. */
export function PhaseList({ session, versions, run, shown, onOpen }: PhaseListProps) {
  const narrow = useMedia('(max-width: 799.98px)');
  const [open, setOpen] = useState(false);
  const list = (
    <Box as="ol" paddingY={2} bordered radius="surface" background="surface" className="s-plain" aria-label="Phases">
      {phases.map((phase, at) => (
        <PhaseRow
          key={phase.id}
          phase={phase}
          session={session}
          versions={versions[at] ?? []}
          working={run?.steps.find(({ id }) => id === stepOf(phase.id))?.state === 'running'}
          shown={phase.id === shown}
          onOpen={() => {
            onOpen(phase.id);
            setOpen(false);
          }}
        />
      ))}
    </Box>
  );
  if (!narrow) return list;
  return (
    <Stack gap={4} bound alignContent="start">
      <Row gap={2} align="center" justify="between" wrap>
        <span className="s-faint">{summaryOf(versions)}</span>
        <Button
          type="text"
          icon={<ChevronDown size={14} aria-hidden />}
          iconPlacement="end"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          All phases
        </Button>
      </Row>
      {open && list}
    </Stack>
  );
}

const badges: Readonly<Record<Rating, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  approve: { tone: 'success', icon: Check },
  modify: { tone: 'info', icon: PencilLine },
  reject: { tone: 'danger', icon: X },
};

/** Approved, Modified or Rejected. */
export function RatingBadge({ rating }: { readonly rating: Rating }) {
  const { tone, icon } = badges[rating];
  return (
    <StatusTag tone={tone} icon={icon}>
      {ratingWords[rating]}
    </StatusTag>
  );
}

interface PhaseRowProps {
  readonly phase: Phase;
  readonly session: AnalysisSession;
  readonly versions: readonly AiResult[];
  readonly working: boolean;
  readonly shown: boolean;
  readonly onOpen: () => void;
}

function PhaseRow({ phase, session, versions, working, shown, onOpen }: PhaseRowProps) {
  const status = phaseStatus(phase.id, session.currentPhase);
  const rating = ratingOf(versions);
  const Icon = rating === 'reject' ? CircleMinus : statusIcons[status];
  return (
    <Row
      as="li"
      gap={2}
      paddingY={2}
      paddingX={3}
      className={styles.row}
      data-shown={shown || undefined}
      data-status={status}
    >
      <Icon size={16} aria-hidden className={styles.icon} />
      <Text as="div" shrink size={12}>
        <button type="button" className={styles.open} aria-current={shown ? 'step' : undefined} onClick={onOpen}>
          {`${phase.id}. ${phase.title}`}
          <span className="s-hidden">{`, ${status}`}</span>
        </button>
        {status === 'completed' ? (
          <Row gap={1} align="center" wrap>
            {rating && <RatingBadge rating={rating} />}
            <Button type="link" size="small" aria-label={`Details of phase ${phase.id}`} onClick={onOpen}>
              Details
            </Button>
            <Allowed action="change" module="strategy">
              <Button
                type="link"
                size="small"
                aria-label={`Re-run phase ${phase.id}`}
                disabled={!isComplete(session)}
                onClick={() => runPhase(session, phase.id, { again: true })}
              >
                Re-run
              </Button>
            </Allowed>
          </Row>
        ) : (
          <p className="s-faint">{lineOf(phase, status, versions, working)}</p>
        )}
      </Text>
    </Row>
  );
}

const statusIcons: Readonly<Record<PhaseStatus, LucideIcon>> = {
  completed: CircleCheck,
  active: CircleDot,
  pending: Circle,
};

function lineOf(phase: Phase, status: PhaseStatus, versions: readonly AiResult[], working: boolean): string {
  const where = status === 'active' ? 'Active' : 'Pending';
  if (working) return `${where} · being analysed`;
  const rating = ratingOf(versions);
  if (rating) return `${where} · ${ratingWords[rating].toLowerCase()}`;
  return versions.length > 0 ? `${where} · result waiting for you` : `${where} · about ${phase.minutes} min to review`;
}

function summaryOf(versions: readonly (readonly AiResult[])[]): string {
  const ratings = versions.map(ratingOf);
  const count = (rating: Rating) => ratings.filter((one) => one === rating).length;
  return `${count('approve')} approved, ${count('modify')} modified, ${count('reject')} rejected`;
}
