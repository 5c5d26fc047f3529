import { Link } from '@steps/shared/router';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { Shape } from './board';
import type { Unit } from './metricTable';
import styles from './WidgetChart.module.css';
import { axisMarks, inUnit, inUnitShort, type Point } from './widgetRules';

export interface WidgetChartProps {
  /** What is shown, read aloud. */
  readonly label: string;
  readonly shape: Exclude<Shape, 'figure'>;
  readonly points: readonly Point[];
  readonly unit: Unit;
  /** "activities". */
  readonly noun: readonly [one: string, many: string];
  /** A dashed line across columns and courses. */
  readonly goal: number | undefined;
  /** Where the records of a part are listed. */
  readonly hrefOf: (key: string) => string;
}

/**
 * The one place that draws charts of boards: another chart library comes in here and nowhere else. Each part is a link to its
 * records; parts over time are one tab stop, and arrow keys go through them.
 */
export function WidgetChart(props: WidgetChartProps) {
  return props.shape === 'bars' || props.shape === 'funnel' ? <Bars {...props} /> : <OverTime {...props} />;
}

function Bars({ label, shape, points, unit, hrefOf }: WidgetChartProps) {
  const most = Math.max(...points.map(({ value }) => value ?? 0), 0);
  const share = (value: number | undefined) => `${most > 0 ? (Math.max(value ?? 0, 0) / most) * 100 : 0}%`;
  return (
    <ul className={`s-plain ${styles.bars}`} aria-label={label}>
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
              <span className={styles.word}>{point.label}</span>
              <span className={styles.track} aria-hidden>
                <span
                  className={styles.fill}
                  data-last={(shape === 'funnel' && at === points.length - 1) || undefined}
                  style={{ inlineSize: share(point.value) }}
                />
              </span>
              <span className={styles.number}>{inUnit(point.value, unit)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Columns up to this number have their value written on them. */
const writtenColumns = 12;
/** Labels under the axis. */
const labelsThatFit = 6;

function OverTime({ label, shape, points, unit, noun, goal, hrefOf }: WidgetChartProps) {
  const [active, setActive] = useState(points.length - 1);
  const compared = shape === 'course' && points.some(({ before }) => before !== undefined);
  const marks = axisMarks(
    Math.max(...points.flatMap(({ value = 0, before = 0 }) => [value, compared ? before : 0]), goal ?? 0),
    unit,
  );
  const top = marks.at(-1) ?? 1;
  const height = (value: number) => `${(Math.max(value, 0) / top) * 100}%`;
  const every = Math.ceil(points.length / labelsThatFit);
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
      {compared && (
        <div className={styles.legend} aria-hidden>
          <span data-series="now">This period</span>
          <span data-series="before">Before</span>
        </div>
      )}
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden>
          {marks.map((mark) => (
            <span key={mark} style={{ insetBlockEnd: height(mark) }}>
              {inUnitShort(mark, unit)}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of links, no fieldset */}
        <div className={styles.field} role="group" aria-label={label} onKeyDown={onKeyDown}>
          {marks.map((mark) => (
            <span key={mark} className={styles.line} style={{ insetBlockEnd: height(mark) }} aria-hidden />
          ))}
          {shape === 'course' && (
            <svg className={styles.course} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
              {compared && <Course values={points.map(({ before }) => before)} top={top} series="before" />}
              <Course values={points.map(({ value }) => value)} top={top} series="now" />
            </svg>
          )}
          {points.map((point, at) => (
            <Link
              key={point.key}
              to={hrefOf(point.key)}
              className={styles.part}
              tabIndex={at === Math.min(active, points.length - 1) ? 0 : -1}
              onFocus={() => setActive(at)}
              aria-label={spoken(point, unit)}
            >
              {shape === 'columns' ? (
                <span className={styles.column} style={{ blockSize: height(point.value ?? 0) }} aria-hidden>
                  {points.length <= writtenColumns && <span>{inUnitShort(point.value ?? 0, unit)}</span>}
                </span>
              ) : (
                <span className={styles.dot} style={{ insetBlockEnd: height(point.value ?? 0) }} aria-hidden />
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
            </Link>
          ))}
          {goal !== undefined && <span className={styles.goal} style={{ insetBlockEnd: height(goal) }} aria-hidden />}
        </div>
      </div>
      <div className={styles.labels} aria-hidden>
        {points.map(({ key, label: word }, at) => (
          <span key={key}>{at % every === 0 && word}</span>
        ))}
      </div>
    </div>
  );
}

interface CourseProps {
  readonly values: readonly (number | undefined)[];
  readonly top: number;
  readonly series: 'now' | 'before';
}

/** A line through the middles of the parts; a part without a value is passed over. */
function Course({ values, top, series }: CourseProps) {
  const points = values.flatMap((value, at) =>
    value === undefined ? [] : [`${((at + 0.5) / values.length) * 100},${100 - (value / top) * 100}`],
  );
  return <polyline points={points.join(' ')} data-series={series} vectorEffect="non-scaling-stroke" />;
}

const spoken = ({ name, value, before }: Point, unit: Unit) =>
  `${name}: ${inUnit(value, unit)}${before === undefined ? '' : `, before ${inUnit(before, unit)}`}`;
