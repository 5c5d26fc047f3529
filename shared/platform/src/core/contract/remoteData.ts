import type { RemoteFacts } from './remotesFile';

type Keyed<Key extends keyof RemoteFacts, Id extends string> = Readonly<
  Record<string, Omit<RemoteFacts[Key] extends (infer One)[] ? One : never, Id>>
>;

type PageData = Omit<RemoteFacts['pages'][number], 'open'> & { readonly open?: boolean };
type SectionData = Omit<RemoteFacts['settings'][number], 'id' | 'parts'> & {
  readonly parts?: RemoteFacts['settings'][number]['parts'];
};

/**
 * What a remote says of itself: `src/facts.ts`, plain data, said once. The build writes `remote.json` from it, which the host
 * reads before any code of the remote, and `src/paths.generated.ts`; `implementRemote` wants a part for all that is said here.
 */
export interface RemoteData extends Partial<Pick<RemoteFacts, 'tasks' | 'tools' | 'notices' | 'shortcuts'>> {
  readonly name: string;
  readonly title: string;
  readonly icon: string;
  /** By id, the value of `?module=`. */
  readonly modules?: Keyed<'modules', 'id'>;
  /** By the name that the page has in `paths.generated.ts`. */
  readonly pages?: Readonly<Record<string, PageData>>;
  /** By id. */
  readonly widgets?: Keyed<'widgets', 'id'>;
  readonly integrations?: Keyed<'integrations', 'id'>;
  readonly settings?: Readonly<Record<string, SectionData>>;
  readonly palette?: true;
  readonly watches?: true;
  readonly assistant?: true;
  readonly help?: true;
}
