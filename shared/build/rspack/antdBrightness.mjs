// @ts-check
import { Color } from '@rc-component/color-picker';

/**
 * Takes the place of `isBright` of antd's `color-picker/components/ColorPresets`, which antd's button asks whether a colour is
 * a light one. Beside it that file holds a panel of the colour picker, and because remotes may ask for the colour picker
 * the host's build cannot leave the panel out: 6 kB gzip before the first paint, for a button.
 * @param {{ toRgb: () => { r: number, g: number, b: number, a: number }, toRgbString: () => string }} value
 * @param {string} background
 */
export const isBright = (value, background) => {
  const { r, g, b, a } = value.toRgb();
  if (a <= 0.5) return new Color(value.toRgbString()).onBackground(background).toHsv().v > 0.5;
  return r * 0.299 + g * 0.587 + b * 0.114 > 192;
};
