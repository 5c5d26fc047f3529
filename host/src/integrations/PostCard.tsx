import { useOpenClientId } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { ButtonLink, lazyPart } from '@steps/platform/ui';
import { Suspense } from 'react';
import { businessesOnServer } from '../gate/loadTeam';
import { ServiceCard } from './ServiceCard';

// What speaks to a server comes only where the business is on one.
const PostOffices = lazyPart(async () => (await import('./PostOffices')).PostOffices);

const title = 'Post office';
const purpose =
  'A program that you run beside Steps. It sends your email from your own addresses, and reads the mailboxes, calendars and address books that you choose.';

/** Sending mail: a business on a server can have a post office. */
export function PostCard() {
  const id = useOpenClientId();
  const isOnServer = id !== undefined && businessesOnServer().includes(id);
  if (!isOnServer) {
    return (
      <ServiceCard
        service="post"
        title={title}
        purpose={purpose}
        state={{ label: 'Not connected' }}
        needsServer="A browser cannot send email by itself. A post office joins a business as another device does, so put this business on a server first."
        actions={<ButtonLink to={paths.module.href('settings', { section: 'team' })}>Team settings</ButtonLink>}
      />
    );
  }
  return (
    <Suspense fallback={<ServiceCard service="post" title={title} purpose={purpose} state={{ label: 'Loading' }} />}>
      <PostOffices title={title} purpose={purpose} />
    </Suspense>
  );
}
