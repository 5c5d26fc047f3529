import { may } from '@steps/business';
import { type RemoteEntry, textFinder } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { seesPages } from '../navigation/navigationRules';

/** What a section of the settings holds, by the words people look for. */
export interface SettingsEntry {
  readonly id: string;
  readonly title: string;
  /** Titles of its parts as they are on the page, each with other words for it. */
  readonly parts: readonly (readonly [title: string, words?: string])[];
}

/** The sections in the order of the page; the search reads the same table. */
export const settingsIndex = [
  { id: 'profile', title: 'Profile', parts: [['Your name', 'person signature replies who am I']] },
  {
    id: 'workspace',
    title: 'Workspace',
    parts: [
      ['Name', 'rename workspace'],
      ['Passphrase', 'change set password encrypt protect lock security'],
      ['When the browser is closed', 'stay unlocked lock log in again'],
      ['Recovery file', 'forgot forgotten password'],
    ],
  },
  {
    id: 'business',
    title: 'Business',
    parts: [
      ['About the business', 'company details kind size country industry guidelines tone of voice onboarding'],
      ['Brand', 'name logo colour colours favicon icon powered by white label accent contrast'],
    ],
  },
  {
    id: 'clients',
    title: 'Clients',
    parts: [['Businesses', 'client agency switch add edit archive delete hand over export']],
  },
  {
    id: 'team',
    title: 'Team',
    parts: [
      ['Server', 'synchronise sync share devices phone laptop colleagues nats connect leave'],
      ['From another device', 'join code sync'],
    ],
  },
  {
    id: 'appearance',
    title: 'Appearance',
    parts: [['In this browser', 'theme dark light colours density compact motion animation movement']],
  },
  {
    id: 'region',
    title: 'Region',
    parts: [
      ['Dates and times', 'format day month order clock 24 12 hours week first day Monday Sunday'],
      ['Time zone', 'clock hours place city today device travel summer time'],
      ['Currency', 'money pounds euros dollars sign numbers decimal comma point thousands'],
      ['Working hours', 'office opening hours days week'],
    ],
  },
  {
    id: 'ai',
    title: 'AI engine',
    parts: [
      ['Engine', 'artificial intelligence built-in browser model'],
      ['Model server', 'openai ollama key address connect api'],
      ['Limits', 'tokens cost month budget price'],
      ['Usage', 'tokens cost spent'],
    ],
  },
  {
    id: 'notifications',
    title: 'Notices and reminders',
    parts: [
      ['What Steps tells you', 'notifications reminders reviews response targets imports backups briefing bell centre'],
      ['On your computer', 'desktop alerts permission'],
    ],
  },
  {
    id: 'data',
    title: 'Storage and backup',
    parts: [
      ['Storage', 'disk space used persistent keep'],
      ['Offline use', 'without a network install application app update new version'],
      ['Download everything', 'backup export copy save'],
      ['Automatic copies', 'backup history versions rotating'],
      ['Copies in a folder', 'backup disk directory cloud synchronise'],
      ['Restore from a file', 'import backup undo compare encrypted'],
      ['Records set aside', 'broken damaged quarantine unreadable'],
    ],
  },
  {
    id: 'shortcuts',
    title: 'Shortcuts',
    parts: [['Keys', 'keyboard hotkeys rebind combination conflict single letters']],
  },
  {
    id: 'remotes',
    title: 'Modules',
    parts: [['Installed modules', 'remotes version health reload micro-frontend']],
  },
  { id: 'demo', title: 'Demo data', parts: [['Sample business', 'example try test']] },
  {
    id: 'protection',
    title: 'Content protection',
    parts: [['What it does', 'copy select context menu right click developer tools']],
  },
] as const satisfies readonly SettingsEntry[];

export type SettingsId = (typeof settingsIndex)[number]['id'];

/** A remote's section of the settings, or its own page of settings, as it declares them. */
export interface RemoteSettings {
  readonly title: string;
  readonly icon: string;
  readonly href: string;
  readonly parts: readonly { readonly title: string; readonly words?: string | undefined; readonly href: string }[];
  /** A section of this page; without it, it is a page of its own. */
  readonly section?: { readonly remote: RemoteEntry; readonly id: string };
}

/** The sections and settings pages of the remotes whose pages the person at work sees, sections first. */
export const remoteSettings = (remotes: readonly RemoteEntry[]): readonly RemoteSettings[] =>
  remotes
    .filter((remote) => !remote.disabled && seesPages(remote, (module) => may('view', module)))
    .flatMap((remote) => [...sectionsOf(remote), ...pagesOf(remote)])
    .sort((one, other) => Number(!one.section) - Number(!other.section));

const sectionsOf = (remote: RemoteEntry): RemoteSettings[] =>
  remote.settings.map(({ id, title, parts }) => {
    const href = paths.module.href('settings', { section: id });
    const found = parts.length > 0 ? parts : [{ title }];
    return { title, icon: remote.icon, href, parts: found.map((part) => ({ ...part, href })), section: { remote, id } };
  });

const pagesOf = ({ icon, pages }: RemoteEntry): RemoteSettings[] =>
  pages.flatMap(({ title, path, settings }) =>
    settings
      ? {
          title,
          icon,
          href: path,
          parts: settings.map(({ section, ...part }) => ({
            ...part,
            href: `${path}?${new URLSearchParams({ section })}`,
          })),
        }
      : [],
  );

export interface FoundSetting {
  readonly href: string;
  /** The section's title, and the part that was found. */
  readonly title: string;
  readonly part: string;
}

/** Parts that have all the words of a query, in the order of the page; none for an empty query. */
export function findSettings(query: string, others: readonly RemoteSettings[] = []): readonly FoundSetting[] {
  if (!query.trim()) return [];
  const fits = textFinder(query);
  const own = settingsIndex.flatMap(({ id, title, parts }: (typeof settingsIndex)[number]) =>
    (parts as readonly (readonly [string, string?])[])
      .filter(([part, words = '']) => fits(title, part, words))
      .map(([part]) => ({ href: paths.module.href('settings', { section: id }), title, part })),
  );
  const ofRemotes = others.flatMap(({ title, parts }) =>
    parts
      .filter((part) => fits(title, part.title, part.words ?? ''))
      .map(({ title: part, href }) => ({ href, title, part })),
  );
  return [...own, ...ofRemotes];
}
