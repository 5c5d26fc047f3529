/**
 * What a part of a page may say of its room, its place and its type, each word a class of `Layout.module.css`.
 * Numbers are steps of the spacing scale (`--s-1` is 4 px; `half` is 2 px) and sizes in px.
 */
export const layoutWords = {
  /** A grid whose columns are at least so wide, as many as fit. */
  min: [140, 150, 160, 180, 200, 220, 240, 260, 280, 300, 320, 360, 400],
  /** With `min`: columns stay as narrow as if there were enough children for the line. */
  fill: [true],
  /** Of a split: the first side is as wide as its content, instead of the second. */
  lead: [true],
  /** As wide as its content, within a line of text. */
  inline: [true],
  /** No child is ever wider than the part. */
  bound: [true],
  gap: ['half', 1, 2, 3, 4, 6, 8],
  /** Between rows, where that differs. */
  rowGap: [0, 1, 2, 3],
  align: ['start', 'center', 'end', 'baseline'],
  justify: ['center', 'end', 'between'],
  justifyItems: ['start', 'center', 'end'],
  alignContent: ['start'],
  wrap: [true],
  /** A list without bullets. */
  plain: [true],
  /** A fieldset without the frame that browsers draw. */
  bare: [true],
  padding: ['half', 1, 2, 3, 4, 6],
  paddingX: ['half', 1, 2, 3, 4],
  paddingY: ['half', 1, 2, 3, 4, 8],
  paddingTop: [1, 2, 3, 4],
  paddingBottom: [1, 2, 3, 4],
  paddingStart: [1, 2, 4, 6],
  marginTop: [1, 2, 3, 4, 6, 'auto'],
  marginBottom: ['half', 1, 2, 3, 4],
  /** In the middle of a wider place. */
  centred: [true],
  /** At the end of the line. */
  atEnd: [true],
  /** Takes the room that is left. */
  grow: [true],
  /** Takes the room that is left, but wraps when that is less. */
  basis: [200, 240],
  /** Never narrower than its content. */
  fixed: [true],
  /** May be narrower than its content. */
  shrink: [true],
  fullWidth: [true],
  maxWidth: [420, 480, 560, 640, 680, 'prose', 'full', 'none'],
  minHeight: [0, 24, 28, 32, 40, 44, 'control', 'row'],
  alignSelf: ['center', 'end'],
  justifySelf: ['start', 'end'],
  /** Over all columns. */
  spanAll: [true],
  /** A hairline around it, or above or below it. */
  bordered: [true],
  divider: ['above', 'below'],
  /** Corners of a control or of a surface. */
  radius: ['control', 'surface'],
  background: ['surface', 'sunken'],
  /** What is larger than the part is not shown. */
  clip: [true],
  /** One line; what does not fit ends in an ellipsis. */
  cut: [true],
  size: [12, 13, 14, 16, 20, 24, 32],
  weight: [400, 500, 600],
  tone: ['text', 'muted', 'faint', 'accent', 'success', 'warning', 'danger', 'ai'],
  lineHeight: [1.2, 1.3],
  textAlign: ['center'],
  whiteSpace: ['nowrap', 'pre-wrap', 'pre-line'],
  /** Words that are wider than the part are broken. */
  breakWords: [true],
  /** Figures of one width, where they are in columns. */
  tabular: [true],
} as const;

type Words = typeof layoutWords;

export type LayoutProps = {
  readonly [Name in keyof Words]?: Words[Name][number] | (true extends Words[Name][number] ? boolean : never);
};

/** The class of a word: `gap-2`, `wrap`. */
export const layoutClass = (name: string, value: unknown) =>
  value === true ? name : `${name}-${String(value).replace('.', '_')}`;
