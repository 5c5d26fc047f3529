/**
 * Whether a text shows nothing: white space, controls and format characters (zero-width space, direction signs), and the
 * letters that are drawn empty (Hangul fillers, the Braille blank). A name of these alone is none.
 */
export const isBlank = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
