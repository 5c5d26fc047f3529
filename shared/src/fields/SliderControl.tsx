import { Slider } from 'antd';
import styles from './SliderField.module.css';

interface SliderControlProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string | undefined;
  readonly disabled: boolean | undefined;
  readonly onChange: (value: number) => void;
}

/**
 * antd's slider. Its handle takes no description (react-component/slider#1040), so help and errors belong to the number beside it;
 * that shows the value as well, and its bubble stays away.
 */
export function SliderControl({ label, unit, disabled = false, ...slider }: SliderControlProps) {
  return (
    <Slider
      className={styles.slider}
      ariaLabelForHandle={label}
      ariaValueTextFormatterForHandle={unit ? (value: number) => `${value} ${unit}` : undefined}
      tooltip={{ open: false }}
      disabled={disabled}
      {...slider}
    />
  );
}
