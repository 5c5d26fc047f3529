import { useAppearance } from '@steps/shared/ui';
import { useEffect, useRef } from 'react';
import { chartLook } from './chartLook';
import { timeOption } from './timeChart';
import styles from './WidgetChart.module.css';

type TimePlotProps = Parameters<typeof timeOption>[0];

/** What a chart over time looks like; its parts are links that lie over it. */
export function TimePlot(chart: TimePlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { mode } = useAppearance();
  const drawn = JSON.stringify([chart, mode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says all that the chart shows
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    import('./chartLibrary')
      .then(({ drawIn }) => {
        if (!gone && place.current) end = drawIn(place.current, timeOption(chart, chartLook(place.current)));
      })
      .catch((error: unknown) => console.error('A chart could not be drawn; its values are in its links.', error));
    return () => {
      gone = true;
      end?.();
    };
  }, [drawn]);
  return <div ref={place} className={styles.drawn} aria-hidden data-chart={chart.shape} />;
}
