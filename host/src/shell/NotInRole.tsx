import { ownerRole, people } from '@steps/business';
import { currentPerson } from '@steps/business/host';
import { paths } from '@steps/platform/paths';
import { ButtonLink, EmptyState, Page } from '@steps/platform/ui';
import { Lock } from 'lucide-react';
import { roleOf } from '../people/peopleState';
import { useWindowTitle } from './windowTitle';

/** In place of a page that the role of the person at work leaves out: why, and who can change it. */
export function NotInRole({ title }: { readonly title: string }) {
  const me = currentPerson();
  const role = roleOf(me?.roleId ?? '')?.name ?? 'no role';
  const owners = people.all().filter(({ active, roleId }) => active && roleId === ownerRole);
  useWindowTitle(title);
  return (
    <Page title={title}>
      <EmptyState
        icon={Lock}
        title={`${title} is not part of your role`}
        purpose={`You work here as ${me?.name ?? 'nobody'}, with the role “${role}”. ${owners.map(({ name }) => name).join(' or ')} can change that under Permissions.`}
        action={<ButtonLink to={paths.module.href('dashboard')}>Go to the dashboard</ButtonLink>}
      />
    </Page>
  );
}
