import { type Client, switchClient } from '@steps/business';
import { setOnboardingComplete } from '@steps/platform/host';
import { Dialog, notify } from '@steps/platform/ui';
import { RestoreForm } from '../backup/RestoreForm';

interface RestoreDialogProps {
  readonly onClose: () => void;
  /** A restored business is open; show the dashboard. */
  readonly onOpen: () => void;
}

/** A backup instead of onboarding: on a new device, or after the browser's data was cleared. */
export function RestoreDialog({ onClose, onOpen }: RestoreDialogProps) {
  const open = async (client: Client) => {
    try {
      await switchClient(client.id);
      if (!client.sample) setOnboardingComplete(true);
      onOpen();
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      notify({ tone: 'destructive', title: `${client.businessName} could not be opened`, description });
    }
  };
  return (
    <Dialog open title="Restore a backup" description="Everything in the file comes back as it was." onClose={onClose}>
      <RestoreForm onRestored={(client) => void open(client)} />
    </Dialog>
  );
}
