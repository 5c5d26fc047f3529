import { currentActor } from './currentPerson';
import { membership } from './membership';
import { people } from './person';

/** Names of everybody who works in the open business, on this device and on others; the person at work is among them. */
export function colleagues(): readonly string[] {
  const here = people.all().flatMap(({ active, name }) => (active ? [name] : []));
  const names = new Set([...here, ...(membership()?.people ?? []), currentActor()]);
  return [...names].sort((one, other) => one.localeCompare(other, 'en-GB'));
}
