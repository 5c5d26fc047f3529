import { SourceBadge, StatusTag } from '@steps/platform/ui';
import { Check, CircleDashed, FlaskConical, PencilLine, ShieldAlert, X } from 'lucide-react';
import type { AiResult, AiResultStatus, AiRisk } from '../ai/ledger/aiResult';
import { engineLabel, isBuiltIn, resultStatusLabel } from './resultWords';

const statuses = {
  pending: { tone: 'info', icon: CircleDashed },
  approved: { tone: 'success', icon: Check },
  modified: { tone: 'success', icon: PencilLine },
  rejected: { tone: 'danger', icon: X },
} as const;

interface ResultStatusProps {
  readonly status: AiResultStatus;
  /** As one word, for narrow columns. */
  readonly short?: boolean;
}

/** The state of a result's review. */
export function ResultStatus({ status, short = false }: ResultStatusProps) {
  const { tone, icon } = statuses[status];
  return (
    <StatusTag tone={tone} icon={icon}>
      {short && status === 'modified' ? 'Changed' : resultStatusLabel(status)}
    </StatusTag>
  );
}

const risks = {
  low: { word: 'Low', tone: 'neutral' },
  medium: { word: 'Medium', tone: 'warning' },
  high: { word: 'High', tone: 'danger' },
} as const;

interface RiskTagProps {
  readonly risk: AiRisk;
  /** For use under a heading that already says "Risk". */
  readonly short?: boolean;
}

/** How much a mistake would cost. */
export function RiskTag({ risk, short = false }: RiskTagProps) {
  const { word, tone } = risks[risk];
  const icon = risk === 'high' ? { icon: ShieldAlert } : {};
  return (
    <StatusTag tone={tone} {...icon}>
      {short ? word : `${word} risk`}
    </StatusTag>
  );
}

/** Which engine made it: results of the built-in one, which fills templates, say so everywhere. */
export function EngineBadge({ result }: { readonly result: Pick<AiResult, 'engine' | 'model'> }) {
  if (!isBuiltIn(result)) return <SourceBadge kind="ai" detail={engineLabel(result)} />;
  return (
    <span className="s-tag" title="A template, filled in this browser with what you gave; no AI service was asked">
      <FlaskConical size={12} aria-hidden />
      {engineLabel(result)}
    </span>
  );
}
