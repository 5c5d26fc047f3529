import { Slider } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { contrast } from '../theme/colourRules';
import { defaultAccent } from '../theme/palette';
import { Stack } from '../ui/Layout';
import styles from './ColourField.module.css';
import { type Hsb, hexOf, hsbOf, type Swatch } from './colourText';

interface ColourPanelProps {
  readonly value: string;
  readonly swatches: readonly Swatch[];
  readonly onChange: (colour: string) => void;
}

/**
 * The brand's colours, and three of antd's sliders to mix one. antd's own colour picker cannot be worked by keyboard: neither its
 * field of colours nor its sliders take the focus (ant-design/ant-design#57935).
 */
export function ColourPanel({ value, swatches, onChange }: ColourPanelProps) {
  // Of black and grey a hex keeps no hue, and the slider would jump to red.
  const [mixed, setMixed] = useState(() => hsbOf(value || defaultAccent));
  const shown = value && value !== hexOf(mixed) ? hsbOf(value) : mixed;
  const mix = (part: Partial<Hsb>) => {
    const next = { ...shown, ...part };
    setMixed(next);
    onChange(hexOf(next));
  };
  const full = hexOf({ ...shown, saturation: 100, brightness: 100 });
  return (
    <Stack gap={1} className={styles.panel}>
      {swatches.length > 0 && (
        <ul className={styles.swatches} aria-label="Colours to choose from">
          {swatches.map(({ name, colour }) => (
            <li key={`${name} ${colour}`}>
              <button
                type="button"
                className={styles.swatch}
                style={{ background: colour, color: contrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#0b0d0e' }}
                aria-label={`${name}, ${colour}`}
                aria-pressed={colour.toLowerCase() === value.toLowerCase()}
                title={`${name}, ${colour}`}
                onClick={() => onChange(colour.toLowerCase())}
              >
                {colour.toLowerCase() === value.toLowerCase() && <Check size={16} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Mixer
        name="Hue"
        unit="°"
        max={359}
        value={shown.hue}
        rail="linear-gradient(90deg, #f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00)"
        onChange={(hue) => mix({ hue })}
      />
      <Mixer
        name="Saturation"
        unit="%"
        max={100}
        value={shown.saturation}
        rail={`linear-gradient(90deg, ${hexOf({ ...shown, saturation: 0 })}, ${hexOf({ ...shown, saturation: 100 })})`}
        onChange={(saturation) => mix({ saturation })}
      />
      <Mixer
        name="Brightness"
        unit="%"
        max={100}
        value={shown.brightness}
        rail={`linear-gradient(90deg, #000, ${full})`}
        onChange={(brightness) => mix({ brightness })}
      />
    </Stack>
  );
}

interface MixerProps {
  readonly name: string;
  readonly unit: string;
  readonly max: number;
  readonly value: number;
  readonly rail: string;
  readonly onChange: (value: number) => void;
}

function Mixer({ name, unit, max, value, rail, onChange }: MixerProps) {
  const rounded = Math.round(value);
  return (
    <div className={styles.mixer}>
      <span aria-hidden>{name}</span>
      <Slider
        className={styles.slider}
        ariaLabelForHandle={name}
        ariaValueTextFormatterForHandle={() => `${rounded}${unit}`}
        max={max}
        value={rounded}
        onChange={onChange}
        included={false}
        tooltip={{ open: false }}
        styles={{ rail: { background: rail } }}
      />
      <span className={styles.amount} aria-hidden>
        {rounded}
        {unit}
      </span>
    </div>
  );
}
