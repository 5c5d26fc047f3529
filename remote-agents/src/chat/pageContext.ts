import { paths } from '@steps/platform/paths';
import { matchPath } from '@steps/platform/router';

/** The page that is open next to the chat, as the assistant is given it. */
export interface PageContext {
  /** "CRM: deals". */
  readonly label: string;
  /** For a model. */
  readonly words: string;
  readonly record?: { readonly noun: 'contacts' | 'companies' | 'deals'; readonly id: string };
}

const names: Readonly<Record<string, string>> = { crm: 'CRM', 'human-loop': 'Human review' };
const upperFirst = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase());

/** What the address says of the page. */
export function pageContext(
  pathname: string,
  activeModule: string,
  params: Readonly<Record<string, string>>,
): PageContext | undefined {
  const contact = matchPath(paths.contact.path, pathname)?.params.contactId;
  if (contact) return record('This contact', 'contacts', contact);
  const company = matchPath(paths.company.path, pathname)?.params.companyId;
  if (company) return record('This company', 'companies', company);
  if (pathname !== paths.home.path) return undefined;
  const { deal, tab } = params;
  if (deal) return record('This deal', 'deals', deal);
  const module = params.module ?? activeModule;
  const name = names[module] ?? upperFirst(module);
  const label = tab ? `${name}: ${tab}` : name;
  return { label, words: `The person looks at ${label}.` };
}

const record = (label: string, noun: NonNullable<PageContext['record']>['noun'], id: string): PageContext => ({
  label,
  words: `The person looks at the record of ${noun} with the id ${id}.`,
  record: { noun, id },
});
