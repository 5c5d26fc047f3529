import { Dialog } from '@steps/platform/ui';
import { ChoosePerson } from './ChoosePerson';

/** Changes this device to somebody else. */
export function SwitchPerson({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="small"
      title="Who is working?"
      description="What is saved stays. Steps then shows what their role lets them see."
      onClose={onClose}
    >
      <ChoosePerson onDone={onClose} />
    </Dialog>
  );
}
