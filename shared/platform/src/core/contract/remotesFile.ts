import type { TaskRisk } from './aiTask';
import type { AiTool } from './aiTool';
import {
  type entryTypes,
  navigationGroups,
  offersNothing,
  readEntries,
  readManifest,
  remoteFacts,
  sharedMismatch,
  standIn,
} from './remotesSchema.mjs';

export { navigationGroups, sharedMismatch };
export type NavigationGroup = (typeof navigationGroups)[number];

/** What a page says at its top, so that it is read while the page's files are on their way. */
export interface FirstWords {
  /** Where it is another one than the title. */
  heading?: string | undefined;
  /** One line: what the page is for. */
  purpose?: string | undefined;
}

interface ModuleEntry extends FirstWords {
  id: string;
  title: string;
  /** What the navigation says, where the title is long for it: "Review". */
  short?: string | undefined;
  icon: string;
  group: NavigationGroup;
  /** Shown while the business's records still stream in: its page asks `useCollectionLoad` what it may show. */
  whileReading?: boolean | undefined;
}

interface PageEntry extends FirstWords {
  /** Route pattern, e.g. `/crm/contacts/:contactId`. */
  path: string;
  title: string;
  /** Shown in the navigation when set. */
  nav?: { icon: string; group: NavigationGroup; short?: string | undefined } | undefined;
  /** Readable without a business being set up (help, documentation). */
  open: boolean;
  /** With something behind the `#` of its address it needs no workspace: what it shows is in the link that was shared. */
  fromLink?: boolean | undefined;
  /** It is a page of settings: the host's settings lead to it, and their search finds these sections of it. */
  settings?: SettingsPart[] | undefined;
}

/** A section of a remote's page of settings. */
export interface SettingsPart {
  /** Value of `?section=` in the page's address. */
  section: string;
  title: string;
  /** What else people call it. */
  words?: string | undefined;
}

/** A kind of AI task, told before any code is loaded: the review queue shows its results while their remote is away. */
interface TaskEntry {
  kind: string;
  /** As people say it: "Subject line". */
  label: string;
  /** Module it belongs to. */
  module: string;
  /** What a mistake could touch. `record`: approving a result changes records or answers a customer. */
  risk: TaskRisk;
}

/** A tool for AI, told before any code is loaded: the assistant loads the remote once it may use one of its tools. */
interface ToolEntry {
  /** As in the remote's code: `find_contacts`. Unique in the whole product. */
  name: string;
  /** As people say it: "Find contacts". */
  label: string;
  /** `read` looks something up; `propose` writes nothing either, but leaves an entry for a person. */
  kind: AiTool['kind'];
  /** Module it belongs to. */
  module: string;
}

/** A section of the settings that a remote brings. */
interface SettingsSection {
  /** Value of `?section=` in the address of the settings. Unique in the whole product. */
  id: string;
  title: string;
  /** Titles of its parts as they are on the page, each with other words for it: the search of the settings finds them. */
  parts: { title: string; words?: string | undefined }[];
}

/** What the host knows of a remote before it loads any of its code: a package's `remote.json`. */
export interface RemoteFacts {
  name: string;
  title: string;
  icon: string;
  modules: ModuleEntry[];
  pages: PageEntry[];
  widgets: { id: string; title: string }[];
  /** Cards of the integrations page, after the host's own. */
  integrations: { id: string; title: string; purpose: string }[];
  /** Sections of the settings, after the host's own. */
  settings: SettingsSection[];
  /** Kinds of notices that it keeps, as the settings name them: people switch kinds off. */
  notices: { kind: string; label: string }[];
  /** Kinds of AI task that the remote owns. */
  tasks: TaskEntry[];
  /** What agents may use of it. */
  tools: ToolEntry[];
  /** Keys of its pages, which bind them: the help and the settings list them on other pages too. */
  shortcuts: { id: string; label: string; keys: string[]; scope: string }[];
  /** The remote has search providers or commands for the palette. */
  palette: boolean;
  /** The remote looks after what becomes due (its `watch`), also before one of its pages is opened. */
  watches: boolean;
  /** The remote provides the assistant's chat body. */
  assistant: boolean;
  /** The remote provides the help beside a page. */
  help: boolean;
}

/** What `activate` reads from a build's `mf-manifest.json`, so that the host needs no round trip for it. */
export interface RemoteBuild {
  /** Address of the entry script. */
  entry: string;
  /** How the entry leaves its container. */
  type: (typeof entryTypes)[number];
  integrity?: string | undefined;
  contract: number;
  /** Version of `@steps/platform` that it was built against, which is the oldest it can work with. */
  shared?: string | undefined;
  globalName: string;
  preload: { href: string; as: 'script' | 'style'; integrity?: string | undefined }[];
  /** Files of a page, beside the manifest, by its module's id or by its address: what the remote asks for once it runs. */
  ahead?: Record<string, string[]> | undefined;
  /** Modules that a page asks the host for and that do not come with the federation runtime, by the same keys. */
  late?: Record<string, string[]> | undefined;
}

/** A remote in `remotes.json`. */
export interface RemoteEntry extends RemoteFacts {
  /** Address of the build's `mf-manifest.json`. */
  entry: string;
  manifest?: RemoteBuild | undefined;
  disabled: boolean;
  /** What is wrong with the entry; it stands for a remote that cannot be loaded, so that its pages can say so. */
  problem?: string | undefined;
}

/**
 * Parses `remotes.json`. An entry that is wrong is replaced by one with its `problem`; the others go on. Throws an `Error`
 * that names what was expected and what came when it is no list at all.
 */
export function parseRemotesFile(value: unknown): { readonly remotes: readonly RemoteEntry[] } {
  try {
    const read = readEntries(value);
    const good = read.flatMap(({ entry }) => entry ?? []);
    return {
      remotes: read.flatMap(
        ({ value: item, entry, problem }, index) =>
          entry ?? standIn(item, problem ?? '', good) ?? unreadable(index, problem ?? ''),
      ),
    };
  } catch (cause) {
    throw new Error(`remotes.json is malformed: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

/** An entry that cannot even be told by its name, or bears one that is taken. */
const unreadable = (index: number, problem: string): RemoteEntry =>
  offersNothing(`entry-${index + 1}`, `Entry ${index + 1}`, problem);

/** Parses a package's `remote.json`. Throws an `Error` that names the field, what was expected and what came. */
export const parseRemoteFacts = (value: unknown): RemoteFacts => remoteFacts(value, 'remote.json');

/** Reads what loading needs from an `mf-manifest.json` fetched from `url`. Throws when it has another shape. */
export const parseManifest = (value: unknown, url: string): RemoteBuild => readManifest(value, url);
