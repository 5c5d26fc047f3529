import { ErrorState, Page } from '@steps/platform/ui';
import { Fragment, type ReactNode } from 'react';
import { useBusiness } from './business';
import { NeedsBusiness } from './NeedsBusiness';
import { openBusiness } from './openBusiness';

interface WithBusinessProps {
  /** The page, as the navigation calls it. */
  readonly name: string;
  readonly skeleton: ReactNode;
  /** The page shows what is read already, while the rest still streams in. */
  readonly whileReading?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page that works on a business's records: shown once they are read (or read in part), and anew for another business. */
export function WithBusiness({ name, skeleton, whileReading, children }: WithBusinessProps) {
  const business = useBusiness();
  if (business.state === 'none') return <NeedsBusiness name={name} />;
  if (business.state === 'opening') {
    return whileReading && business.reading ? <Fragment key={business.reading}>{children}</Fragment> : skeleton;
  }
  if (business.state === 'deleted') {
    const next = business.others.find(({ sample }) => !sample) ?? business.others[0];
    return (
      <Page title={name}>
        <ErrorState
          title="This business was deleted"
          what="It was deleted in another tab."
          safe="The other businesses are as they were."
          next="Open another one to continue."
          onRetry={next && (() => void openBusiness(next.id))}
          retryLabel={`Open ${next?.businessName ?? ''}`}
        />
      </Page>
    );
  }
  if (business.state === 'failed') {
    return (
      <Page title={name}>
        <ErrorState
          title="The records could not be opened"
          safe="Nothing was changed, and what is stored is safe."
          next="Reload the page to try again, or open another business."
          detail={business.message}
          onRetry={() => window.location.reload()}
          retryLabel="Reload the page"
        />
      </Page>
    );
  }
  // Keyed: nothing of one business may stay in another one's fields.
  return <Fragment key={business.client.id}>{children}</Fragment>;
}
