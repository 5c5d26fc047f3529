import { sameText } from '@steps/platform';
import { operators } from './conditionRules';
import { joinParts, splitParts } from './listViewRules';

/** A view's query after a field got another id: its filters, sort orders, columns and widths are kept. */
export function withFieldRenamed(query: string, from: string, to: string): string {
  const next = new URLSearchParams();
  for (const [key, text] of new URLSearchParams(query)) {
    if (key === from) next.append(to, text);
    else if (key === 'sort')
      next.append(
        key,
        renamedParts(text, ',', (part) => renamedSort(part, from, to)),
      );
    else if (key === 'columns')
      next.append(
        key,
        renamedParts(text, ',', (part) => (part === from ? to : part)),
      );
    else if (key === 'widths')
      next.append(
        key,
        renamedParts(text, ',', (part) => renamedWidth(part, from, to)),
      );
    else next.append(key, text);
  }
  return next.toString();
}

/** A view's query after a tag or a list was renamed: the filters that name it, in a field with several values. */
export function withValueRenamed(query: string, field: string, from: string, to: string): string {
  const next = new URLSearchParams();
  for (const [key, text] of new URLSearchParams(query)) {
    next.append(key, key === field ? renamedValue(text, from, to) : text);
  }
  return next.toString();
}

function renamedValue(text: string, from: string, to: string): string {
  // Values that begin like an operator are written with one before them (`conditionText`).
  const [, operator, values] = /^([a-z]+):(.*)$/s.exec(text) ?? [undefined, operators.set[0]?.id, text];
  const isAsked = (value: string) => sameText(value, from);
  if (!splitParts(values ?? '', '|').some(isAsked)) return text;
  const renamed = renamedParts(values ?? '', '|', (value) => (isAsked(value) ? to : value));
  return operator === operators.set[0]?.id && !/^[a-z]+:/.test(renamed) ? renamed : `${operator}:${renamed}`;
}

const renamedSort = (part: string, from: string, to: string) =>
  part === from ? to : part === `-${from}` ? `-${to}` : part;

const renamedWidth = (part: string, from: string, to: string) =>
  part.startsWith(`${from}:`) && !part.slice(from.length + 1).includes(':') ? `${to}${part.slice(from.length)}` : part;

const renamedParts = (text: string, separator: string, rename: (part: string) => string) =>
  joinParts([...new Set(splitParts(text, separator).map(rename))], separator);
