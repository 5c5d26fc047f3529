import { useIsLinked } from '@steps/business/dav';
import { Link2 } from 'lucide-react';

/** The quiet mark of a meeting that is kept equal with a calendar elsewhere: its card says with which. */
export const LinkedIcon = ({ meetingId }: { readonly meetingId: string }) =>
  useIsLinked('calendar', meetingId) ? <Link2 size={12} aria-hidden data-linked /> : null;
