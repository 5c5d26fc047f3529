import { Text } from '@steps/platform/ui';
import type { ListShape } from './listField';
import { type ListView, readView } from './listViewRules';
import { useSavedViews } from './savedViewState';

interface IgnoredPartsProps<T> {
  /** "contacts". */
  readonly list: string;
  readonly view: ListView;
  readonly shape: ListShape<T>;
  /** Parts of the address that the list cannot use. */
  readonly ignored: readonly string[];
}

/** Names parts of the address, or of the saved view, that the list does not have, as it shows more than was meant. */
export function IgnoredParts<T>({ list, view, shape, ignored }: IgnoredPartsProps<T>) {
  const saved = useSavedViews(list).find(({ id }) => id === view.saved);
  const lost = saved ? readView(new URLSearchParams(saved.query), shape).ignored : [];
  if (lost.length === 0 && ignored.length === 0) return null;
  return (
    <Text breakWords tone="muted" role="status">
      {lost.length > 0
        ? `The view “${saved?.name}” uses something that no longer exists. Left out: ${listed(lost)}. Save its changes to keep it as it shows now.`
        : `The address asked for something this list does not have. Left out: ${listed(ignored)}.`}
    </Text>
  );
}

const listed = (parts: readonly string[]) => parts.map((one) => one.replace(/\.$/, '')).join('; ');
