import type { RemoteEntry } from '@steps/platform';
import { type FirstWords, type NavigationGroup, navigationGroups } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';
import type { KnownModules } from '../home/homeRules';
import { hostModules } from './hostModules';

/** What the host knows of the list of remotes at a moment. */
export interface ListedRemotes {
  readonly status: KnownModules['status'];
  readonly remotes: readonly RemoteEntry[];
}

/** One entry of the navigation. */
export interface NavigationItem {
  /** Module id, or the path of a page. */
  readonly id: string;
  readonly title: string;
  /** What the navigation says, where the title is long for it. */
  readonly short?: string | undefined;
  /** Name in `navigationIcons`. */
  readonly icon: string;
  readonly href: string;
}

export interface NavigationSection {
  readonly group: NavigationGroup;
  readonly title: string;
  readonly items: readonly NavigationItem[];
  /** Entries still expected from the list of remotes: their room is kept, so that nothing moves when they come. */
  readonly expected: number;
}

const groupTitles: Record<NavigationGroup, string> = {
  work: 'Work',
  grow: 'Grow',
  insight: 'Insight',
  manage: 'Manage',
};

/** Entries that the five remotes of the specification bring. */
const expectedEntries: Record<NavigationGroup, number> = { work: 4, grow: 5, insight: 4, manage: 2 };

/** The order inside a group, most used first; what is not named here follows in the order of the list. */
const order = [
  'dashboard',
  'crm',
  'calendar',
  'human-loop',
  'support',
  'sales',
  'marketing',
  'content',
  'website',
  'branding',
  'strategy',
  'analytics',
  '/analysis-report',
  '/agents',
  'settings',
  'permissions',
  'integrations',
  'help',
  '/documentation',
];

const rank = ({ id }: NavigationItem) => (order.indexOf(id) + order.length + 1) % (order.length + 1);

/** The whole navigation, from the host's modules and the list of remotes. Remotes that are switched off are left out. */
export function navigationOf({ status, remotes }: ListedRemotes, may: Sees = seesAll): NavigationSection[] {
  const shown = remotes.filter((remote) => !remote.disabled);
  const modules = [...hostModules, ...shown.flatMap((remote) => remote.modules)];
  const pages = shown.filter((remote) => seesPages(remote, may)).flatMap((remote) => remote.pages);
  const sections = navigationGroups.map((group) => {
    const ofModules = modules
      .filter((module) => module.group === group && seesModule(module.id, may))
      .map(({ id, title, icon, ...module }) => ({
        id,
        title,
        short: 'short' in module ? module.short : undefined,
        icon,
        href: paths.module.href(id),
      }));
    const ofPages = pages.flatMap(({ path, title, nav }) =>
      nav?.group === group ? [{ id: path, title, short: nav.short, icon: nav.icon, href: path }] : [],
    );
    const items = [...ofModules, ...ofPages].sort((one, other) => rank(one) - rank(other));
    return { group, title: groupTitles[group], items, expected: status === 'loading' ? expectedEntries[group] : 0 };
  });
  return sections.filter(({ items, expected }) => items.length + expected > 0);
}

/** Whether a module is part of what the person at work sees. */
export type Sees = (module: string) => boolean;

const seesAll: Sees = () => true;
/** Modules that every role sees: they hold what is each person's own, and help. */
const openToAll: readonly string[] = ['dashboard', 'settings', 'permissions', 'help'];

/** Whether a module is shown to whoever sees so much. */
export const seesModule = (id: string, may: Sees): boolean => openToAll.includes(id) || may(id);

/** Pages outside of modules are shown to those who see one of their remote's modules. */
export const seesPages = ({ modules }: Pick<RemoteEntry, 'modules'>, may: Sees): boolean =>
  modules.length === 0 || modules.some(({ id }) => seesModule(id, may));

/** Ids of all modules that can be shown, for `chooseModule`. */
export function knownModules({ status, remotes }: ListedRemotes): KnownModules {
  const ids = [
    ...hostModules.map((module) => module.id),
    ...remotes.flatMap((remote) => remote.modules.map((m) => m.id)),
  ];
  return { status, ids };
}

/** Title of a module; while the list of remotes, which tells it, is missing, its id in words ("Human loop", "CRM"). */
export function moduleTitle(id: string, remotes: readonly RemoteEntry[]): string {
  const all = [...hostModules, ...remotes.flatMap((remote) => remote.modules)];
  return all.find((module) => module.id === id)?.title ?? idInWords(id);
}

/** What a module says at the top of its page, as far as that is known before its code is. */
export function moduleWords(id: string, remotes: readonly RemoteEntry[]): FirstWords {
  const all: readonly (FirstWords & { id: string })[] = [
    ...hostModules,
    ...remotes.flatMap((remote) => remote.modules),
  ];
  const { heading, purpose } = all.find((module) => module.id === id) ?? {};
  return { heading: heading ?? moduleTitle(id, remotes), purpose };
}

function idInWords(id: string): string {
  if (id === 'crm') return 'CRM';
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function remoteOfModule(id: string, remotes: readonly RemoteEntry[]): RemoteEntry | undefined {
  return remotes.find((remote) => remote.modules.some((module) => module.id === id));
}

/** Whether a remote's modules are readable without a business: those of a remote whose pages all are (help). */
export const isOpenRemote = (remote: RemoteEntry): boolean =>
  remote.pages.length > 0 && remote.pages.every((page) => page.open);

/** The four entries at the bottom of a phone, next to More. */
export function phoneItems(sections: readonly NavigationSection[]): NavigationItem[] {
  const items = sections.flatMap((section) => section.items);
  return ['dashboard', 'crm', 'calendar', 'human-loop'].flatMap((id) => items.find((item) => item.id === id) ?? []);
}
