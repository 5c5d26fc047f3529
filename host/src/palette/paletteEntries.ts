import { aiResults, type Client, may, reviewsWaiting } from '@steps/business';
import { maxClients, type RemoteEntry } from '@steps/platform';
import { chooseAppearance, type Mode } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';
import { openBusiness } from '../business/openBusiness';
import { logOut } from '../gate/gateState';
import { redoStep, undoStep } from '../history/historyVerbs';
import { navigationOf, seesPages } from '../navigation/navigationRules';
import type { PaletteEntry } from './paletteRules';
import type { RecentPlace } from './recentState';

type Navigate = (href: string) => void;

/** Modules and pages to go to. Pages with parameters need a record, so they are left out. */
export function goToEntries(remotes: readonly RemoteEntry[], navigate: Navigate): PaletteEntry[] {
  const waiting = reviewsWaiting(aiResults.all()).length;
  const items = navigationOf({ status: 'ready', remotes }, (module) => may('view', module)).flatMap((section) =>
    section.items.map((item) => ({
      ...item,
      detail: item.id === 'human-loop' && waiting > 0 ? `${waiting} waiting` : section.title,
    })),
  );
  const shown = new Set(items.map(({ id }) => id));
  const pages = remotes
    .filter((remote) => !remote.disabled && seesPages(remote, (module) => may('view', module)))
    .flatMap((remote) =>
      remote.pages
        .filter(({ path }) => !path.includes(':') && !shown.has(path))
        .map(({ path, title }) => ({ id: path, title, icon: remote.icon, href: path, detail: remote.title })),
    );
  // A page with two addresses is offered once.
  const own = [...items, ...pages].filter(({ title }, at, all) => all.findIndex((item) => item.title === title) === at);
  return own.map((item) => ({ ...item, group: 'Go to', run: () => navigate(item.href) }));
}

/** What was opened last from the palette. */
export const recentEntries = (places: readonly RecentPlace[], navigate: Navigate): PaletteEntry[] =>
  places.map((place) => ({ ...place, id: `recent ${place.href}`, group: 'Recent', run: () => navigate(place.href) }));

interface Situation {
  readonly mode: Mode;
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly clients: readonly Client[];
  readonly activeId: string | undefined;
  readonly openOnboarding: () => void;
  readonly navigate: Navigate;
}

/** What can be done from anywhere. A remote's command of the same name is the same action, and is shown once. */
export function actionEntries(situation: Situation): PaletteEntry[] {
  const { mode, undoLabel, redoLabel, clients, activeId, openOnboarding, navigate } = situation;
  const action = (title: string, run: () => void, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
    id: `action ${title}`,
    group: 'Actions',
    title,
    run,
    ...more,
  });
  const crm = (params: Record<string, string>) => () => navigate(paths.module.href('crm', params));
  const other = mode === 'dark' ? 'light' : 'dark';
  const own = clients.filter(({ sample }) => !sample).length;
  return [
    action('Add contact', crm({ tab: 'contacts', new: 'contact' }), {
      keywords: ['new', 'create', 'person'],
      icon: 'add',
    }),
    action('Add deal', crm({ tab: 'deals', new: 'deal' }), { keywords: ['new', 'create', 'sale'], icon: 'add' }),
    action('Add task', crm({ tab: 'tasks', new: 'task' }), { keywords: ['new', 'create', 'to do'], icon: 'add' }),
    action('Add meeting', () => navigate(paths.module.href('calendar', { new: 'meeting' })), {
      keywords: ['new', 'create', 'appointment', 'event'],
      icon: 'add',
    }),
    action('Import contacts', crm({ tab: 'contacts', import: '1' }), {
      keywords: ['csv', 'upload', 'file'],
      icon: 'import',
    }),
    ...(undoLabel ? [action(`Undo: ${undoLabel}`, undoStep, { keys: 'Ctrl+Z', icon: 'undo' })] : []),
    ...(redoLabel ? [action(`Redo: ${redoLabel}`, redoStep, { keys: 'Ctrl+Shift+Z', icon: 'redo' })] : []),
    ...clients
      .filter(({ id, archivedAt }) => id !== activeId && archivedAt === undefined)
      .map((client) =>
        action(`Switch to ${client.businessName}`, () => void openBusiness(client.id), {
          keywords: ['business', 'client'],
          icon: 'company',
        }),
      ),
    ...(own < maxClients
      ? [
          action(own > 0 ? 'Add another business' : 'Set up your business', openOnboarding, {
            keywords: ['onboarding', 'client', 'new'],
            icon: 'company',
          }),
        ]
      : []),
    action(`Switch to ${other} appearance`, () => chooseAppearance(other), {
      keywords: ['theme', 'mode'],
      icon: 'palette',
    }),
    action('Log out', () => void logOut(), { keywords: ['sign out', 'lock'], icon: 'log-out' }),
  ];
}
