import { useOwnName } from '@steps/business';
import { UserRound } from 'lucide-react';
import { StateBadge } from '../records/recordPage/StateBadges';
import { knownPeople } from './knownPeople';

interface OwnerBadgeProps {
  /** The owner's name; empty if there is none. */
  readonly owner: string;
  readonly onChoose: (owner: string) => void;
}

const look = { tone: 'neutral', icon: UserRound } as const;
const shown = (owner: string) => owner || 'No owner';

/** The owner of a record, in its header: a press offers known people, and nobody. A new name is typed in the details. */
export function OwnerBadge({ owner, onChoose }: OwnerBadgeProps) {
  const me = useOwnName();
  const options = ['', ...knownPeople(me)].map((value) => ({ value, label: shown(value) }));
  return (
    <StateBadge field="owner" label="Owner" choice={{ options, shown }} value={owner} look={look} onChoose={onChoose} />
  );
}
