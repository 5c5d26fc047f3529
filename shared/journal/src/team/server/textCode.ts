import { fromBase64, toBase64 } from '../../workspace/keyText';

/** A value as one text that people copy: its mark, and signs that no address and no line break changes. */
export function toTextCode(mark: string, value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return mark + toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads such a text; throws for any other. The value is not checked. */
export function fromTextCode(mark: string, typed: string): unknown {
  const text = typed.replace(/\s/g, '');
  if (!text.startsWith(mark)) throw new TypeError(`Expected a text that begins with ${mark}`);
  const bytes = fromBase64(text.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
