import { activities, type Deal, useDealStages } from '@steps/business';
import { useVersion } from '@steps/platform';
import { useMemo } from 'react';
import { activitiesByDeal } from '../nouns/recordLinks';
import { type Need, needsOf } from './attentionRules';
import { useSalesSettings } from './salesSettings';

/** What each deal needs, by the client's stages and days, in render. */
export function useNeeds(): (deal: Deal) => readonly Need[] {
  const stages = useDealStages();
  const { staleDays } = useSalesSettings();
  const edition = useVersion(activities);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another activity may be the last touch of a deal
  return useMemo(() => {
    const context = { stages, staleDays, now: new Date(), activitiesOf: (id: string) => activitiesByDeal.of(id) };
    return (deal: Deal) => needsOf(deal, context);
  }, [stages, staleDays, edition]);
}
