import { useActiveClient } from '@steps/business';
import { useClients, useClientsInUse } from '@steps/business/host';
import { maxClients } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import { Menu, type MenuItem, Text } from '@steps/platform/ui';
import { ChevronsUpDown, Plus, Settings2 } from 'lucide-react';
import { ClientMark } from '../brand/ClientMark';
import { useComingBusiness } from '../business/business';
import { openBusiness } from '../business/openBusiness';
import { useOpenOnboarding } from '../home/openOnboarding';
import styles from './ClientSwitcher.module.css';

/** Shows which business is open and switches to another one. */
export function ClientSwitcher() {
  const clients = useClients();
  const active = useActiveClient();
  const navigate = useNavigate();
  const openOnboarding = useOpenOnboarding();
  const full = clients.filter((client) => !client.sample).length >= maxClients;
  const businesses = useClientsInUse().map(
    (client): MenuItem => ({
      id: client.id,
      label: client.businessName,
      detail: client.sample ? 'Sample data' : client.industry,
      checked: client.id === active?.id,
      onSelect: () => void openBusiness(client.id),
    }),
  );
  const items: MenuItem[] = [
    ...businesses,
    {
      id: 'add',
      label: clients.some((client) => !client.sample) ? 'Add another business' : 'Set up your business',
      detail: full ? `A workspace holds at most ${maxClients}, archived ones included` : undefined,
      icon: Plus,
      disabled: full,
      separated: businesses.length > 0,
      onSelect: openOnboarding,
    },
    {
      id: 'manage',
      label: 'Manage businesses',
      icon: Settings2,
      onSelect: () => navigate(paths.module.href('settings', { section: 'clients' })),
    },
  ];
  // Known before its records are read.
  const shown = useComingBusiness();
  const name = shown?.businessName ?? (clients.length > 0 ? 'No business open' : 'No business yet');
  return (
    <Menu
      label={`Business: ${name}. Switch business`}
      className={styles.switcher}
      wide
      items={items}
      trigger={
        <>
          <ClientMark client={shown} name={name} />
          <Text as="span" cut grow shrink className={styles.switcherName}>
            {name}
          </Text>
          <ChevronsUpDown size={16} aria-hidden className={styles.switcherSign} />
        </>
      }
    />
  );
}
