import { countedAs, textFinder } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { provider } from '../records/search/provider';
import { allLists } from './contactListState';

/** Lists of contacts in the palette. */
export const contactListSearch = provider(
  'crm.lists',
  'Lists',
  (query) => allLists().filter(({ name }) => textFinder(query)(name)),
  ({ name, count }) => ({
    id: name,
    title: name,
    detail: countedAs('contact')(count),
    href: paths.module.href('crm', { tab: 'contacts', list: name.replace(/[\\|]/g, '\\$&') }),
  }),
  'list',
);
