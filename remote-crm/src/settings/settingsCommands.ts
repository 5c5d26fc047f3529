import type { PaletteCommand } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { crmPaths } from '../paths.generated';

const section = (id: string, title: string, keywords: readonly string[]): PaletteCommand => ({
  id: `crm.settings.${id}`,
  title,
  keywords: [...keywords, 'crm settings'],
  icon: 'settings',
  run: ({ navigate }) => navigate(`${crmPaths.settings.href()}?${new URLSearchParams({ section: id })}`),
});

/** What the palette offers from /crm/settings, and the archive, which is in no menu. */
export const settingsCommands: readonly PaletteCommand[] = [
  section('stages', 'Stages of deals', ['pipeline', 'probability', 'chance']),
  section('lost-reasons', 'Lost reasons', ['deals', 'why']),
  section('tags', 'Tags', ['rename', 'merge']),
  section('properties', 'Custom properties', ['fields', 'columns']),
  section('lists', 'Lists of contacts', ['groups', 'segments']),
  section('scores', 'Score rules', ['lead score', 'points']),
  section('deleted', 'Recently deleted', ['restore', 'bin', 'trash', 'undo']),
  {
    id: 'crm.archive',
    title: 'Archived contacts',
    keywords: ['archive', 'restore', 'hidden'],
    run: ({ navigate }) => navigate(paths.module.href('crm', { tab: 'contacts', archive: 'archived' })),
  },
];
