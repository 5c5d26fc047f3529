import { Segmented } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { Row } from '../ui/Layout';
import styles from './Segmented.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Shows the icon alone; the label is its name. */
  readonly iconOnly?: boolean;
  readonly disabled?: boolean;
}

interface SegmentedControlProps {
  readonly labelledBy: string;
  readonly options: readonly Segment<string>[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * antd's segmented control. Mended here: it names itself "segmented control", and the group is a stop of the Tab key on which
 * no key works, before the one on its choices (react-component/segmented#343).
 */
export function SegmentedControl({ labelledBy, options, value, disabled, onChange }: SegmentedControlProps) {
  return (
    <Segmented
      className={styles.segmented}
      aria-label={undefined}
      aria-labelledby={labelledBy}
      tabIndex={undefined}
      value={value}
      disabled={disabled}
      onChange={onChange}
      options={options.map(({ value, label, icon: Icon, iconOnly, disabled = false }) => ({
        value,
        disabled,
        title: label,
        label: (
          <Row as="span" inline gap={2} align="center">
            {Icon && <Icon size={16} aria-hidden />}
            <span className={iconOnly && Icon ? 's-hidden' : undefined}>{label}</span>
          </Row>
        ),
      }))}
    />
  );
}
