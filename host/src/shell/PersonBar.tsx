import { Avatar, IconButton } from '@steps/shared/ui';
import { LogOut } from 'lucide-react';
import { logOut, useGate } from '../gate/gateState';

/** Whose workspace this is, and the way out. */
export function PersonBar() {
  const { workspaceName, busy } = useGate();
  const name = workspaceName || 'This workspace';
  return (
    <div className="h-person">
      <Avatar name={name} />
      <span className="h-person__name" title={name}>
        {name}
      </span>
      <IconButton label="Log out" icon={LogOut} disabled={busy} onClick={() => void logOut()} />
    </div>
  );
}
