import { productShortcuts, useMedia, usePageKeys } from '@steps/platform/ui';
import { useLayoutEffect, useRef } from 'react';
import { PassingSheet } from '../sidePanel/PassingSheet';
import { dockedQuery, SidePanel } from '../sidePanel/SidePanel';
import { HelpPanel } from './HelpPanel';
import { closeHelp } from './helpState';

/** The help's frame: beside the page on wide screens, a sheet below. Esc closes it, and the focus goes back to where it was. */
export function HelpFrame({ place }: { readonly place: string }) {
  const isDocked = useMedia(dockedQuery);
  // What floats over the page closes first.
  usePageKeys(productShortcuts, { close: isDocked ? closeHelp : undefined });
  if (isDocked) return <HelpSidePanel place={place} />;
  return (
    <PassingSheet title="Help" onClose={closeHelp} onPass={closeHelp}>
      <HelpPanel place={place} />
    </PassingSheet>
  );
}

function HelpSidePanel({ place }: { readonly place: string }) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <SidePanel title="Help" closeLabel="Close help" onClose={closeHelp} ref={panel}>
      <HelpPanel place={place} />
    </SidePanel>
  );
}
