import { paths } from '@steps/platform/paths';
import { crmPaths } from '../../paths.generated';
import type { NoticeNote } from './stepNotice';

/** The settings with recently deleted records. */
export const deletedHref = `${crmPaths.settings.href()}?${new URLSearchParams({ section: 'deleted' })}`;

/** The list of archived records. */
export const archiveHref = (list: 'contacts' | 'companies'): string =>
  paths.module.href('crm', { tab: list, archive: 'archived' });

/** The end of a notice about a deletion. */
export const deletedNote = (description = 'Kept for 30 days.'): NoticeNote => ({
  description,
  link: { label: 'Recently deleted', href: deletedHref },
});

/** The end of a notice about archiving. */
export const archivedNote = (list: 'contacts' | 'companies'): NoticeNote => ({
  link: { label: `Archived ${list}`, href: archiveHref(list) },
});
