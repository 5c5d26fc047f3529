import { XMLParser } from 'fast-xml-parser';
import { DavProblem } from './davProblem';

/** One resource in an answer. */
export interface DavResource {
  /** As the server writes it. */
  readonly href: string;
  /** Of the resource as a whole, such as 404 for a deleted one. */
  readonly status?: number;
  /** Its properties, by name without prefix; text, or what is inside. */
  readonly props: Readonly<Record<string, unknown>>;
}

export interface Multistatus {
  readonly resources: readonly DavResource[];
  readonly syncToken?: string;
}

const lists = new Set(['response', 'propstat', 'comp', 'privilege', 'href']);
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  // Only the entities that every XML has are replaced (`plain`): ones that a document defines itself can be a bomb.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  maxNestedTags: 40,
  isArray: (name) => lists.has(name),
});

/**
 * Reads an answer about several resources (RFC 4918, section 13). Throws `DavProblem` for anything else, and for a cut one,
 * in which missing resources would look deleted.
 */
export function readMultistatus(text: string, host: string): Multistatus {
  const unreadable = () => new DavProblem('broken', `${host} answered what no calendar server would.`);
  if (
    /<!DOCTYPE/i.test(text.slice(0, Math.max(0, text.search(/<(?:[\w.-]+:)?multistatus/)))) ||
    !/<\/(?:[\w.-]+:)?multistatus\s*>\s*$|<(?:[\w.-]+:)?multistatus[^<>]*\/>\s*$/.test(text.slice(-300))
  )
    throw unreadable();
  let parsed: unknown;
  try {
    parsed = parser.parse(text);
  } catch {
    throw unreadable();
  }
  const root = inside(parsed, 'multistatus');
  const responses = listOf(root, 'response');
  const syncToken = textIn(root, 'sync-token');
  return {
    resources: responses.flatMap((response) => {
      const href = textIn(response, 'href');
      if (!href) return [];
      const status = statusIn(response);
      const propstats = listOf(response, 'propstat').filter((propstat) => (statusIn(propstat) ?? 200) < 300);
      const props = Object.assign(Object.create(null), ...propstats.map((propstat) => inside(propstat, 'prop') ?? {}));
      return [{ href, props, ...(status !== undefined && { status }) }];
    }),
    ...(syncToken && { syncToken }),
  };
}

/** What is inside an element; `undefined` if it is missing or only text. */
export function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

export const has = (value: unknown, name: string): boolean => inside(value, name) !== undefined;

export function listOf(value: unknown, name: string): readonly unknown[] {
  const found = inside(value, name);
  return Array.isArray(found) ? found : found === undefined ? [] : [found];
}

/** The text of an element, or of the first of several. */
export function textIn(value: unknown, name: string): string | undefined {
  const [found] = listOf(value, name);
  if (typeof found === 'string') return plain(found);
  const [text, cdata] = ['#text', '#cdata'].map((part) => inside(found, part));
  if (text === undefined && cdata === undefined) return undefined;
  return plain(typeof text === 'string' ? text : '') + (Array.isArray(cdata) ? cdata.join('') : (cdata ?? ''));
}

function statusIn(value: unknown): number | undefined {
  const [, code] = /^HTTP\/\S+ (\d{3})/.exec(textIn(value, 'status')?.trim() ?? '') ?? [];
  return code === undefined ? undefined : Number(code);
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return signs[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Text escaped for XML. */
export const xmlText = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&${{ '<': 'lt', '>': 'gt', '&': 'amp' }[sign] ?? 'quot'};`);
