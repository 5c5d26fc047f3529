import { Link } from '@steps/platform/router';
import { Box, Row, Text } from '@steps/platform/ui';
import type { Widget } from './board';
import type { Metric } from './metricTable';
import { evenPace, lengthOf, spanOf } from './periodRules';
import styles from './WidgetCard.module.css';
import { WidgetChart } from './WidgetChart';
import { type BoardView, changeOf, inUnit, unmetFilters, type WidgetFigures } from './widgetRules';

interface WidgetBodyProps {
  readonly widget: Widget;
  readonly metric: Metric;
  readonly figures: WidgetFigures | undefined;
  readonly view: BoardView;
  readonly now: Date;
  /** Where the records are listed, of a part or of the whole. */
  readonly hrefOf: (key?: string) => string;
}

/** The name of a widget. */
export const titleOf = ({ title }: Widget, metric: Metric | undefined): string =>
  title || (metric?.label ?? 'No longer available');

/** The figure, chart and goal of a widget. */
export function WidgetBody({ widget, metric, figures, view, now, hrefOf }: WidgetBodyProps) {
  if (!figures) return <Box grow minHeight={40} radius="control" background="sunken" aria-busy />;
  const { unit, noun } = metric;
  const unmet = unmetFilters(metric, view);
  const change = changeOf(figures, metric);
  const { shape, goal } = widget;
  return (
    <>
      <Row as="p" gap={3} rowGap={0} align="baseline" wrap size={13}>
        <Link
          to={hrefOf()}
          className={styles.value}
          data-none={figures.value === undefined || undefined}
          aria-label={`${inUnit(figures.value, unit)}: open the records`}
        >
          {inUnit(figures.value, unit)}
        </Link>
        {goal !== undefined && shape === 'figure' ? (
          <span className="s-muted">
            {metric.good === 'less' ? 'goal under' : 'of'} {inUnit(goal, unit)}
            {metric.good === 'less' ? '' : ' goal'}
          </span>
        ) : (
          change && (
            <Text as="span" tone="muted" className={styles.change} data-good={change.good}>
              {change.up === undefined ? '' : change.up ? '↑ ' : '↓ '}
              {change.words}
            </Text>
          )
        )}
      </Row>
      {unmet.length > 0 && (
        <p className="s-faint">
          All {noun[1]}: they have no {unmet.join(' or ')}.
        </p>
      )}
      {shape === 'figure' ? (
        goal !== undefined && <Goal {...{ metric, figures, goal, now }} />
      ) : figures.rows === 0 ? (
        <p className="s-faint">No {noun[1]} in these days.</p>
      ) : (
        <WidgetChart
          label={titleOf(widget, metric)}
          points={figures.points}
          {...{ shape, unit, noun, hrefOf }}
          goal={shape === 'columns' || shape === 'course' ? goal : undefined}
        />
      )}
    </>
  );
}

interface GoalProps {
  readonly metric: Metric;
  readonly figures: WidgetFigures;
  readonly goal: number;
  readonly now: Date;
}

/** How far a goal is; what adds up has a mark where it would be at an even pace. */
function Goal({ metric: { fold, good, unit }, figures: { value = 0, days }, goal, now }: GoalProps) {
  const span = spanOf(days);
  const adds = fold === 'count' || fold === 'sum';
  const pace = adds && good !== 'less' ? evenPace(goal, span, now.getTime()) : undefined;
  const isMet = good === 'less' ? value <= goal : value >= (pace ?? goal);
  const away = inUnit(Math.abs(value - (pace ?? goal)), unit);
  const words =
    pace === undefined
      ? isMet
        ? 'Within goal'
        : 'Goal missed'
      : isMet
        ? `${away} ahead of pace`
        : `${away} behind pace`;
  const day = Math.floor((now.getTime() - span.from) / 86_400_000) + 1;
  const percent = (part: number) => `${Math.min(100, goal > 0 ? (part / goal) * 100 : 100)}%`;
  return (
    <div>
      <div className={styles.goal} aria-hidden>
        <span data-met={isMet} style={{ inlineSize: percent(value) }} />
        {pace !== undefined && <i style={{ insetInlineStart: percent(pace) }} />}
      </div>
      <Row as="p" gap={3} rowGap={0} justify="between" wrap size={12} className={styles.pace}>
        <span data-met={isMet}>{words}</span>
        <span className="s-faint">
          {pace === undefined ? `${away} ${isMet ? 'to spare' : 'over'}` : `Day ${day} of ${lengthOf(days)}`}
        </span>
      </Row>
    </div>
  );
}
