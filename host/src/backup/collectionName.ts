/** The same at the beginning of a line: "Contacts". */
export function collectionTitle(collection: string): string {
  const name = collectionName(collection);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `aiResults` as people say it: "AI results"; `contacts` within a sentence: "contacts". */
export const collectionName = (collection: string): string =>
  collection
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^ai /, 'AI ');
