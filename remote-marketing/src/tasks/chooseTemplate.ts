import { fillTemplate } from '@steps/business/tasks';

/** What a template may say: words by the name of their slot. */
export type Slots = Parameters<typeof fillTemplate>[1];

/**
 * The first template from `from` on that says all it wants within so many characters, else the longest text that fits;
 * nothing is ever cut. Empty where none fits.
 */
export function fittingTemplate(
  templates: readonly string[],
  slots: Slots,
  most = Number.POSITIVE_INFINITY,
  from = 0,
): string {
  const at = from % templates.length;
  const fits = filled([...templates.slice(at), ...templates.slice(0, at)], slots, most);
  const chosen =
    fits.find(({ whole }) => whole) ?? fits.toSorted((one, other) => other.text.length - one.text.length)[0];
  return chosen?.text ?? '';
}

/** The text that tells most facts within so many characters: for a place where every fact counts. Empty where none fits. */
export function fullestTemplate(templates: readonly string[], slots: Slots, most: number): string {
  const [fullest] = filled(templates, slots, most).toSorted(
    (one, other) =>
      other.used.size - one.used.size || Number(other.whole) - Number(one.whole) || other.text.length - one.text.length,
  );
  return fullest?.text ?? '';
}

const filled = (templates: readonly string[], slots: Slots, most: number) =>
  templates.map((one) => fillTemplate(one, slots)).filter(({ text }) => text !== '' && text.length <= most);

/** What `write` makes from the first of so many places on, the next one where it made the same before. */
export function otherThan(
  previous: string | undefined,
  places: number,
  from: number,
  write: (at: number) => string,
): string {
  const made = Array.from({ length: places }, (_, step) => write((from + step) % places));
  return made.find((text) => text !== previous) ?? made[0] ?? '';
}
