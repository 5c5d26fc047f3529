import { StatusTag } from '@steps/platform/ui';
import type { Attendance } from './answerRules';

const words = {
  accepted: { label: 'Accepted', tone: 'success' },
  tentative: { label: 'Maybe', tone: 'info' },
  declined: { label: 'Declined', tone: 'warning' },
} as const;

/** What somebody answered to an invitation; nothing where they have not. */
export function AttendanceTag({ said }: { readonly said: Attendance | undefined }) {
  if (!said) return null;
  const { label, tone } = words[said.attendance];
  return (
    <>
      {' '}
      <StatusTag tone={said.isOld ? 'neutral' : tone}>{label}</StatusTag>
      {said.isOld && <span className="s-faint"> before the last change</span>}
    </>
  );
}
