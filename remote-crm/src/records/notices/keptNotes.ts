import { paths } from '@steps/platform/paths';
import { crmPaths } from '../../paths.generated';
import type { NoticeNote } from './stepNotice';

/** The settings with what was deleted lately. */
export const deletedHref = `${crmPaths.settings.href()}?${new URLSearchParams({ section: 'deleted' })}`;

/** The list of what is in the archive. */
export const archiveHref = (list: 'contacts' | 'companies'): string =>
  paths.module.href('crm', { tab: list, archive: 'archived' });

/** What a notice of a deletion adds. */
export const deletedNote = (description = 'Kept for 30 days.'): NoticeNote => ({
  description,
  link: { label: 'Recently deleted', href: deletedHref },
});

/** What a notice adds when something went into the archive. */
export const archivedNote = (list: 'contacts' | 'companies'): NoticeNote => ({
  link: { label: `Archived ${list}`, href: archiveHref(list) },
});
