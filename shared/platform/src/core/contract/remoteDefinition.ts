import type { ComponentType, ReactNode } from 'react';
import type { AnyTask } from './aiTask';
import type { AiTool } from './aiTool';
import type { RemoteData } from './remoteData';
import type { SamplePart } from './samplePart';

/** Version of the agreement between host and remotes. A remote built against another one is refused with a clear page. */
export const contractVersion = 1;

/** A part whose code is loaded when it is first shown. */
export type LazyPart<Props = object> = () => Promise<ComponentType<Props>>;

/** What a module page receives: the module's id and the URL parameters beside `module`. */
export interface ModulePageProps {
  readonly module: string;
}

/** What the assistant's chat body receives from the host's panel frame (spec 1, section 2). */
export interface AssistantProps {
  readonly activeModule: string;
  /** The URL's query parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

/** What the help beside a page receives. */
export interface PageHelpProps {
  /** The page on the screen, as its remote declares it: the id of a module or the pattern of a page; empty where neither is known. */
  readonly place: string;
}

/** What a card of the integrations page says and offers of its service; the host draws it like its own. */
export interface IntegrationCard {
  /** How it is: "Not connected". */
  readonly state: {
    readonly label: string;
    readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  };
  /** What the service cannot do without a server, plainly. */
  readonly needsServer?: string;
  /** Tries the service and says what came of it; rejects with what went wrong. Both are written into the card's log. */
  readonly test?: { readonly label: string; readonly run: () => Promise<string> } | undefined;
  readonly connect?: { readonly label: string; readonly run: () => void } | undefined;
  readonly disconnect?: { readonly label: string; readonly run: () => void } | undefined;
  /** What else can be done with it, before the test. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** What a remote's card of the integrations page receives. */
export interface IntegrationProps {
  /** Draws the card under the title and purpose that the remote declares. */
  readonly Card: ComponentType<IntegrationCard>;
}

/** A command of the palette. `run` receives `navigate` so that a remote needs no router of its own. */
export interface PaletteCommand {
  readonly id: string;
  readonly title: string;
  /** Other words that find it. */
  readonly keywords?: readonly string[];
  /** Name of an icon of the host; that of the remote without it. */
  readonly icon?: string;
  readonly run: (context: { readonly navigate: (href: string) => void }) => void;
}

export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly href: string;
}

/** Searches one kind of thing for the palette. Called as the user types; `signal` is aborted by the next key. */
export interface SearchProvider {
  readonly id: string;
  /** Group heading in the palette, e.g. "Contacts". */
  readonly title: string;
  /** Name of an icon of the host for what it finds; that of the remote without it. */
  readonly icon?: string;
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
}

export interface PalettePart {
  readonly commands?: readonly PaletteCommand[];
  readonly searchProviders?: readonly SearchProvider[];
}

/** The default export of a remote's only door, `src/remote.tsx`. */
export interface RemoteDefinition {
  readonly contract: number;
  /** As in `facts.ts`. */
  readonly name: string;
  /** Pages by `?module=` value. */
  readonly modules?: Readonly<Record<string, LazyPart<ModulePageProps>>>;
  /** Pages by route pattern, of `facts.ts`. */
  readonly pages?: Readonly<Record<string, LazyPart>>;
  /** What the palette offers of this remote, loaded when it is opened. */
  readonly palette?: () => Promise<PalettePart>;
  /** Dashboard widgets by their id in `facts.ts`. */
  readonly widgets?: Readonly<Record<string, LazyPart>>;
  /** Cards of the integrations page by their id in `facts.ts`. */
  readonly integrations?: Readonly<Record<string, LazyPart<IntegrationProps>>>;
  /** Sections of the settings by their id in `facts.ts`. */
  readonly settings?: Readonly<Record<string, LazyPart>>;
  /** The AI tasks of the kinds declared in `facts.ts`, loaded when a result of one is to be made again. */
  readonly tasks?: () => Promise<readonly AnyTask[]>;
  /**
   * What agents may use of this remote, as declared in `facts.ts`: tools that look up its records, and tools that
   * propose a change, which then waits for a person. Loaded when the assistant or an agent first needs one.
   */
  readonly tools?: () => Promise<readonly AiTool[]>;
  /** Its own records of the sample business, added the first time the remote is loaded there. */
  readonly sample?: () => Promise<SamplePart>;
  /**
   * What it looks after while Steps is open, whichever page is shown: it keeps notices of what becomes due. Started once
   * its code is there, and where `facts.ts` says `watches`, some time after the start. Returns the end of it.
   */
  readonly watch?: () => Promise<() => () => void>;
  /** The chat body of the host's assistant panel; one remote provides it. */
  readonly assistant?: LazyPart<AssistantProps>;
  /** The help that opens beside the page; one remote provides it. */
  readonly help?: LazyPart<PageHelpProps>;
}

/** A part for each of what the remote says under a key, and for nothing else. */
type Each<Data, Key extends keyof RemoteData, Part> =
  Data extends Record<Key, infer Said>
    ? { readonly [K in Key]: { readonly [Id in keyof Said]: Part } }
    : { readonly [K in Key]?: undefined };

/** A slot that is filled when the remote says so, and only then. */
type WhenSaid<Data, Key extends keyof RemoteData & keyof RemoteDefinition> =
  Data extends Record<Key, unknown>
    ? { readonly [K in Key]: NonNullable<RemoteDefinition[K]> }
    : { readonly [K in Key]?: undefined };

type RemoteParts<Data extends RemoteData> = Each<Data, 'modules', LazyPart<ModulePageProps>> &
  Each<Data, 'pages', LazyPart> &
  Each<Data, 'widgets', LazyPart> &
  Each<Data, 'integrations', LazyPart<IntegrationProps>> &
  Each<Data, 'settings', LazyPart> &
  WhenSaid<Data, 'palette'> &
  WhenSaid<Data, 'tasks'> &
  WhenSaid<Data, 'tools'> &
  WhenSaid<Data, 'assistant'> &
  WhenSaid<Data, 'help'> &
  Pick<RemoteDefinition, 'watch' | 'sample'>;

/**
 * A remote's door: the code of all that `Data`, the type of its `src/facts.ts`, says. The data itself stays out of the entry;
 * `paths` are those that the build wrote from it.
 */
export const implementRemote = <Data extends RemoteData>(
  name: Data['name'],
  paths: { readonly [Page in keyof Data['pages']]: { readonly path: string } },
  { pages, ...parts }: RemoteParts<Data>,
): RemoteDefinition => ({
  contract: contractVersion,
  name,
  // Keys of the pages are those of the paths.
  pages: Object.fromEntries(
    Object.entries<LazyPart>(pages ?? {}).map(([key, load]) => [paths[key as keyof typeof paths].path, load]),
  ),
  ...parts,
});
