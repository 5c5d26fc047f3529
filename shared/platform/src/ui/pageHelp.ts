import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';

/** Help with the page on the screen, which the frame around the pages offers. */
interface PageHelp {
  readonly open: boolean;
  /** Opens it, or closes it when it is open. */
  readonly toggle: () => void;
}

const state = proxy<{ help: PageHelp | undefined }>({ help: undefined });

/** Offers help with the page while the component is there: its header then has a "?". Nothing is offered without `toggle`. */
export function useOfferPageHelp(open: boolean, toggle: (() => void) | undefined): void {
  useEffect(() => {
    if (!toggle) return;
    const help = ref({ open, toggle });
    state.help = help;
    return () => {
      if (state.help === help) state.help = undefined;
    };
  }, [open, toggle]);
}

/** What is offered now, in render. */
export const usePageHelp = (): PageHelp | undefined => useSnapshot(state).help;
