import { BarList } from '@steps/platform/charts';
import { Link } from '@steps/platform/router';
import { Box, Row, Text } from '@steps/platform/ui';
import styles from './QuestionCard.module.css';
import type { QuestionAnswer } from './questionRules';
import cardStyles from './WidgetCard.module.css';
import { inUnit } from './widgetRules';

interface QuestionCardProps {
  readonly answer: QuestionAnswer | Error | undefined;
  readonly title: string;
}

/** The answer to a question that was put on a board. */
export function QuestionCard({ answer, title }: QuestionCardProps) {
  if (answer instanceof Error) return <p className="s-faint">This could not be worked out: {answer.message}</p>;
  if (!answer) return <Box grow minHeight={40} radius="control" background="sunken" aria-busy />;
  const { figures, unit, records, list, moreGroups } = answer;
  const { value, before, points } = figures;
  const shown = inUnit(value, unit);
  return (
    <>
      <Row as="p" gap={3} rowGap={0} align="baseline" wrap size={13}>
        {list ? (
          <Link to={list} className={cardStyles.value} aria-label={`${shown}: open the records`}>
            {shown}
          </Link>
        ) : (
          <span className={cardStyles.value} data-none={value === undefined || undefined}>
            {shown}
          </span>
        )}
        {before !== undefined && <span className="s-muted">{inUnit(before, unit)} before</span>}
      </Row>
      {(points.length > 0 || records.length > 0) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keys
        <section className={styles.rest} aria-label={title} tabIndex={0}>
          {points.length > 0 && (
            <BarList
              label={title}
              bars={points.map(({ key, label, value: point }) => ({
                ...{ id: key, label, value: point ?? 0, display: inUnit(point, unit) },
              }))}
            />
          )}
          {moreGroups > 0 && <p className="s-faint">{moreGroups.toLocaleString('en-GB')} more</p>}
          {records.length > 0 && (
            <ul className={`s-plain ${styles.records}`}>
              {records.map(({ id, title: name, detail, href }) => (
                <li key={id}>
                  <Link to={href}>{name}</Link>{' '}
                  <Text as="span" tone="muted" size={12}>
                    {detail}
                  </Text>
                </li>
              ))}
            </ul>
          )}
          {records.length > 0 && records.length < figures.rows && <p className="s-faint">The first {records.length}</p>}
        </section>
      )}
    </>
  );
}
