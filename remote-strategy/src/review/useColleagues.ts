import { colleagues, people, useOwnName } from '@steps/business';
import { useRecords } from '@steps/platform';

/** Names of everybody who can be asked to read, in render. */
export function useColleagues(): readonly string[] {
  useRecords(people);
  useOwnName();
  return colleagues();
}
