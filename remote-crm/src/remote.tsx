import { defineRemote, paths } from '@steps/shared';
import { calendarCommands } from './calendar/calendarCommands';
import { salesCommands } from './sales/salesCommands';
import { searchProviders } from './search/searchProviders';
import { supportCommands } from './support/supportCommands';

const crm = (params: Record<string, string>) => paths.module.href('crm', params);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: 'remote-crm',
  modules: {
    crm: () => import('./pages/CrmPage').then((module) => module.CrmPage),
    calendar: () => import('./calendar/CalendarPage').then((module) => module.CalendarPage),
    sales: () => import('./sales/SalesPage').then((module) => module.SalesPage),
    support: () => import('./support/SupportPage').then((module) => module.SupportPage),
  },
  pages: {
    [paths.contact.path]: () => import('./pages/ContactPage').then((module) => module.ContactPage),
    [paths.company.path]: () => import('./pages/CompanyPage').then((module) => module.CompanyPage),
    [paths.crmSettings.path]: () => import('./settings/CrmSettingsPage').then((module) => module.CrmSettingsPage),
  },
  widgets: {
    'gone-quiet': () => import('./contacts/GoneQuiet').then((module) => module.GoneQuiet),
  },
  searchProviders,
  commands: [
    {
      id: 'crm.new-contact',
      title: 'New contact',
      keywords: ['add', 'person'],
      run: ({ navigate }) => navigate(crm({ tab: 'contacts', new: 'contact' })),
    },
    {
      id: 'crm.import-contacts',
      title: 'Import contacts',
      keywords: ['csv', 'upload', 'hubspot', 'google', 'outlook', 'salesforce', 'pipedrive'],
      run: ({ navigate }) => navigate(crm({ tab: 'contacts', import: '1' })),
    },
    {
      id: 'crm.new-company',
      title: 'New company',
      keywords: ['add', 'account', 'organisation'],
      run: ({ navigate }) => navigate(crm({ tab: 'companies', new: 'company' })),
    },
    {
      id: 'crm.new-deal',
      title: 'New deal',
      keywords: ['add', 'opportunity'],
      run: ({ navigate }) => navigate(crm({ tab: 'deals', new: 'deal' })),
    },
    {
      id: 'crm.new-task',
      title: 'New task',
      keywords: ['add', 'to do', 'reminder'],
      run: ({ navigate }) => navigate(crm({ tab: 'tasks', new: 'task' })),
    },
    {
      id: 'crm.settings',
      title: 'CRM settings',
      keywords: ['stages', 'tags', 'properties', 'lists', 'scores', 'lost reasons'],
      run: ({ navigate }) => navigate(paths.crmSettings.href()),
    },
    ...calendarCommands,
    ...salesCommands,
    ...supportCommands,
  ],
});
