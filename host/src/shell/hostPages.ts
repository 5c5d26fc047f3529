import type { ModulePageProps } from '@steps/shared';
import { lazyPart } from '@steps/shared/ui';
import type { ComponentType } from 'react';

const pages: Readonly<Record<string, () => Promise<ComponentType<ModulePageProps>>>> = {
  dashboard: () => import('../dashboard/DashboardPage').then((m) => m.DashboardPage),
  settings: () => import('../settings/SettingsPage').then((m) => m.SettingsPage),
  permissions: () => import('../permissions/PermissionsPage').then((m) => m.PermissionsPage),
  integrations: () => import('../integrations/IntegrationsPage').then((m) => m.IntegrationsPage),
};

const shown = Object.fromEntries(Object.entries(pages).map(([module, load]) => [module, lazyPart(load)]));

/** The host's own page of a module, fetched when it is first shown. */
export const hostPage = (module: string): ComponentType<ModulePageProps> | undefined =>
  Object.hasOwn(shown, module) ? shown[module] : undefined;

/** Fetches a page of the host ahead. */
export const preloadHostPage = (module: string): Promise<unknown> | undefined =>
  Object.hasOwn(pages, module) ? pages[module]?.() : undefined;
