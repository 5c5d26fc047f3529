import { defineRemote, paths } from '@steps/shared';

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
  palette: async () => (await import('./search/palette')).palette,
  tasks: async () => (await import('./tasks')).tasks,
});
