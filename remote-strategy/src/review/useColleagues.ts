import { colleagues, people, useOwnName, useRecords } from '@steps/shared';

/** Names of everybody who can be asked to read, in render. */
export function useColleagues(): readonly string[] {
  useRecords(people);
  useOwnName();
  return colleagues();
}
