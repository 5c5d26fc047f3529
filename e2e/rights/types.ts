import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A field of an object type, as written. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

/** What the sources declare by name: the fields of an interface, or what a type stands for. */
export interface Declared {
  readonly objects: ReadonlyMap<string, readonly Field[]>;
  readonly aliases: ReadonlyMap<string, string>;
  /** Words of lists such as `const kinds = ['text', 'number'] as const`. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Reads the types of some packages. Two that have one name: the first is taken, which is enough to guess arguments by. */
export function declaredIn(packages: readonly string[]): Declared {
  const objects = new Map<string, readonly Field[]>();
  const aliases = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const keep = <V>(map: Map<string, V>, name: string | undefined, value: V) => {
    if (name && !map.has(name)) map.set(name, value);
  };
  for (const name of packages) {
    const folder = join(root, name, 'src');
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(path) || /\.(test|generated)\./.test(path)) continue;
      const text = readFileSync(join(folder, path), 'utf8');
      for (const [, one, body = ''] of text.matchAll(/^(?:export )?interface (\w+)[^{\n]*\{\n([\s\S]*?)^\}/gm)) {
        keep(objects, one, fieldsOf(body));
      }
      for (const [, one, body = ''] of text.matchAll(/^(?:export )?type (\w+)(?:<[^=]*>)? =\s*([\s\S]*?);\n/gm)) {
        keep(aliases, one, body.replace(/\s+/g, ' ').replace(/^\| /, ''));
      }
      for (const [, one, body = ''] of text.matchAll(/const (\w+)(?:: [^=\n]+)? = (?:v\.picklist\()?\[([^\]]*)\]/g)) {
        keep(
          lists,
          one,
          [...body.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? ''),
        );
      }
    }
  }
  return { objects, aliases, lists };
}

/** Fields of the body of an interface, or of what is between the braces of a type. */
export const fieldsOf = (body: string): Field[] =>
  [...body.matchAll(/(?:^|[;\n]|\{ ?)\s*(?:readonly )?(\w+)(\?)?: ([^;\n]+)/g)].map(
    ([, name = '', mark, type = '']) => ({
      name,
      type: type
        .trim()
        .replace(/[,}]\s*$/, '')
        .trim(),
      optional: mark === '?',
    }),
  );
