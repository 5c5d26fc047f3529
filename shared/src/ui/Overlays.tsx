import { LiveRegion } from './announce';
import { ConfirmDialog } from './confirm';
import { Toaster } from './Toaster';

/** What floats over any page: notices, questions and the screen reader's ear. The host mounts it once. */
export function Overlays() {
  return (
    <>
      <LiveRegion />
      <ConfirmDialog />
      <Toaster />
    </>
  );
}
