import type { LazyPart, ModulePageProps } from '../core/contract/remoteDefinition';
import { NotBuiltYet } from './NotBuiltYet';

/** What a remote's `remote.json` says of its modules and pages. */
interface RemoteTitles {
  readonly modules?: readonly { readonly id: string; readonly title: string }[];
  readonly pages?: readonly { readonly path: string; readonly title: string }[];
}

const notBuiltYet =
  <Props extends object>(name: string): LazyPart<Props> =>
  () =>
    Promise.resolve(() => <NotBuiltYet name={name} />);

/** Every module and page that a remote announces, as honest pages; real ones replace them one by one. */
export const notBuiltYetParts = ({ modules = [], pages = [] }: RemoteTitles) => ({
  modules: Object.fromEntries(modules.map(({ id, title }) => [id, notBuiltYet<ModulePageProps>(title)])),
  pages: Object.fromEntries(pages.map(({ path, title }) => [path, notBuiltYet<object>(title)])),
});
