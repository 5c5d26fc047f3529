import * as v from 'valibot';

/** Messages between tabs: never data, only that the database has more to read. */
const tabNewsSchema = v.union([v.object({ grewTo: v.number() }), v.object({ generation: v.number() })]);

export type TabNews = v.InferOutput<typeof tabNewsSchema>;

export interface TabChannel {
  post(news: TabNews): void;
  close(): void;
}

/**
 * Joins the tabs that have this database open. `onNews` is called with undefined when the page becomes visible again:
 * a frozen tab may have missed messages. Without BroadcastChannel only that remains.
 */
export function joinTabs(name: string, onNews: (news: TabNews | undefined) => void): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const onMessage = (event: MessageEvent) => {
    const news = v.safeParse(tabNewsSchema, event.data);
    if (news.success) onNews(news.output);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') onNews(undefined);
  };
  channel?.addEventListener('message', onMessage);
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', onVisible);
  return {
    post: (news) => channel?.postMessage(news),
    close() {
      channel?.close();
      if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
