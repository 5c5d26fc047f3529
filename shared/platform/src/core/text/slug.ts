import { cleanLine } from './cleanText';
import { plainLatin } from './latinLetters';

/**
 * A title as a part of an address or as the name of a file: "Smørrebrød & Öl" is `smorrebrod-ol`. Letters of other alphabets
 * stay as they are. At most `most` characters, cut between words; empty where the title has neither letters nor digits.
 */
export function slug(title: string, most = 60): string {
  const words = plainLatin(cleanLine(title))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word;
    if (longer.length > most) break;
    name = longer;
  }
  return name || [...(words[0] ?? '')].slice(0, most).join('');
}

/** A title as the name of a file that people read: all letters, without the signs that one system or another refuses. */
export function fileTitle(title: string, otherwise: string): string {
  const name = cleanLine(title.replace(/[^\p{L}\p{M}\p{N} .,_-]/gu, ''))
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .replace(/[. ]+$/, '');
  // Windows keeps these for devices, whatever their ending.
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name) ? `_${name}` : name || otherwise;
}
