import { Link } from '@steps/platform/router';
import { Row, Stack, Text, useAppearance } from '@steps/platform/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Shape } from './board';
import { chartLook } from './chartLook';
import type { Unit } from './metricTable';
import { SeriesLegend } from './SeriesLegend';
import { isCompared, marksOf, timeOption } from './timeChart';
import styles from './WidgetChart.module.css';
import { inUnit, type Point } from './widgetRules';

export interface WidgetChartProps {
  /** What is shown, read aloud. */
  readonly label: string;
  readonly shape: Exclude<Shape, 'figure'>;
  readonly points: readonly Point[];
  readonly unit: Unit;
  /** "activities". */
  readonly noun: readonly [one: string, many: string];
  /** A dashed line across the chart. */
  readonly goal: number | undefined;
  /** Where the records of a part are listed. */
  readonly hrefOf: (key: string) => string;
}

/**
 * A chart of a board. Each part is a link to its records; parts over time are one tab stop, and arrow keys go through them.
 * Bars and funnels are lists, whose words are as long as they are; what goes over time is drawn by the chart library.
 */
export function WidgetChart(props: WidgetChartProps) {
  const { shape } = props;
  return shape === 'bars' || shape === 'funnel' ? <Bars {...props} /> : <OverTime {...props} shape={shape} />;
}

function Bars({ label, shape, points, unit, hrefOf }: WidgetChartProps) {
  const most = Math.max(...points.map(({ value }) => value ?? 0), 0);
  const share = (value: number | undefined) => `${most > 0 ? (Math.max(value ?? 0, 0) / most) * 100 : 0}%`;
  return (
    <Stack as="ul" gap={1} alignContent="start" minHeight={0} className={`s-plain ${styles.bars}`} aria-label={label}>
      {points.map((point, at) => {
        const before = points[at - 1]?.value;
        return (
          <li key={point.key}>
            {shape === 'funnel' && before !== undefined && (
              <div className={styles.goesOn}>
                {before > 0 ? `↓ ${Math.round(((point.value ?? 0) / before) * 100)}% go on` : '↓'}
              </div>
            )}
            <Link className={styles.bar} to={hrefOf(point.key)} aria-label={spoken(point, unit)}>
              <Text as="span" breakWords>
                {point.label}
              </Text>
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.fill}
                  data-last={(shape === 'funnel' && at === points.length - 1) || undefined}
                  style={{ inlineSize: share(point.value) }}
                />
              </span>
              <Text as="span" tabular weight={500}>
                {inUnit(point.value, unit)}
              </Text>
            </Link>
          </li>
        );
      })}
    </Stack>
  );
}

interface OverTimeProps extends WidgetChartProps {
  readonly shape: 'columns' | 'course';
}

function OverTime({ label, shape, points, unit, noun, goal, hrefOf }: OverTimeProps) {
  const [active, setActive] = useState(points.length - 1);
  const compared = isCompared({ shape, points });
  const top = marksOf({ shape, points, unit, goal }).at(-1) ?? 1;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -points.length,
      End: points.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(active + step, 0), points.length - 1);
    setActive(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };
  return (
    <div className={styles.chart}>
      {compared && <SeriesLegend atEnd own="This period" compared="Before" />}
      <div className={styles.plot}>
        <TimePlot {...{ shape, points, unit, goal }} />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of links, no fieldset */}
        <div className={styles.field} role="group" aria-label={label} onKeyDown={onKeyDown}>
          {points.map((point, at) => (
            <Row
              key={point.key}
              to={hrefOf(point.key)}
              as={Link}
              align="end"
              justify="center"
              grow
              shrink
              className={styles.part}
              tabIndex={at === Math.min(active, points.length - 1) ? 0 : -1}
              onFocus={() => setActive(at)}
              aria-label={spoken(point, unit)}
            >
              {shape === 'course' && (
                <span
                  className={styles.dot}
                  style={{ insetBlockEnd: `${(Math.max(point.value ?? 0, 0) / top) * 100}%` }}
                  aria-hidden
                />
              )}
              <span className={styles.tip} data-side={at > points.length / 2 ? 'start' : 'end'} aria-hidden>
                <span>
                  {point.name} <strong>{inUnit(point.value, unit)}</strong>
                </span>
                {point.before !== undefined && <span>Before {inUnit(point.before, unit)}</span>}
                <span className="s-faint">
                  Enter opens {point.rows === 1 ? `this ${noun[0]}` : `these ${point.rows} ${noun[1]}`}
                </span>
              </span>
            </Row>
          ))}
        </div>
      </div>
    </div>
  );
}

const spoken = ({ name, value, before }: Point, unit: Unit) =>
  `${name}: ${inUnit(value, unit)}${before === undefined ? '' : `, before ${inUnit(before, unit)}`}`;

type TimePlotProps = Parameters<typeof timeOption>[0];

/** What a chart over time looks like; its parts are links that lie over it. */
function TimePlot(chart: TimePlotProps) {
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
