import type { PaletteCommand } from '@steps/platform';
import { paths } from '@steps/platform/paths';

const calendar = (params: Record<string, string> = {}) => paths.module.href('calendar', params);

const view = (id: 'month' | 'week' | 'day' | 'agenda', title: string): PaletteCommand => ({
  id: `calendar.${id}`,
  title,
  keywords: ['calendar', 'meetings'],
  icon: 'calendar',
  run: ({ navigate }) => navigate(calendar({ view: id })),
});

/** What the palette offers of the module calendar. */
export const calendarCommands: readonly PaletteCommand[] = [
  {
    id: 'calendar.new-meeting',
    title: 'Add meeting',
    keywords: ['new', 'schedule', 'appointment', 'plan', 'call', 'demo'],
    run: ({ navigate }) => navigate(calendar({ new: 'meeting' })),
  },
  {
    id: 'calendar.today',
    title: 'Calendar: today',
    keywords: ['meetings', 'day', 'agenda'],
    icon: 'calendar',
    run: ({ navigate }) => navigate(calendar({ view: 'day' })),
  },
  view('week', 'Calendar: week'),
  view('month', 'Calendar: month'),
  view('agenda', 'Calendar: agenda'),
  {
    id: 'calendar.import',
    title: 'Import an .ics file',
    icon: 'import',
    keywords: ['calendar', 'meetings', 'ical', 'google', 'outlook', 'apple'],
    run: ({ navigate }) => navigate(calendar({ import: 'ics' })),
  },
];
