/** Our own exports put the kind into the column name: `Custom number: Shoe size`. */
export const ownHeader = /^custom(?: (number|yes\/no))?: (.+)$/is;

/** Whether this is a column that our export wrote for a custom property. */
export const isOwnProperty = (header: string): boolean => ownHeader.test(header);

/** The header of a custom property in an export, from which the import reads its kind. */
export function propertyHeader(name: string, values: readonly (string | number | boolean | undefined)[]): string {
  const kinds = new Set(values.filter((value) => value !== undefined).map((value) => typeof value));
  const kind = kinds.size === 1 ? [...kinds][0] : 'string';
  return `Custom${kind === 'number' ? ' number' : kind === 'boolean' ? ' yes/no' : ''}: ${name}`;
}
