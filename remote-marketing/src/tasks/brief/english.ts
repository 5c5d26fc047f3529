/** Enough to tell English from other languages: most letters are Latin, and its small words are there rather than theirs. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.6) return false;
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const theirs = said.filter((word) => otherWords.has(word)).length;
  const ours = said.filter((word) => englishWords.has(word)).length;
  return theirs < (ours === 0 ? 2 : 3) || ours >= theirs;
}

const otherWords = new Set(
  'der die das und wir für mit von zu auf ist ein eine unser unsere nicht le la les des une du et nous vous pour avec est dans notre nos el los las una y con para por nuestro nuestra het een van voor met op onze wij lorem ipsum dolor sit amet i w na się od do dla'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the a an and or of for to in on at with our we you your is are from by it that this new all off free about'.split(
    ' ',
  ),
);
