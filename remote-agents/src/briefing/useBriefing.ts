import { activities, aiResults, contacts, deals } from '@steps/business';
import { useTools } from '@steps/business/ai';
import { meetings } from '@steps/business/meetings';
import { useVersion } from '@steps/platform';
import { useEffect, useState } from 'react';
import { type BriefingPart, briefingTools, readBriefing } from '../answers/briefing';
import { briefingContext } from './briefingContext';

/** What there is to show: parts, or why there are none. */
export type Briefing =
  | { readonly state: 'reading' }
  | { readonly state: 'read'; readonly parts: readonly BriefingPart[] }
  | { readonly state: 'failed'; readonly reason: string };

/** Milliseconds after a change until it is read again: imports change thousands at once. */
const settle = 400;
const minute = 60_000;

/** The briefing of today, read again when records change and each minute; what was read stays until then. */
export function useBriefing(): readonly [briefing: Briefing, again: () => void] {
  const [briefing, setBriefing] = useState<Briefing>({ state: 'reading' });
  const [asked, setAsked] = useState(0);
  const versions = [activities, contacts, deals, meetings, aiResults].map(useVersion).join(' ');
  const offered = useTools().some(({ name }) => name === briefingTools[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: records are read again when they change
  useEffect(() => {
    const stop = new AbortController();
    const read = () =>
      void readOnce(stop.signal).then((found) => {
        if (!stop.signal.aborted) setBriefing(found);
      });
    const first = setTimeout(read, briefing.state === 'reading' ? 0 : settle);
    const timer = setInterval(read, minute);
    return () => {
      stop.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [versions, asked, offered]);
  return [briefing, () => setAsked(asked + 1)];
}

async function readOnce(signal: AbortSignal): Promise<Briefing> {
  try {
    const context = await briefingContext(signal);
    if (!context.tools.has(briefingTools[0])) return { state: 'failed', reason: 'The CRM is not available.' };
    return { state: 'read', parts: await readBriefing(context) };
  } catch (error) {
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
