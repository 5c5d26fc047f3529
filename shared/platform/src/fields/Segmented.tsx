import { Suspense, useId } from 'react';
import { lazyPart } from '../ui/lazyPart';
import styles from './Segmented.module.css';
import type { Segment } from './SegmentedControl';

const LazySegmented = lazyPart(async () => (await import('./SegmentedControl')).SegmentedControl);

interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** The label is read aloud only. */
  readonly hideLabel?: boolean;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** One of two to five short choices, all in sight: arrow keys go through them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, hideLabel = false, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <div className="s-field">
      <span id={id} className={hideLabel ? 's-hidden' : 's-field__label'}>
        {label}
      </span>
      <Suspense fallback={<div className={styles.waiting} aria-busy />}>
        <LazySegmented
          labelledBy={id}
          {...{ options, value, disabled }}
          onChange={(next) => {
            const chosen = options.find((option) => option.value === next);
            if (chosen && chosen.value !== value) onChange(chosen.value);
          }}
        />
      </Suspense>
    </div>
  );
}
