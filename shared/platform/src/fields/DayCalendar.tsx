import { Button } from 'antd';
import { Row } from '../ui/Layout';
import { DayGrid } from './DayGrid';
import styles from './DayGrid.module.css';
import { addedDays, type Day, nextMonday } from './dayText';
import { todayHere } from './now';

interface DayCalendarProps {
  readonly value: Day | undefined;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly onChoose: (day: Day) => void;
}

/** A day out of a month, or one that people often mean. */
export function DayCalendar({ value, min, max, onChoose }: DayCalendarProps) {
  const today = todayHere();
  const isOut = (day: Day) => (min !== undefined && day < min) || (max !== undefined && day > max);
  const presets = [
    ['Today', today],
    ['Tomorrow', addedDays(today, 1)],
    ['Next Monday', nextMonday(today)],
    ['In 30 days', addedDays(today, 30)],
  ] as const;
  return (
    <div className={styles.panel}>
      <DayGrid start={value ?? today} isChosen={(day) => day === value} {...{ isOut, onChoose }} />
      <Row gap={1} wrap paddingTop={2}>
        {presets
          .filter(([, day]) => !isOut(day))
          .map(([name, day]) => (
            <Button key={name} size="small" onClick={() => onChoose(day)}>
              {name}
            </Button>
          ))}
      </Row>
    </div>
  );
}
