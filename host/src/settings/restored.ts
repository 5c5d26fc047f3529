import { type Client, switchClient } from '@steps/business';
import { setOnboardingComplete } from '@steps/platform/host';
import { attemptLater, notify } from '@steps/platform/ui';
import { errorText } from '../gate/errorText';

/** Notifies that a business was restored next to the others, and offers to open it. */
export function notifyRestored(client: Client): void {
  // A business that was set up once is not asked to onboard again, wherever it is opened from.
  if (!client.sample) setOnboardingComplete(true);
  notify({
    title: `${client.businessName} was restored`,
    description: 'It is a separate business.',
    action: { label: 'Open it', onClick: () => void openRestored(client) },
  });
}

async function openRestored({ id, businessName }: Client): Promise<void> {
  await attemptLater({ title: `${businessName} could not be opened`, description: errorText }, async () => {
    await switchClient(id);
  });
}
