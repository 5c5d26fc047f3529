import { companies, contacts } from '@steps/business';
import { useVersion } from '@steps/platform';
import { useEffect, useState } from 'react';
import type { ScoreNoun } from './score';
import { previewScores, type ScoreChanges, useScoreRules } from './scoreState';

/** How long changes must pause before it counts again, ms. */
const settle = 150;

/** How many records of a noun would get another score by the present rules; `undefined` while it is counting. */
export function useScorePreview(noun: ScoreNoun): ScoreChanges | undefined {
  const rules = useScoreRules(noun);
  const edition = useVersion(noun === 'contact' ? contacts : companies);
  const [known, setKnown] = useState<{ rules: unknown; changes: ScoreChanges }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edition stands for the records that are counted
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const changes = await previewScores(noun, controller.signal);
      if (changes) setKnown({ rules, changes });
    }, settle);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [noun, rules, edition]);
  return known?.rules === rules ? known.changes : undefined;
}
