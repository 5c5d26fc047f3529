// The door `@steps/platform/pdf`: how PDFs are made, and what can be written in their font.
export { pdfFile } from './pdfFile';
export { inFont, LettersNotInFontError, printable, someLetters } from './pdfLetters';
export type { PdfPages } from './pdfPages';
