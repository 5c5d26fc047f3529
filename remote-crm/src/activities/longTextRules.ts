/** About eight lines of the timeline's width (our choice). */
const mostLetters = 600;
const mostLines = 8;

/** Whether a text would push what comes after it off the screen. */
export const isLong = (text: string): boolean => text.length > mostLetters || text.split('\n').length > mostLines;
