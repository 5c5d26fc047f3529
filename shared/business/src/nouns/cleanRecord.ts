import { cleanLine, cleanText } from '@steps/platform/src/core/text/cleanText';

/**
 * A record's texts as they are stored: without invisible characters; name and tags on one line each. The same object if
 * nothing differs.
 */
export function cleanRecord<T extends object>(input: T): T {
  const entries = Object.entries(input).map(([key, value]) => [key, cleanValue(key, value)] as const);
  return entries.every(([key, value]) => value === (input as Record<string, unknown>)[key])
    ? input
    : (Object.fromEntries(entries) as T);
}

function cleanValue(key: string, value: unknown): unknown {
  if (typeof value === 'string') return key === 'name' ? cleanLine(value) : cleanText(value);
  if (key !== 'tags' || !Array.isArray(value)) return value;
  const tags = value.map((tag: unknown) => (typeof tag === 'string' ? cleanLine(tag) : tag));
  return tags.every((tag, at) => tag === value[at]) ? value : tags;
}
