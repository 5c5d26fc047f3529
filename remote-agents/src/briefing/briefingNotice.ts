import { ownDay } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { dismissKept, keepNoticeOnce, keptNotices } from '@steps/platform/ui';
import { type BriefingPart, briefingTools, readBriefing } from '../answers/briefing';
import { plural } from '../reading/wording';
import { briefingContext } from './briefingContext';

/** How often it is looked whether a new day has come, ms. */
export const briefingInterval = 600_000;

/** What the notice says: "2 overdue tasks, 1 meeting". */
export const briefingWords = (parts: readonly BriefingPart[]): string =>
  parts
    .filter(({ group }) => group !== 'changed')
    .map(({ total, noun }) => plural(total, noun))
    .join(', ');

/** Tells once a day what is due and waiting, where there is something; yesterday's word goes. Returns the end of it. */
export function watchBriefing(): () => void {
  const stop = new AbortController();
  const look = () => {
    notifyBriefing(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('The briefing of today could not be told.', error);
    });
  };
  look();
  const timer = setInterval(look, briefingInterval);
  return () => {
    stop.abort();
    clearInterval(timer);
  };
}

async function notifyBriefing(signal: AbortSignal): Promise<void> {
  const context = await briefingContext(signal);
  const id = `briefing ${ownDay(context.now)}`;
  if (!context.tools.has(briefingTools[0])) return;
  const text = briefingWords(await readBriefing(context));
  if (signal.aborted) return;
  for (const kept of keptNotices()) if (kept.kind === 'briefing' && kept.id !== id) dismissKept(kept.id);
  if (text)
    keepNoticeOnce({
      id,
      kind: 'briefing',
      title: 'Your briefing for today',
      text,
      href: paths.module.href('dashboard'),
    });
}
