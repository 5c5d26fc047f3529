import { paths } from '@steps/platform/paths';
import { conditionText } from '../records/recordTable/listViewRules';

/** The contacts on a list, archived ones too. */
export const listHref = (name: string): string =>
  paths.module.href('crm', {
    tab: 'contacts',
    archive: 'all',
    list: conditionText('set', { operator: 'has', values: [name] }),
  });
