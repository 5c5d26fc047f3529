import type { BriefFacts } from './facts/briefFacts';

/** Reads a brief. The libraries that know dates and words are fetched with the first brief that is read. */
export async function factsOf(brief: string): Promise<BriefFacts> {
  const { readBrief } = await import('./facts/readBrief');
  return readBrief(brief);
}
