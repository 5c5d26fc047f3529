import * as v from 'valibot';
import type { TaskRisk } from './aiTask';

/** Groups of the navigation, by what people do (look.md). */
export const navigationGroups = ['work', 'grow', 'insight', 'manage'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

const text = v.pipe(v.string(), v.minLength(1));
const group = v.picklist(navigationGroups);

const moduleEntry = v.object({
  id: text,
  title: text,
  icon: text,
  group,
  /** Shown while the business's records still stream in: its page asks `useCollectionLoad` what it may show. */
  whileReading: v.optional(v.boolean()),
});

const pageEntry = v.object({
  /** Route pattern, e.g. `/crm/contacts/:contactId`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  title: text,
  /** Shown in the navigation when set. */
  nav: v.optional(v.object({ icon: text, group })),
  /** Readable without a business being set up (help, documentation). */
  open: v.optional(v.boolean(), false),
});

const widgetEntry = v.object({ id: text, title: text });

const taskRisks = ['draft', 'content', 'record'] as const satisfies readonly TaskRisk[];

/** A kind of AI task, told before any code is loaded: the review queue shows its results while their remote is away. */
const taskEntry = v.object({
  kind: text,
  /** As people say it: "Subject line". */
  label: text,
  /** Module it belongs to. */
  module: text,
  /** What a mistake could touch. `record`: approving a result changes records or answers a customer. */
  risk: v.picklist(taskRisks),
});

/** What the host knows of a remote before it loads any of its code: a package's `remote.json`. */
const remoteFacts = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: text,
  icon: text,
  modules: v.optional(v.array(moduleEntry), []),
  pages: v.optional(v.array(pageEntry), []),
  widgets: v.optional(v.array(widgetEntry), []),
  /** Kinds of AI task that the remote owns. */
  tasks: v.optional(v.array(taskEntry), []),
  /** The remote has search providers or commands for the palette. */
  palette: v.optional(v.boolean(), false),
  /** The remote provides the assistant's chat body. */
  assistant: v.optional(v.boolean(), false),
});

/** What `activate` reads from a build's `mf-manifest.json`, so that the host needs no round trip for it. */
const remoteBuild = v.object({
  entry: v.pipe(v.string(), v.url()),
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha384-/))),
  contract: v.number(),
  globalName: text,
  preload: v.optional(
    v.array(
      v.object({
        href: v.pipe(v.string(), v.url()),
        as: v.picklist(['script', 'style']),
        integrity: v.optional(v.string()),
      }),
    ),
    [],
  ),
});

const remoteEntry = v.object({
  ...remoteFacts.entries,
  /** Address of the build's `mf-manifest.json`. */
  entry: v.pipe(v.string(), v.url()),
  manifest: v.optional(remoteBuild),
  disabled: v.optional(v.boolean(), false),
});

const remotesFile = v.object({ version: v.literal(1), remotes: v.array(remoteEntry) });

export type RemoteEntry = v.InferOutput<typeof remoteEntry>;
export type RemoteBuild = v.InferOutput<typeof remoteBuild>;
export type RemotesFile = v.InferOutput<typeof remotesFile>;

const describe = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'the file'}: expected ${issue.expected}, got ${issue.received}`;

/** Parses `remotes.json`. Throws an `Error` that names the field, what was expected and what came. */
export function parseRemotesFile(value: unknown): RemotesFile {
  const result = v.safeParse(remotesFile, value);
  if (!result.success) throw new Error(`remotes.json is malformed: ${describe(result.issues[0])}.`);
  const names = result.output.remotes.map((remote) => remote.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`remotes.json is malformed: the name "${twice}" stands in it twice.`);
  return result.output;
}

/** Parses a package's `remote.json`. Throws an `Error` that names the field, what was expected and what came. */
export function parseRemoteFacts(value: unknown): v.InferOutput<typeof remoteFacts> {
  const result = v.safeParse(remoteFacts, value);
  if (!result.success) throw new Error(`remote.json is malformed: ${describe(result.issues[0])}.`);
  return result.output;
}

const manifest = v.object({
  metaData: v.object({
    globalName: text,
    publicPath: v.optional(v.string()),
    remoteEntry: v.object({ name: text, path: v.optional(v.string(), '') }),
    contract: v.optional(v.number(), 0),
  }),
});

/** Reads what loading needs from an `mf-manifest.json` fetched from `url`. Throws when it has another shape. */
export function parseManifest(value: unknown, url: string): RemoteBuild {
  const result = v.safeParse(manifest, value);
  if (!result.success) throw new Error(`${url} is not a federation manifest: ${describe(result.issues[0])}.`);
  const { globalName, remoteEntry: file, contract } = result.output.metaData;
  return { entry: new URL(file.path + file.name, url).href, contract, globalName, preload: [] };
}
