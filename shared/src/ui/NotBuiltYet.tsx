import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../core/paths';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';
import { Page } from './Page';

interface NotBuiltYetProps {
  /** The module or page, as the navigation calls it. */
  readonly name: string;
  /** What works meanwhile. */
  readonly meanwhile?: ReactNode;
}

/** An honest page for what the route table promises and nobody has built yet. */
export function NotBuiltYet({ name, meanwhile = 'The dashboard and the CRM work already.' }: NotBuiltYetProps) {
  return (
    <Page title={name}>
      <EmptyState
        icon={Hammer}
        title={`${name} is not built yet`}
        purpose={meanwhile}
        action={<ButtonLink to={paths.module.href('dashboard')}>Open the dashboard</ButtonLink>}
      />
    </Page>
  );
}
