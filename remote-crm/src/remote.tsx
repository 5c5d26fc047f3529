import { implementRemote } from '@steps/platform';
import type { facts } from './facts';
import { crmPaths } from './paths.generated';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default implementRemote<typeof facts>('remote-crm', crmPaths, {
  modules: {
    crm: () => import(/* webpackChunkName: "page-crm" */ './pages/CrmPage').then((module) => module.CrmPage),
    calendar: () =>
      import(/* webpackChunkName: "page-calendar" */ './calendar/CalendarPage').then((module) => module.CalendarPage),
    sales: () => import(/* webpackChunkName: "page-sales" */ './sales/SalesPage').then((module) => module.SalesPage),
    support: () =>
      import(/* webpackChunkName: "page-support" */ './support/SupportPage').then((module) => module.SupportPage),
  },
  pages: {
    contact: () =>
      import(/* webpackChunkName: "page-contact" */ './pages/ContactPage').then((module) => module.ContactPage),
    company: () =>
      import(/* webpackChunkName: "page-company" */ './pages/CompanyPage').then((module) => module.CompanyPage),
    settings: () => import('./settings/CrmSettingsPage').then((module) => module.CrmSettingsPage),
  },
  widgets: {
    'gone-quiet': () => import('./contacts/GoneQuiet').then((module) => module.GoneQuiet),
  },
  palette: async () => (await import('./palette/palette')).palette,
  tasks: async () => (await import('./tasks')).tasks,
  tools: async () => (await import('./tools')).tools,
  watch: async () => (await import('./support/watchSupport')).watchSupport,
  sample: async () => (await import('./sample')).sample,
});
