import { proxy, ref, useSnapshot } from 'valtio';

const state = proxy<{ open: readonly HTMLDialogElement[] }>({ open: ref([]) });

/** Notes an opened modal dialog; returns the undo. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  state.open = ref([...state.open, dialog]);
  return () => {
    state.open = ref(state.open.filter((other) => other !== dialog));
  };
}

/** The modal dialog on top: everything outside it is inert, so what must stay usable is rendered inside. */
// `ref` keeps the elements as they are; the snapshot's type does not say so.
export const useTopDialog = (): HTMLDialogElement | undefined => useSnapshot(state).open.at(-1) as HTMLDialogElement;
