import { addDays } from '@steps/platform';
import { useSearchParams } from '@steps/platform/router';
import { type Comparison, comparisons, dayOf, readDays } from './periodRules';
import { boardGroups } from './useCounts';
import type { BoardView } from './widgetRules';

/** Days that a board shows before anybody chose: today and the 174 before, half a year of whole weeks. */
const startDays = 175;

/** What the address says of the boards: `board=`, `from=`, `to=`, `compare=`, `owner=`, `source=`, `widget=`, `part=` and `question=`. */
export function useBoardAddress(now: Date) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(now);
  const compare = params.get('compare') ?? '';
  const view: BoardView = {
    days: readDays(params.get('from'), params.get('to'), { from: addDays(today, 1 - startDays), to: today }),
    comparison: Object.hasOwn(comparisons, compare) ? (compare as Comparison) : 'previous',
    only: Object.fromEntries(Object.keys(boardGroups).map((group) => [group, params.getAll(group)])),
    today,
  };
  const changed = (patch: Readonly<Record<string, string | readonly string[] | undefined>>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(patch)) {
      next.delete(key);
      for (const one of typeof value === 'string' ? [value] : (value ?? [])) next.append(key, one);
    }
    return next;
  };
  return {
    view,
    boardId: params.get('board') ?? undefined,
    /** The widget, and perhaps the part of it, whose records are listed. */
    listed: params.get('widget') ?? undefined,
    part: params.get('part') ?? undefined,
    /** A question to be put on a board. */
    question: params.get('question') ?? undefined,
    hrefOf: (widget: string, part?: string) => `/?${changed({ widget, part })}`,
    change: (patch: Parameters<typeof changed>[0], replace = true) => setParams(changed(patch), { replace }),
  };
}
