import { useEffect } from 'react';
import { LiveRegion } from './announce';
import { ConfirmDialog } from './confirm';
import { warnAtFieldLimits } from './fieldLimits';
import { Toaster } from './Toaster';

/** What floats over any page: notices, questions and the screen reader's ear; and what fields cut. The host mounts it once. */
export function Overlays() {
  useEffect(warnAtFieldLimits, []);
  return (
    <>
      <LiveRegion />
      <ConfirmDialog />
      <Toaster />
    </>
  );
}
