import type { RemoteEntry } from '@steps/platform';
import { AddressRouter } from '@steps/platform/host';
import { Route, Routes } from '@steps/platform/router';
import { PageSkeleton } from '@steps/platform/ui';
import { useRemotesList } from '../federation/remotesList';
import { GatePage } from '../gate/GatePage';
import styles from './LinkedPage.module.css';
import { RemotePage } from './RemotePage';

/** While no workspace is open: the page of a shared link, whose content is in the link itself; for other addresses the gate. */
export function LinkedPage() {
  const { status, remotes } = useRemotesList();
  if (status === 'loading') return <PageSkeleton />;
  return (
    <AddressRouter>
      <Routes>
        {remotes.flatMap((remote) =>
          linkedPagesOf(remote).map((page) => (
            <Route
              key={page.path}
              path={page.path}
              element={
                <main className={styles.page}>
                  <RemotePage remote={remote} page={page} />
                </main>
              }
            />
          )),
        )}
        <Route path="*" element={<GatePage />} />
      </Routes>
    </AddressRouter>
  );
}

const linkedPagesOf = ({ pages }: RemoteEntry) => pages.filter(({ fromLink }) => fromLink === true);
