import { setNoticeKind, useNoticesOff } from '@steps/platform/host';
import { Row, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useRemotesList } from '../federation/remotesList';

/** The host's own kinds of notice; each remote names its own in its facts. */
const ownKinds = [
  { kind: 'reminder', label: 'Meeting reminders' },
  { kind: 'review', label: 'AI results waiting for review' },
  { kind: 'backup', label: 'Backups due' },
  { kind: 'connection', label: 'Connections that need you' },
];

/** Which kinds of things the notifications centre shows, and whether the computer shows reminders too. */
export function NotificationsSection() {
  const off = useNoticesOff();
  const kinds = [...ownKinds, ...useRemotesList().remotes.flatMap(({ notices }) => notices)];
  return (
    <>
      <Section title="What Steps tells you" purpose="In the bell at the top of each page, for this workspace.">
        <Stack bound gap={4} maxWidth={480}>
          {kinds.map(({ kind, label }) => (
            <Row as="label" key={kind} gap={2} align="center" wrap>
              <input
                type="checkbox"
                checked={!off.includes(kind)}
                onChange={({ target }) => setNoticeKind(kind, target.checked)}
              />
              {label}
            </Row>
          ))}
        </Stack>
      </Section>
      <OnTheComputer />
    </>
  );
}

function OnTheComputer() {
  const supported = typeof Notification !== 'undefined';
  const [permission, setPermission] = useState(supported ? Notification.permission : 'denied');
  return (
    <Section title="On your computer" purpose="Reminders show outside the browser too, while Steps is open.">
      <Stack bound gap={4} maxWidth={480}>
        {permission === 'granted' && <StatusTag tone="success">The browser shows them</StatusTag>}
        {permission === 'denied' && (
          <p className="s-muted">
            {supported
              ? 'Notifications are blocked. Allow them in the browser’s settings for this site.'
              : 'This browser cannot show notifications.'}
          </p>
        )}
        {permission === 'default' && (
          <div>
            <Button onClick={() => void Notification.requestPermission().then(setPermission)}>Allow them</Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}
