import { Link } from '@steps/platform/router';
import { Box, DateText, ErrorState, ListSkeleton, Row, Sheet } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { Widget } from './board';
import { matchingRows } from './countRules';
import type { Metric, ReadMetric } from './metricTable';
import styles from './RecordsSheet.module.css';
import { type BoardView, inUnit, rowsBehind } from './widgetRules';

interface RecordsSheetProps {
  readonly title: string;
  readonly widget: Widget;
  readonly metric: Metric;
  readonly view: BoardView;
  readonly part: string | undefined;
  readonly onClose: () => void;
}

/** So many are written at once, and again with each press. */
const step = 100;

/** The records that were counted: exactly those, the newest first. */
export function RecordsSheet({ title, widget, metric, view, part, onClose }: RecordsSheetProps) {
  const [read, setRead] = useState<ReadMetric>();
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(step);
  useEffect(() => {
    let current = true;
    metric.read().then(
      (next) => current && setRead(next),
      (error: unknown) => {
        console.error('The records could not be listed.', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [metric]);
  const rows = read && newestFirst(read, matchingRows(read.table, rowsBehind(widget, metric, view, part)));
  const [one, many] = metric.noun;
  return (
    <Sheet
      open
      title={title}
      description={
        rows && `${rows.length.toLocaleString('en-GB')} ${rows.length === 1 ? one : many}. ${metric.purpose}.`
      }
      onClose={onClose}
    >
      {failed && <ErrorState title="The records could not be listed" />}
      {!read && !failed && <ListSkeleton label={`Loading ${many}`} />}
      {read && rows && (
        <>
          <Box as="ol" marginBottom={4} className={`s-plain ${styles.records}`} aria-label={`Counted ${many}`}>
            {rows.slice(0, shown).map((row) => {
              const record = read.recordOf(row);
              return (
                record && (
                  <Row as="li" gap={4} rowGap={0} justify="between" wrap paddingY={2} divider="below" key={record.id}>
                    <Link to={record.href}>{record.title}</Link>
                    <span className="s-faint">
                      {record.value !== undefined && `${inUnit(record.value, metric.unit)} · `}
                      <DateText value={record.at} />
                    </span>
                  </Row>
                )
              );
            })}
          </Box>
          {rows.length > shown && (
            <Button onClick={() => setShown(shown + step)}>
              Show {Math.min(step, rows.length - shown)} more of {(rows.length - shown).toLocaleString('en-GB')}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}

const newestFirst = ({ table }: ReadMetric, rows: Uint32Array): readonly number[] =>
  [...rows].sort((one, other) => (table.at[other] ?? 0) - (table.at[one] ?? 0));
