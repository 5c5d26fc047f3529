/** A figure as a model writes it: "1,250", "12.5"; not in an address, nor the number of an item of a list. */
const figures = /(?<![\w/.~-])\d[\d,]*(?:\.\d+)?(?![\w/]|\.\d)/g;

/** The words with figures struck out that nothing looked up holds, and a note that says so. */
export function struckFigures(text: string, held: readonly string[]): string {
  const known = new Set(
    held.flatMap((one) => [...one.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => plain(figure))),
  );
  let count = 0;
  const struck = text
    .split(/(\]\([^)]*\)|^\s*\d+[.)]\s)/m)
    .map((part, at) =>
      at % 2
        ? part
        : part.replace(figures, (figure) => {
            const whole = figure.replace(/,$/, '');
            if (known.has(plain(whole)) || known.has(String(Math.round(Number(plain(whole)))))) return figure;
            count += 1;
            return `~~${whole}~~${figure.slice(whole.length)}`;
          }),
    )
    .join('');
  if (count === 0) return text;
  const what = count === 1 ? 'One figure is struck out: it is' : `${count} figures are struck out: they are`;
  return `${struck}\n\n${what} not in the records that were looked up.`;
}

/** "1,250.0" and "1250" are one figure, "04" and "4" too. */
const plain = (figure: string): string => String(Number(figure.replaceAll(',', '')));
