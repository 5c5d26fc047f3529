/** Character encodings that files come in and every browser reads, by their names in the Encoding Standard. */
export const encodings = [
  { name: 'utf-8', label: 'Unicode (UTF-8)' },
  { name: 'utf-16le', label: 'Unicode (UTF-16)' },
  { name: 'utf-16be', label: 'Unicode (UTF-16, high byte first)' },
  { name: 'windows-1252', label: 'Western European (Windows-1252)' },
  { name: 'iso-8859-15', label: 'Western European (ISO-8859-15)' },
  { name: 'macintosh', label: 'Western European (Mac)' },
  { name: 'windows-1250', label: 'Central European (Windows-1250)' },
  { name: 'iso-8859-2', label: 'Central European (ISO-8859-2)' },
  { name: 'windows-1257', label: 'Baltic (Windows-1257)' },
  { name: 'iso-8859-13', label: 'Baltic (ISO-8859-13)' },
  { name: 'iso-8859-4', label: 'Northern European (ISO-8859-4)' },
  { name: 'iso-8859-10', label: 'Nordic (ISO-8859-10)' },
  { name: 'iso-8859-3', label: 'Southern European (ISO-8859-3)' },
  { name: 'iso-8859-14', label: 'Celtic (ISO-8859-14)' },
  { name: 'windows-1251', label: 'Cyrillic (Windows-1251)' },
  { name: 'koi8-r', label: 'Cyrillic (KOI8-R)' },
  { name: 'koi8-u', label: 'Cyrillic (KOI8-U)' },
  { name: 'ibm866', label: 'Cyrillic (DOS, 866)' },
  { name: 'iso-8859-5', label: 'Cyrillic (ISO-8859-5)' },
  { name: 'x-mac-cyrillic', label: 'Cyrillic (Mac)' },
  { name: 'windows-1253', label: 'Greek (Windows-1253)' },
  { name: 'iso-8859-7', label: 'Greek (ISO-8859-7)' },
  { name: 'windows-1254', label: 'Turkish (Windows-1254)' },
  { name: 'windows-1255', label: 'Hebrew (Windows-1255)' },
  { name: 'iso-8859-8', label: 'Hebrew (ISO-8859-8)' },
  { name: 'windows-1256', label: 'Arabic (Windows-1256)' },
  { name: 'iso-8859-6', label: 'Arabic (ISO-8859-6)' },
  { name: 'windows-1258', label: 'Vietnamese (Windows-1258)' },
  { name: 'windows-874', label: 'Thai (Windows-874)' },
  { name: 'shift_jis', label: 'Japanese (Shift_JIS)' },
  { name: 'euc-jp', label: 'Japanese (EUC-JP)' },
  { name: 'iso-2022-jp', label: 'Japanese (ISO-2022-JP)' },
  { name: 'gb18030', label: 'Simplified Chinese (GB18030)' },
  { name: 'big5', label: 'Traditional Chinese (Big5)' },
  { name: 'euc-kr', label: 'Korean (EUC-KR)' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** "Cyrillic (Windows-1251)": an encoding as people choose it. */
export const encodingLabel = (encoding: Encoding): string =>
  encodings.find(({ name }) => name === encoding)?.label ?? encoding;

/** "Windows-1251": the same in short. */
export const encodingTitle = (encoding: Encoding): string => /\((.*)\)/.exec(encodingLabel(encoding))?.[1] ?? encoding;

/** The encoding that a label means ("latin1", "cp1251", "x-sjis"); `undefined` when browsers read none of that name. */
export function encodingNamed(label: string): Encoding | undefined {
  try {
    // Browsers read GBK as the larger set too.
    const { encoding } = new TextDecoder(label.trim());
    const named = encoding === 'gbk' ? 'gb18030' : encoding;
    return encodings.find(({ name }) => name === named)?.name;
  } catch {
    return undefined;
  }
}
