import { Section } from '@steps/shared/ui';
import { RestoreForm } from '../backup/RestoreForm';
import { tellRestored } from './restored';

/** Puts businesses of a backup back: each as a new one, or one that is still here to what the file holds. */
export function RestoreBackup() {
  return (
    <Section
      title="Restore from a file"
      purpose="Each business in the file becomes a new one, unless you put the one here back to the file."
    >
      <RestoreForm onRestored={tellRestored} />
    </Section>
  );
}
