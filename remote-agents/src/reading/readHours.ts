import type { Draft } from './draft';
import { placesIn } from './words';

/** Hours bound when something begins; what is "at 3" has begun by then and is not over. */
export function readHours(draft: Draft): void {
  const { asked, field } = draft;
  if (!field('startHour')) return;
  for (const { bounds, ...found } of asked.hours) {
    const places = placesIn(asked.words, found);
    const [first = 0] = places;
    for (const { op, hour } of bounds)
      if (op !== 'during') draft.put({ field: 'startHour', op, value: hour }, first);
      else if (!field('endHour')) draft.put({ field: 'startHour', op: 'is', value: hour }, first);
      else {
        draft.put({ field: 'startHour', op: 'at-most', value: hour }, first);
        draft.put({ field: 'endHour', op: 'above', value: hour }, first);
      }
    for (const place of places) draft.used.add(place);
    draft.score += 3;
  }
}
