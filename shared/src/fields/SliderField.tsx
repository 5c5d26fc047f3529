import { Suspense } from 'react';
import { numberProblem, readNumber, showNumber } from '../core/numbers/numberText';
import { FormField } from '../ui/FormField';
import { Row, Text } from '../ui/Layout';
import { lazyPart } from '../ui/lazyPart';
import type { FieldProps } from './FieldProps';
import styles from './SliderField.module.css';
import { TypedBox } from './TypedBox';
import { useTypedText } from './useTypedText';

const LazySlider = lazyPart(async () => (await import('./SliderControl')).SliderControl);

interface SliderFieldProps extends FieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  /** 1 when left out; without decimals then. */
  readonly step?: number;
  /** After the number: "%", "px", "days". */
  readonly unit?: string;
}

/** A number between two others, dragged, moved by the arrow keys or typed beside the slider. */
export function SliderField(props: SliderFieldProps) {
  const { label, help, error, required, disabled, hideLabel, value, onChange, min, max, step = 1, unit } = props;
  const limits = { min, max, whole: Number.isInteger(step) };
  const { typed, problem, choose } = useTypedText<number>({
    value,
    show: showNumber,
    read: (text) => readNumber(text, limits),
    expected: (text) => numberProblem(text, limits),
    onChange: (number) => number !== undefined && onChange(number),
    // The slider must not jump to 7 on the way to 72.
    settled: true,
  });
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={problem ?? error}>
      {(control) => (
        <Row gap={3} align="center">
          <Suspense fallback={<div className={styles.waiting} aria-busy />}>
            <LazySlider {...{ label, value, min, max, step }} unit={unit} disabled={disabled} onChange={choose} />
          </Suspense>
          <div className={styles.number}>
            <TypedBox inputMode={limits.whole ? 'numeric' : 'decimal'} {...control} {...typed} />
          </div>
          {unit && (
            <Text as="span" tone="muted" size={13}>
              {unit}
            </Text>
          )}
        </Row>
      )}
    </FormField>
  );
}
