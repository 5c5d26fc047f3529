import { useLayoutEffect, useRef } from 'react';
import { DateField } from '../fields/DateField';

interface FilterDayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** Takes the focus when it is there. */
  readonly focused: boolean;
}

/** A day to compare with. */
export function FilterDay({ label, value, onChange, focused }: FilterDayProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <span ref={box}>
      <DateField.Input control={{ 'aria-label': label }} value={value} onChange={onChange} />
    </span>
  );
}
