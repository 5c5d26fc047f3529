import type { Meeting } from '@steps/business/meetings';

/** The meetings as an iCalendar file's text. Fetches the calendar library when it is first asked. */
export async function icsOf(meetings: readonly Meeting[]): Promise<string> {
  const { writeIcs } = await import('@steps/business/calendar');
  return writeIcs(meetings);
}
