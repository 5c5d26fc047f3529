import type { CardLine } from './vcardLines';

/** The addresses of a card, each in one line; repetitions (Google's eighth part, a LABEL) are left out. */
export function cardAddresses(addresses: readonly CardLine[], labels: readonly CardLine[]): string[] {
  const all: string[] = [];
  const further: string[] = [];
  for (const { values, parameters } of addresses) {
    const address = inOneLine(values.slice(0, 7));
    if (address) all.push(address);
    further.push(inOneLine([...values.slice(7), String(parameters.label ?? '').replace(/\\n/gi, '\n')]));
  }
  for (const text of [...further, ...labels.map(({ values }) => inOneLine(values))]) {
    if (text && !all.some((address) => saysAll(address, text))) all.push(text);
  }
  return [...new Set(all)];
}

const inOneLine = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim().replace(/\s*,?\s*\n\s*/g, ', '))
    .filter(Boolean)
    .join(', ');

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of a text is in the address. */
function saysAll(address: string, text: string): boolean {
  const words = new Set(wordsOf(address));
  return wordsOf(text).every((word) => words.has(word));
}
