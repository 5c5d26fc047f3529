import { Button } from 'antd';
import { useState } from 'react';
import { Row, Text } from '../ui/Layout';
import { DayGrid } from './DayGrid';
import styles from './DayGrid.module.css';
import type { Day } from './dayText';
import { todayHere } from './now';
import { type DayRange, rangePresets, showRange } from './rangeText';

interface RangeCalendarProps {
  readonly value: DayRange | undefined;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly onChoose: (range: DayRange) => void;
}

const inOrder = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** Two days out of a month, the first pressed and then the last, or a span that people often mean. */
export function RangeCalendar({ value, min, max, onChoose }: RangeCalendarProps) {
  const today = todayHere();
  const [first, setFirst] = useState<Day>();
  const [reached, setReached] = useState<Day>();
  const shown = first ? inOrder(first, reached ?? first) : value;
  const isOut = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max);
  return (
    <div className={styles.panel}>
      <DayGrid
        start={value?.to ?? today}
        isChosen={(day) => shown !== undefined && (day === shown.from || day === shown.to)}
        isBetween={(day) => shown !== undefined && day > shown.from && day < shown.to}
        isOut={isOut}
        onReach={setReached}
        onChoose={(day) => (first ? onChoose(inOrder(first, day)) : setFirst(day))}
      />
      <Text paddingTop={1} tone="faint" size={12} aria-live="polite">
        {first ? `${showRange({ from: first, to: first })}: now choose the last day.` : 'Choose the first day.'}
      </Text>
      <Row gap={1} wrap paddingTop={2}>
        {rangePresets.map(({ name, range }) => {
          const span = range(today);
          // A span that reaches beyond what can be chosen would be cut off without a word.
          if (isOut(span.from) || isOut(span.to)) return null;
          return (
            <Button key={name} size="small" onClick={() => onChoose(span)}>
              {name}
            </Button>
          );
        })}
      </Row>
    </div>
  );
}
