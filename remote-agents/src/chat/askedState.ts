import { proxy, useSnapshot } from 'valtio';

/** Apart from the talk itself: pages that only hand over a question need not load what answers it. */
const state = proxy<{ asked: string | undefined }>({ asked: undefined });

/** A question that was chosen elsewhere, for the chat to ask once it is open. */
export function askLater(question: string): void {
  state.asked = question;
}

/** Takes the question that was chosen elsewhere. */
export function takeAsked(): string | undefined {
  const { asked } = state;
  state.asked = undefined;
  return asked;
}

/** The question that waits, in render. */
export const useAsked = (): string | undefined => useSnapshot(state).asked;
