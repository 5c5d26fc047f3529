import { parseRemotesFile, type RemoteEntry } from '@steps/platform';

/** A remote as the host knows it, in numbers. */
export interface ComposedPart {
  readonly name: string;
  readonly title: string;
  /** Where its files come from: "localhost:3001". */
  readonly origin: string;
  /** Undefined when its manifest was not read. */
  readonly contract: number | undefined;
  readonly disabled: boolean;
  readonly modules: readonly string[];
  readonly pages: readonly string[];
  readonly tasks: number;
  readonly tools: number;
}

/** The same list that the host read when it started: what this copy of Steps is really composed of. */
export async function readComposition(): Promise<ComposedPart[]> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`Expected remotes.json, the server answered ${response.status}.`);
  return parseRemotesFile(await response.json()).remotes.map(composedPart);
}

/** What the architecture page tells of an entry of remotes.json. */
export const composedPart = (entry: RemoteEntry): ComposedPart => ({
  name: entry.name,
  title: entry.title,
  origin: URL.canParse(entry.entry) ? new URL(entry.entry).host : '',
  contract: entry.manifest?.contract,
  disabled: entry.disabled,
  modules: entry.modules.map(({ title }) => title),
  pages: entry.pages.map(({ path }) => path),
  tasks: entry.tasks.length,
  tools: entry.tools.length,
});
