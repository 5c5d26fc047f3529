import type { PalettePart } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { calendarCommands } from '../calendar/calendarCommands';
import { crmPaths } from '../paths.generated';
import { salesCommands } from '../sales/salesCommands';
import { settingsCommands } from '../settings/settingsCommands';
import { supportCommands } from '../support/supportCommands';
import { searches } from './searches';

const crm = (params: Record<string, string>) => paths.module.href('crm', params);

/** What the palette offers from this remote. */
export const palette: PalettePart = {
  searchProviders: searches,
  commands: [
    {
      id: 'crm.new-contact',
      title: 'Add contact',
      keywords: ['new', 'person'],
      run: ({ navigate }) => navigate(crm({ tab: 'contacts', new: 'contact' })),
    },
    {
      id: 'crm.import-contacts',
      title: 'Import contacts',
      icon: 'import',
      keywords: ['csv', 'upload', 'hubspot', 'google', 'outlook', 'salesforce', 'pipedrive'],
      run: ({ navigate }) => navigate(crm({ tab: 'contacts', import: '1' })),
    },
    {
      id: 'crm.duplicates',
      title: 'Find duplicates',
      keywords: ['merge', 'double', 'same', 'clean up'],
      run: ({ navigate }) => navigate(crm({ tab: 'contacts', duplicates: '1' })),
    },
    {
      id: 'crm.new-company',
      title: 'Add company',
      keywords: ['new', 'account', 'organisation'],
      run: ({ navigate }) => navigate(crm({ tab: 'companies', new: 'company' })),
    },
    {
      id: 'crm.new-deal',
      title: 'Add deal',
      keywords: ['new', 'opportunity'],
      run: ({ navigate }) => navigate(crm({ tab: 'deals', new: 'deal' })),
    },
    {
      id: 'crm.new-task',
      title: 'Add task',
      keywords: ['new', 'to do', 'reminder'],
      run: ({ navigate }) => navigate(crm({ tab: 'tasks', new: 'task' })),
    },
    {
      id: 'crm.settings',
      title: 'CRM settings',
      icon: 'settings',
      keywords: ['stages', 'tags', 'properties', 'lists', 'scores', 'lost reasons'],
      run: ({ navigate }) => navigate(crmPaths.settings.href()),
    },
    ...settingsCommands,
    ...calendarCommands,
    ...salesCommands,
    ...supportCommands,
  ],
};
