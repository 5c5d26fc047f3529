import { useLocation } from '@steps/platform/router';
import { productShortcuts, Sheet, useMedia, usePageKeys } from '@steps/platform/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dockedQuery, SidePanel } from '../sidePanel/SidePanel';
import { HelpPanel } from './HelpPanel';
import { closeHelp } from './helpState';

/** The help's frame: beside the page on wide screens, a sheet below. Esc closes it, and the focus goes back to where it was. */
export function HelpFrame({ place }: { readonly place: string }) {
  const isDocked = useMedia(dockedQuery);
  // What floats over the page closes first.
  usePageKeys(productShortcuts, { close: isDocked ? closeHelp : undefined });
  return isDocked ? <HelpSidePanel place={place} /> : <HelpSheet place={place} />;
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

/** A sheet would cover the page that a link in it leads to: it goes with the address. */
function HelpSheet({ place }: { readonly place: string }) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) closeHelp();
  }, [key, openedAt]);
  return (
    <Sheet open title="Help" onClose={closeHelp}>
      <HelpPanel place={place} />
    </Sheet>
  );
}
