import { people, useMay } from '@steps/business';
import { useCurrentPerson } from '@steps/business/host';
import { useRecords } from '@steps/platform';
import { useSearchParams } from '@steps/platform/router';
import { Page, Tabs } from '@steps/platform/ui';
import { useGate } from '../gate/gateState';
import { hostPurposes } from '../navigation/hostModules';
import { LogTab } from './LogTab';
import { PeopleTab } from './PeopleTab';
import styles from './permissions.module.css';
import { RolesTab } from './RolesTab';

/** Module permissions: who works here, what they may do, and what was done. `tab` of the address chooses the part. */
export function PermissionsPage() {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const me = useCurrentPerson();
  const count = useRecords(people).length;
  const tabs = [
    { id: 'people', label: 'People', count, panel: <PeopleTab /> },
    { id: 'roles', label: 'Roles', panel: <RolesTab /> },
    { id: 'log', label: 'Activity log', panel: <LogTab /> },
  ];
  const seen = may('view', 'permissions') ? tabs : tabs.filter(({ id }) => id !== 'log');
  return (
    <Page title="Permissions" purpose={hostPurposes.permissions}>
      <WhatItIsWorth />
      {me && !may('change', 'permissions') && (
        <p className="s-muted">Your role lets you see people and roles here, and change your own PIN.</p>
      )}
      <Tabs
        label="Permissions"
        tabs={seen}
        value={params.get('tab') ?? 'people'}
        onChange={(tab) => setParams((now) => ({ ...Object.fromEntries(now), tab }), { replace: true })}
      />
    </Page>
  );
}

/** What a rule in a browser can and cannot protect: whoever has the device has the data. */
function WhatItIsWorth() {
  const { encrypted } = useGate();
  return (
    <p className={styles.worth}>
      {encrypted
        ? 'Each person can have a passphrase of their own, and without one the data on this device cannot be read. Past it, roles guide people in Steps: somebody who has a passphrase and knows how to program a browser can still read what Steps does not show.'
        : 'Roles guide people in Steps on this device. They do not stop somebody who opens the browser’s own tools: this workspace has no passphrase, so its data can be read without Steps. Set one in the settings to keep others out.'}
    </p>
  );
}
