import type { AiTool } from '@steps/platform/src/core/contract/aiTool';
import type { RemoteEntry } from '@steps/platform/src/core/contract/remotesFile';
import { proxy, ref, useSnapshot } from 'valtio';

/** A tool as its remote's `facts.ts` tells it, known before any code of the remote is loaded. */
type DeclaredTool = RemoteEntry['tools'][number];

/** A tool that some remote offers, with that remote's title. */
export interface OfferedTool extends Readonly<DeclaredTool> {
  /** As people know it: "CRM". */
  readonly remote: string;
}

/** The tools of one remote, and how they are fetched when one is needed. */
export interface AiToolSource {
  /** As people know it: "CRM". */
  readonly remote: string;
  readonly tools: readonly DeclaredTool[];
  /** Rejects with what keeps the remote away. */
  readonly load: () => Promise<readonly AiTool[]>;
}

/** What came of loading tools: those that can be used, and why the others cannot. */
export interface LoadedTools {
  readonly tools: readonly AiTool[];
  readonly missing: readonly { readonly tool: OfferedTool; readonly reason: string }[];
}

const sources = new Map<string, AiToolSource>();
const state = proxy<{ offered: readonly OfferedTool[] }>({ offered: ref([]) });

/** Registers the tools of a remote; registered again, they replace the earlier ones. */
export function provideAiTools(source: AiToolSource): void {
  const others = state.offered.filter(({ remote }) => remote !== source.remote);
  const own: OfferedTool[] = [];
  for (const tool of source.tools) {
    const other = others.find(({ name }) => name === tool.name);
    if (other) console.error(`${source.remote} declares the AI tool "${tool.name}", which ${other.remote} offers.`);
    else own.push({ ...tool, remote: source.remote });
  }
  sources.set(source.remote, source);
  state.offered = ref([...others, ...own]);
}

/** Tools of all remotes, whether their code is loaded or not, in the order of the remotes. */
export const listTools = (): readonly OfferedTool[] => state.offered;

/** The same, in render. The cast only takes away the snapshot's deep `readonly`: a `ref` is handed out as it is. */
export const useTools = () => useSnapshot(state).offered as readonly OfferedTool[];

/**
 * Loads tools with the remotes that offer them: `loadTools(listTools().filter(({ kind }) => kind === 'read'))`. A remote
 * that is away costs its own tools; never rejects. What a remote did not declare is not given.
 */
export async function loadTools(wanted: readonly OfferedTool[]): Promise<LoadedTools> {
  const remotes = [...new Set(wanted.map(({ remote }) => remote))];
  const loaded = await Promise.all(
    remotes.map((remote) =>
      fromRemote(
        remote,
        wanted.filter((tool) => tool.remote === remote),
      ),
    ),
  );
  return { tools: loaded.flatMap(({ tools }) => tools), missing: loaded.flatMap(({ missing }) => missing) };
}

async function fromRemote(remote: string, wanted: readonly OfferedTool[]): Promise<LoadedTools> {
  try {
    const given = (await sources.get(remote)?.load()) ?? [];
    const matches = wanted.map((tool) => ({ tool, found: given.find(({ name }) => name === tool.name) }));
    return {
      // Somebody was told "looks up" or "proposes": another kind is another tool.
      tools: matches.flatMap(({ tool, found }) => (found?.kind === tool.kind ? [found] : [])),
      missing: matches.flatMap(({ tool, found }) =>
        found?.kind === tool.kind ? [] : [{ tool, reason: `${remote} does not offer it any more.` }],
      ),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The AI tools of ${remote} cannot be used.`, error);
    return { tools: [], missing: wanted.map((tool) => ({ tool, reason })) };
  }
}
