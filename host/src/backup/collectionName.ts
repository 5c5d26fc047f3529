/** `aiResults` as people say it: "AI results". */
export const collectionName = (collection: string): string =>
  collection
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^ai /, 'AI ');
