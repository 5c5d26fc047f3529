import * as v from 'valibot';

/** Colours of the theme that a block may name in place of a colour of its own. */
export const themeColours = ['accent', 'paper', 'tint', 'ink'] as const;
export type ThemeColour = (typeof themeColours)[number];

/** A colour as `#rrggbb`, or one of the theme's by its name. Nothing else: what is here goes into a style sheet. */
const colour = v.pipe(v.string(), v.regex(/^(#[0-9a-f]{6}|accent|paper|tint|ink)$/i));
/** A length. Nothing else, as above. */
const length = v.pipe(v.string(), v.regex(/^(0|auto|\d{1,4}(\.\d{1,3})?(px|rem|em|%|vw))$/));
const side = v.fallback(v.optional(length), undefined);
const sides = v.union([length, v.object({ top: side, right: side, bottom: side, left: side })]);

/** The styles of a block (part 2, section 3), and whether it is left out on a screen. A value that cannot be read is left out. */
export const stylesSchema = v.object({
  backgroundColor: v.fallback(v.optional(colour), undefined),
  textColor: v.fallback(v.optional(colour), undefined),
  padding: v.fallback(v.optional(sides), undefined),
  margin: v.fallback(v.optional(sides), undefined),
  textAlign: v.fallback(v.optional(v.picklist(['left', 'center', 'right'])), undefined),
  fontSize: v.fallback(v.optional(length), undefined),
  fontWeight: v.fallback(v.optional(v.picklist(['400', '500', '600', '700'])), undefined),
  hidden: v.fallback(v.optional(v.boolean()), undefined),
});

export type Styles = Readonly<v.InferOutput<typeof stylesSchema>>;
export type Sides = NonNullable<Styles['padding']>;

/** `padding` or `margin` as CSS says it; a side that is missing is 0. */
export const sidesText = (value: Sides): string =>
  typeof value === 'string'
    ? value
    : [value.top, value.right, value.bottom, value.left].map((one) => one ?? '0').join(' ');

/** The styles with a patch; what is `undefined` in it is taken away. */
export function withStyles(styles: Styles, patch: Partial<Styles>): Styles {
  const merged = Object.entries({ ...styles, ...patch }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged);
}

const isThemeColour = (value: string): value is ThemeColour => (themeColours as readonly string[]).includes(value);

/** A colour as CSS says it: one of the theme by its variable. */
export const colourText = (value: string): string => (isThemeColour(value) ? `var(--p-${value})` : value);

/** A colour as `#rrggbb`, with the theme's own looked up. */
export const colourValue = (value: string, theme: Readonly<Record<string, string>>): string =>
  isThemeColour(value) ? (theme[value] ?? '#000000') : value;
