import { attemptLater, notify } from '@steps/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { notifyStep } from '../records/notices/stepNotice';
import { recalculateScores } from './scoreState';

/** Recalculates all scores, with the progress in percent (`undefined` while none runs), and can stop it. */
export function useRecalculation() {
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // When the page is left, what is done stays: it is one step, and can be undone.
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    await attemptLater(
      { title: 'Scores not recalculated', description: 'What was changed up to then can be undone. Please try again.' },
      async () => {
        const { changed, seen } = await recalculateScores({
          signal: controller.signal,
          onProgress: (done, all) => setProgress((done / all) * 100),
        });
        const counts = `${changed.toLocaleString('en-GB')} of ${seen.toLocaleString('en-GB')} scores changed.`;
        const title = controller.signal.aborted ? 'Stopped' : 'Scores recalculated';
        if (changed > 0) notifyStep(title, counts);
        else notify({ title, description: counts });
      },
    );
    setProgress(undefined);
  };
  return { progress, start, stop: () => running.current?.abort() };
}
