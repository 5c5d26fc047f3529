import { oneLine } from '@steps/business/src/ai/copy/phrasing';
import * as v from 'valibot';

/** Names under which servers put what is wrong, the most telling first: gateways wrap the reason of the service behind it. */
const places = [
  'raw',
  'upstream_details',
  'metadata',
  'error',
  'message',
  'msg',
  'detail',
  'details',
  'errors',
  'error_message',
  'error_description',
  'title',
] as const;
/** Deep enough for a reason in a text of JSON in an error in a list. */
const deepest = 8;

const someObject = v.record(v.string(), v.unknown());

/**
 * What a server says is wrong, in its own words: a text, or one in any of the forms that servers wrap it in
 * (`{error: {message}}`, `{error}`, `{detail: [{loc, msg}]}`, `{object: "error", message}`, a list of these, JSON in a text).
 */
export function reasonIn(body: unknown, depth = 0): string | undefined {
  if (depth > deepest) return undefined;
  if (typeof body === 'string') return reasonInText(body, depth);
  if (Array.isArray(body)) {
    const reasons = body.flatMap((item) => reasonIn(item, depth + 1) ?? []);
    return reasons.length > 0 ? [...new Set(reasons)].join('; ') : undefined;
  }
  const read = v.safeParse(someObject, body);
  if (!read.success) return undefined;
  for (const place of places) {
    const reason = reasonIn(read.output[place], depth + 1);
    if (reason) return withField(read.output.loc, reason);
  }
  return undefined;
}

/** A web page says it in its title. */
function reasonInText(text: string, depth: number): string | undefined {
  const trimmed = text.trim();
  if (/^[[{]/.test(trimmed)) {
    // Azure writes a line of help behind the JSON.
    for (const json of [trimmed, trimmed.slice(0, trimmed.lastIndexOf('}') + 1)]) {
      try {
        return reasonIn(JSON.parse(json), depth + 1);
      } catch {
        // Not JSON after all: the words as they are.
      }
    }
  }
  if (/^<(?:!doctype|html|\?xml)/i.test(trimmed)) return oneLine(/<title>([^<]*)<\/title>/i.exec(trimmed)?.[1] ?? '');
  return oneLine(trimmed) || undefined;
}

/** Which field of the request it is about, as FastAPI names it: `body.stream_options: Extra inputs are not permitted`. */
const withField = (field: unknown, reason: string): string =>
  Array.isArray(field) && field.length > 0 ? `${field.join('.')}: ${reason}` : reason;

/** A word for the kind of error that programs can compare: `insufficient_quota`. */
export function codeIn(body: unknown): string | undefined {
  const [first] = Array.isArray(body) ? body : [body];
  const read = v.safeParse(v.object({ error: v.object({ code: v.string() }) }), first);
  return read.success ? read.output.error.code : undefined;
}

/** An error in place of a piece of an answer; `undefined` for everything else. */
export function failureIn(chunk: unknown): { readonly reason: string | undefined } | undefined {
  const read = v.safeParse(someObject, chunk);
  if (!read.success) return undefined;
  const { error, object, type, choices, detail, message } = read.output;
  if (error) return { reason: reasonIn(error) };
  const isError = object === 'error' || type === 'error' || (!choices && detail !== undefined);
  return isError ? { reason: reasonIn(message ?? detail ?? chunk) } : undefined;
}
