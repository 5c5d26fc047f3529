import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** A parameter of a verb as its source says it. */
export interface Parameter {
  readonly name: string;
  /** As written; empty when it is inferred. */
  readonly type: string;
  /** It may be left out. */
  readonly optional: boolean;
}

/** An exported function of a package. */
export interface Verb {
  /** From the root of the project. */
  readonly file: string;
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files with exported functions: no components, tests, workers or what is generated. */
const isSource = (file: string) =>
  file.endsWith('.ts') &&
  !/\.(test|fixture|generated|d)\.ts$|(^|\/)(testing|dev|workers?)\/|[wW]orker\w*\.ts$/.test(file);

/** Every exported function of a package, but hooks and classes. */
export function verbsOf(name: string): Verb[] {
  return readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .sort()
    .flatMap((path) => {
      const file = `${name}/src/${path}`;
      const text = readFileSync(join(root, file), 'utf8');
      if (!/State\.ts$/.test(file) && !/\b(commit|openStep|applyAiChange)\(/.test(text)) return [];
      return exported(parseSync(file, text).program as unknown as Program, text)
        .filter((verb) => /^[a-z]/.test(verb.name) && !/^use[A-Z]/.test(verb.name))
        .map((verb) => ({ file, ...verb }));
    });
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
interface Program {
  readonly body: readonly Node[];
}

function exported({ body }: Program, text: string): Omit<Verb, 'file'>[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement['declaration']) return [];
    const made = statement['declaration'] as Node;
    if (made.type === 'FunctionDeclaration') return [described(made['id'] as Node, made, text)];
    if (made.type !== 'VariableDeclaration') return [];
    return (made['declarations'] as Node[]).flatMap((one) => {
      const init = one['init'] as Node | null;
      return init && /^(ArrowFunction|Function)Expression$/.test(init.type)
        ? [described(one['id'] as Node, init, text)]
        : [];
    });
  });
}

function described(id: Node, made: Node, text: string): Omit<Verb, 'file'> {
  return {
    name: String(id['name']),
    parameters: (made['params'] as Node[]).map((given) => {
      const inner = (given.type === 'AssignmentPattern' ? given['left'] : given) as Node;
      const note = inner['typeAnnotation'] as Node | null | undefined;
      return {
        name: inner.type === 'Identifier' ? String(inner['name']) : '',
        type: note ? text.slice(note.start + 1, note.end).trim() : '',
        optional: given.type === 'AssignmentPattern' || inner['optional'] === true,
      };
    }),
  };
}
