/** Several names in one cell, `VIP; Key account`; a semicolon inside a name is written `\;`. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\;]/g, '\\$&')).join('; ');

/** The names of such a cell. */
export const splitNames = (cell: string): string[] =>
  (cell.match(/(?:\\[\s\S]|[^;\\])+/g) ?? []).map((name, at) =>
    (at > 0 && name.startsWith(' ') ? name.slice(1) : name).replace(/\\([\\;])/g, '$1'),
  );
