import type { ModulePageProps } from '@steps/platform/host';
import type { ComponentType } from 'react';

/** The host's own pages. This file imports nothing else, because they are fetched before the rest of the program has run. */
export const pages: Readonly<Record<string, () => Promise<ComponentType<ModulePageProps>>>> = {
  dashboard: () => import('../dashboard/DashboardPage').then((m) => m.DashboardPage),
  settings: () => import('../settings/SettingsPage').then((m) => m.SettingsPage),
  permissions: () => import('../permissions/PermissionsPage').then((m) => m.PermissionsPage),
  integrations: () => import('../integrations/IntegrationsPage').then((m) => m.IntegrationsPage),
};

/** The page of the host that a module is, once it is fetched; nothing for a module of a remote. */
export const hostPageOf = (module: string): Promise<unknown> | undefined =>
  Object.hasOwn(pages, module) ? pages[module]?.() : undefined;
