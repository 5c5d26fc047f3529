import { proxy, ref, useSnapshot } from 'valtio';
import type { Notice } from './noticeRules';

/** A notice that was shown, for reading it again. */
export interface PastNotice {
  readonly notice: Notice;
  /** UTC, ISO 8601. */
  readonly at: string;
}

/** How many past notices are kept; they live as long as the page. */
export const noticeHistoryLimit = 30;

const state = proxy<{ past: readonly PastNotice[]; unread: number }>({ past: ref([]), unread: 0 });

/** `notify`'s own: keeps a notice, newest first. */
export function rememberNotice(notice: Notice): void {
  const past = { notice, at: new Date().toISOString() };
  state.past = ref([past, ...state.past].slice(0, noticeHistoryLimit));
  state.unread += 1;
}

/** All past notices have been seen. */
export function markNoticesRead(): void {
  state.unread = 0;
}

/** Forgets the past notices: they can name people, so nothing of them outlives a logout. */
export function forgetNotices(): void {
  state.past = ref([]);
  state.unread = 0;
}

/** The past notices, newest first, and how many nobody has looked at. */
export const useNoticeHistory = () =>
  useSnapshot(state) as { readonly past: readonly PastNotice[]; readonly unread: number };
