import { defineRemote } from '@steps/shared';

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: 'remote-crm',
  modules: { crm: () => import('./pages/CrmPage').then((m) => m.CrmPage) },
});
