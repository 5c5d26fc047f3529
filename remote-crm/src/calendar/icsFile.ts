import type { Meeting } from '@steps/business/meetings';

/** The meetings as an iCalendar file's text. Fetches the calendar library when it is first asked. */
export async function icsOf(meetings: readonly Meeting[]): Promise<string> {
  const { ics } = await import('@steps/business/calendar');
  return ics.write(meetings);
}
