import { ownerRole, people } from '@steps/shared';
import { currentPerson } from '@steps/shared/host';
import { paths } from '@steps/shared/paths';
import { ButtonLink, EmptyState, Page } from '@steps/shared/ui';
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
