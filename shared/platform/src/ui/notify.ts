import { proxy, ref, useSnapshot } from 'valtio';
import { withoutDirectionSigns } from '../core/directionSigns';
import { forgetNotices, rememberNotice } from './noticeHistory';
import { admitNotice, type Notice, noticeTime } from './noticeRules';

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  /** ms */
  left: number;
}

const state = proxy<{ notices: readonly Notice[]; paused: boolean }>({ notices: ref([]), paused: false });
const clocks = new Map<number, Clock>();
let lastId = 0;

const show = (notices: Notice[]) => {
  state.notices = ref(notices);
  for (const id of clocks.keys()) {
    if (!notices.some((notice) => notice.id === id)) stop(id);
  }
};

function stop(id: number) {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
}

function run(id: number, clock: Clock) {
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => dismissNotice(id), clock.left);
}

/** What `notify` needs; `tone` is `default` when it is left out. */
interface NoticeInput extends Omit<Notice, 'id' | 'tone'> {
  readonly tone?: Notice['tone'];
}

/** The one way to tell the user something from anywhere, React or not. Returns the id for `dismissNotice`. */
export function notify({ tone = 'default', ...rest }: NoticeInput): number {
  lastId += 1;
  const texts = withoutDirectionSigns({ title: rest.title, description: rest.description });
  const notice: Notice = { id: lastId, tone, ...rest, ...texts };
  show(admitNotice(state.notices, notice));
  rememberNotice(notice);
  const clock: Clock = { timer: undefined, startedAt: Date.now(), left: noticeTime[tone] };
  clocks.set(notice.id, clock);
  if (!state.paused) run(notice.id, clock);
  return notice.id;
}

/** Takes a notice away; unknown ids are ignored, for it may have left by itself. */
export function dismissNotice(id: number) {
  show(state.notices.filter((notice) => notice.id !== id));
  if (state.notices.length === 0) state.paused = false;
}

/** Stops the clocks while somebody reads: pointer or focus on a notice. */
export function pauseNotices() {
  if (state.paused) return;
  state.paused = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left -= Date.now() - clock.startedAt;
  }
}

export function resumeNotices() {
  if (!state.paused) return;
  state.paused = false;
  for (const [id, clock] of clocks) run(id, clock);
}

/** Takes all notices away, e.g. at logout. */
notify.clear = (): void => {
  show([]);
  forgetNotices();
  state.paused = false;
};

export const useNotices = (): readonly Notice[] => useSnapshot(state).notices;
