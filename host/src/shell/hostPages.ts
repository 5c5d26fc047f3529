import type { ModulePageProps } from '@steps/platform/host';
import { lazyPart } from '@steps/platform/ui';
import type { ComponentType } from 'react';
import { pages } from './hostPageFiles';

const shown = Object.fromEntries(Object.entries(pages).map(([module, load]) => [module, lazyPart(load)]));

/** The host's own page of a module, fetched when it is first shown. */
export const hostPage = (module: string): ComponentType<ModulePageProps> | undefined =>
  Object.hasOwn(shown, module) ? shown[module] : undefined;
