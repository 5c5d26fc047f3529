import { Suspense } from 'react';
import { FormField } from '../ui/FormField';
import { lazyPart } from '../ui/lazyPart';
import { Popover } from '../ui/Popover';
import styles from './ColourField.module.css';
import { expectedColour, readColour, type Swatch } from './colourText';
import { prepare } from './DayControl';
import type { FieldProps } from './FieldProps';
import { TypedBox } from './TypedBox';
import { useTypedText } from './useTypedText';

const loadPanel = async () => (await import('./ColourPanel')).ColourPanel;
const ColourPanel = lazyPart(loadPanel);

interface ColourFieldProps extends FieldProps {
  /** `#rrggbb`; empty for none. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** The brand's colours first. */
  readonly swatches?: readonly Swatch[];
  /** Hands the colour over when the typing is done, for a field that saves by itself. */
  readonly settled?: boolean;
}

const noSwatches: readonly Swatch[] = [];

/** A colour: typed as hex, one of the brand's, or mixed with three sliders. */
export function ColourField(props: ColourFieldProps) {
  const { label, help, error, required, disabled, hideLabel, value, onChange, swatches = noSwatches, settled } = props;
  const { typed, problem, choose } = useTypedText<string>({
    value: value || undefined,
    show: (colour) => colour,
    read: readColour,
    expected: expectedColour,
    onChange: (colour) => onChange(colour ?? ''),
    settled,
  });
  return (
    <FormField {...{ label, help, required, disabled, hideLabel }} error={problem ?? error}>
      {(control) => (
        <TypedBox
          placeholder="#0e6a78"
          spellCheck={false}
          maxLength={24}
          {...control}
          {...typed}
          onFocus={() => void prepare(loadPanel)}
          button={
            <Popover
              label={`Choose ${label.toLowerCase()}`}
              className="s-icon-button"
              trigger={<span className={styles.dot} data-none={value ? undefined : ''} style={{ background: value }} />}
              arrow={false}
              disabled={disabled}
            >
              <Suspense fallback={<div className={styles.waiting} aria-busy />}>
                <ColourPanel value={value} swatches={swatches} onChange={choose} />
              </Suspense>
            </Popover>
          }
        />
      )}
    </FormField>
  );
}
