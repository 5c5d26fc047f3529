import { aiResults, reviewsWaiting } from '@steps/business';
import { type AiTool, defineTool } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import * as v from 'valibot';
import { proposeMemory } from './proposeMemory';

/** Titles of one answer; the rest is counted. */
const mostTitles = 20;

const waitingReviews = defineTool({
  kind: 'read',
  name: 'waiting_reviews',
  description: 'AI results that wait for a person to decide on them, the oldest first.',
  input: v.object({}),
  run() {
    const waiting = reviewsWaiting(aiResults.all());
    return {
      total: waiting.length,
      lookedAt: aiResults.size,
      titles: waiting.slice(0, mostTitles).map(({ title }) => title),
      href: paths.module.href('human-loop'),
    };
  },
});

/** What agents may use of this remote, as `facts.ts` declares it. */
export const tools: readonly AiTool[] = [waitingReviews, proposeMemory];
