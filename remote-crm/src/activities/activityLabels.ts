import { type ActivityType, displayedType } from '@steps/business';
import { Calendar, CheckSquare, type LucideIcon, Mail, PenLine, Phone, StickyNote } from 'lucide-react';

interface ActivityLook {
  readonly label: string;
  readonly icon: LucideIcon;
}

const looks: Readonly<Partial<Record<ActivityType, ActivityLook>>> = {
  call: { label: 'Call', icon: Phone },
  email: { label: 'Email', icon: Mail },
  meeting: { label: 'Meeting', icon: Calendar },
  note: { label: 'Note', icon: StickyNote },
  task: { label: 'Task', icon: CheckSquare },
};

/** Word and icon of an activity, as shown: a proposal is an email, a demo a meeting (spec 2, section 2.17). */
export const activityLook = (type: ActivityType): ActivityLook =>
  looks[displayedType(type)] ?? { label: 'Change', icon: PenLine };

/** The kinds people add by hand. */
export const addedTypes = ['note', 'call', 'email', 'meeting', 'task'] as const;

/** The kinds a timeline can be filtered by. */
export const shownTypes = ['call', 'email', 'meeting', 'note', 'task', 'change'] as const;
