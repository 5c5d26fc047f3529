import { StatusTag } from '@steps/platform/ui';
import type { Attendance } from './answerRules';

const words = {
  accepted: { label: 'Accepted', tone: 'success' },
  tentative: { label: 'Maybe', tone: 'info' },
  declined: { label: 'Declined', tone: 'warning' },
} as const;

/** What somebody answered to an invitation; nothing where they have not. */
export function AttendanceTag({ said }: { readonly said: readonly Attendance[] }) {
  return said.map(({ attendance, isOld, isConfirmed }) => {
    const { label, tone } = words[attendance];
    return (
      <span key={String(isConfirmed)}>
        {' '}
        <StatusTag tone={isOld || !isConfirmed ? 'neutral' : tone}>
          {isConfirmed ? label : `“${label}”, not confirmed`}
        </StatusTag>
        {isOld && <span className="s-faint"> before the last change</span>}
      </span>
    );
  });
}
