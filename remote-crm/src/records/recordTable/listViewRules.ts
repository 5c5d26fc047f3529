import { type ColumnWidths, columnLimits } from '@steps/platform/ui';
import { type Condition, conditionInWords, conditionProblem, operatorOf, operators } from './conditionRules';
import type { FieldKind, FieldSort, ListField, ListShape } from './listField';
import { mostSorts } from './orderRules';

/** Which records a list shows: current ones, archived ones, or both. */
export type Archive = 'no' | 'archived' | 'all';

/** A view of a list, as its address has it: `?q=lovelace&sort=-score,name&status=Customer&score=over:50`. */
export interface ListView {
  readonly q: string;
  readonly sorts: readonly FieldSort[];
  /** All of them must be met. */
  readonly filters: readonly Condition[];
  /** Ids of the fields that are columns; `undefined`: as last chosen. */
  readonly columns: readonly string[] | undefined;
  /** Widths of those that were resized, pixels; `undefined`: as last chosen. */
  readonly widths: ColumnWidths | undefined;
  readonly archive: Archive;
  /** Id of the saved view that this one started from. */
  readonly saved: string;
}

/** Most filters, columns and widths in an address. */
const mostParts = 40;

/** Reads a list's view from an address. Unknown parts and impossible values are left out and named in `ignored`. */
export function readView<T>(
  params: URLSearchParams,
  shape: ListShape<T>,
): { readonly view: ListView; readonly ignored: readonly string[] } {
  const ignored: string[] = [];
  const known = (id: string, what: string): boolean => {
    if (shape.fields.some((field) => field.id === id)) return true;
    ignored.push(`${what} “${short(id.replace(/^p\./, ''))}”, which does not exist`);
    return false;
  };
  const filters: Condition[] = [];
  for (const [key, text] of params) {
    const field = shape.fields.find(({ id }) => id === key);
    if (!field && key.startsWith('p.')) known(key, 'the filter');
    if (!field || text === '' || filters.length >= mostParts) continue;
    const condition = readCondition(field, text);
    const problem = field.fixed === 'no-filter' ? 'It cannot be filtered.' : conditionProblem(field.kind, condition);
    if (problem) ignored.push(`the filter ${field.label} “${short(text)}”. ${problem}`);
    else filters.push(condition);
  }
  const sorts = splitParts(params.get('sort') ?? '', ',')
    .map((part): FieldSort => {
      const down = part.startsWith('-');
      return { column: down ? part.slice(1) : part, direction: down ? 'descending' : 'ascending' };
    })
    .filter(({ column }, index, all) => all.findIndex((other) => other.column === column) === index)
    .filter(({ column }) => known(column, 'the order by'))
    .slice(0, mostSorts);
  const columns = [...new Set(splitParts(params.get('columns') ?? '', ','))]
    .slice(0, mostParts)
    .filter((id) => known(id, 'the column'));
  const widths = widthsFrom(params.get('widths') ?? '', shape);
  const archive = params.get('archive');
  return {
    view: {
      q: params.get('q') ?? '',
      sorts: sorts.length > 0 ? sorts : shape.sorts,
      filters,
      columns: columns.length > 0 ? columns : undefined,
      widths,
      archive: shape.archive && (archive === 'archived' || archive === 'all') ? archive : 'no',
      saved: params.get('saved') ?? '',
    },
    ignored,
  };
}

/** The address with a view in it; parameters of others stay. Defaults are left out. */
export function writeView<T>(params: URLSearchParams, view: ListView, shape: ListShape<T>): URLSearchParams {
  const own = new Set(['q', 'sort', 'columns', 'widths', 'archive', 'saved', ...shape.fields.map(({ id }) => id)]);
  const next = new URLSearchParams([...params].filter(([key]) => !own.has(key) && !key.startsWith('p.')));
  const set = (key: string, value: string) => value && next.append(key, value);
  set('q', view.q);
  set('sort', sameSorts(view.sorts, shape.sorts) ? '' : joinParts(view.sorts.map(sortText), ','));
  for (const condition of view.filters) {
    const field = shape.fields.find(({ id }) => id === condition.field);
    if (field && !conditionProblem(field.kind, condition)) set(field.id, conditionText(field.kind, condition));
  }
  set('columns', joinParts(view.columns ?? [], ','));
  set(
    'widths',
    joinParts(
      Object.entries(view.widths ?? {}).map(([id, width]) => `${id}:${width}`),
      ',',
    ),
  );
  set('archive', view.archive === 'no' ? '' : view.archive);
  set('saved', view.saved);
  return next;
}

