import { createPortal } from 'react-dom';
import { proxy, useSnapshot } from 'valtio';
import { useTopDialog } from './dialogStack';

const state = proxy({ text: '', count: 0 });

/** Announces to screen readers what changed away from the focus ("12 contacts found"). Not visible. */
export function announce(text: string) {
  state.text = text;
  state.count += 1;
}

/** Speaks what `announce` was given. Mounted once, by `Overlays`. Lives inside an open dialog, for all else is inert then. */
export function LiveRegion() {
  const { text, count } = useSnapshot(state);
  const dialog = useTopDialog();
  return createPortal(
    <div className="s-hidden" aria-live="polite">
      {/* The same words twice are spoken twice only if the text differs. */}
      {count % 2 ? text : `${text}\u00a0`}
    </div>,
    dialog ?? document.body,
  );
}
