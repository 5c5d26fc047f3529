import type { Meeting } from '@steps/shared/meetings';

/** The meetings as an iCalendar file's text. Fetches the calendar library when it is first asked. */
export async function icsOf(meetings: readonly Meeting[]): Promise<string> {
  const { writeIcs } = await import('@steps/shared/calendar');
  return writeIcs(meetings);
}