/** A view by itself, for saving and comparing: its address without the saved view it started from. */
export const viewText = <T>(view: ListView, shape: ListShape<T>): string =>
  writeView(new URLSearchParams(), { ...view, saved: '' }, shape).toString();

/** Widths in the form of the address, `name:240,score:80`. An impossible one is left out: the list shows the same records. */
function widthsFrom<T>(text: string, shape: ListShape<T>): ColumnWidths | undefined {
  const found = splitParts(text, ',')
    .slice(0, mostParts)
    .flatMap((part) => {
      const end = part.lastIndexOf(':');
      const id = part.slice(0, end);
      const width = Number(part.slice(end + 1));
      return shape.fields.some((field) => field.id === id) && isWidth(width) ? [[id, width] as const] : [];
    });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const isWidth = (width: number) => Number.isInteger(width) && width >= columnLimits.least && width <= columnLimits.most;

function readCondition<T>({ id, kind }: ListField<T>, text: string): Condition {
  const [, prefix = '', rest = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  const operator = operatorOf(kind, prefix);
  const [first] = operators[kind];
  const value = operator ? rest : text;
  const wants = (operator ?? first)?.wants;
  const values = wants === 'choices' ? splitParts(value, '|') : wants === 'nothing' ? [] : [value];
  return { field: id, operator: operator?.id ?? first?.id ?? '', values };
}

/** A condition in the form of the address: "Customer|Lead", "over:50". */
export function conditionText(kind: FieldKind, { operator, values }: Omit<Condition, 'field'>): string {
  const wants = operatorOf(kind, operator)?.wants;
  const value = wants === 'choices' ? joinParts(values, '|') : wants === 'nothing' ? '' : (values[0] ?? '');
  const isFirst = operators[kind][0]?.id === operator;
  // Otherwise a value that begins like an operator would be read as one.
  return isFirst && !/^[a-z]+:/.test(value) ? value : `${operator}:${value}`;
}

/** Several values in one text; the separator in a value is written with a backslash before it. */
export const joinParts = (parts: readonly string[], separator: string): string =>
  parts.map((part) => part.replace(/\\/g, '\\\\').replaceAll(separator, `\\${separator}`)).join(separator);

/** What `joinParts` put together; empty parts are left out. */
export function splitParts(text: string, separator: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === separator) parts.push('');
    else parts.push(`${parts.pop()}${letter === '\\' && at + 1 < text.length ? text.charAt(++at) : letter}`);
  }
  return parts.filter((part) => part !== '');
}

const sortText = ({ column, direction }: FieldSort) => `${direction === 'descending' ? '-' : ''}${column}`;

const sameSorts = (one: readonly FieldSort[], other: readonly FieldSort[]) =>
  one.map(sortText).join(',') === other.map(sortText).join(',');

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** What a view searches, in words: "“lovelace” with “Status is Customer”". */
export function viewInWords<T>(view: ListView, shape: ListShape<T>): string {
  const filters = view.filters.flatMap((condition) => {
    const field = shape.fields.find(({ id }) => id === condition.field);
    return field && !conditionProblem(field.kind, condition) ? [conditionInWords(field, condition)] : [];
  });
  const parts = [
    view.q && `“${view.q}”`,
    filters.length > 0 && `with ${filters.map((words) => `“${words}”`).join(' and ')}`,
    view.archive === 'archived' && 'in the archive',
  ];
  return parts.filter(Boolean).join(' ') || 'everything';
}
