import { type Client, setOnboardingComplete, switchClient } from '@steps/shared';
import { notify, Section } from '@steps/shared/ui';
import { RestoreForm } from '../backup/RestoreForm';
import { errorText } from './errorText';

/** Puts businesses of a backup back, each as a new one: nothing is overwritten. */
export function RestoreBackup() {
  return (
    <Section
      title="Restore from a file"
      purpose="Each business of the file becomes a new one; what is here stays as it is."
    >
      <RestoreForm onRestored={tell} />
    </Section>
  );
}

function tell(client: Client): void {
  // A business that was set up once is not asked to onboard again, wherever it is opened from.
  if (!client.sample) setOnboardingComplete(true);
  notify({
    title: `${client.businessName} was restored`,
    description: 'It is a business of its own.',
    action: { label: 'Open it', onClick: () => void openRestored(client) },
  });
}

async function openRestored({ id, businessName }: Client): Promise<void> {
  try {
    await switchClient(id);
  } catch (error) {
    notify({ tone: 'destructive', title: `${businessName} could not be opened`, description: errorText(error) });
  }
}
