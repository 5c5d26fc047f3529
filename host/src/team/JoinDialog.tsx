import { Dialog } from '@steps/platform/ui';
import { JoinForm } from './JoinForm';

interface JoinDialogProps {
  readonly onClose: () => void;
  /** The business is open; show the dashboard. */
  readonly onOpen: () => void;
}

/** A business from a server instead of onboarding: on a second device. */
export function JoinDialog({ onClose, onOpen }: JoinDialogProps) {
  return (
    <Dialog
      open
      title="Bring a business here"
      description="The device that put the business on its server makes an invitation under Settings, Team."
      onClose={onClose}
    >
      <JoinForm onJoined={onOpen} main />
    </Dialog>
  );
}
