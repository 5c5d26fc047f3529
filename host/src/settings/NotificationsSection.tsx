import {
  type NoticeKind,
  noticeKinds,
  Section,
  Stack,
  StatusTag,
  setNoticeKind,
  useNoticesOff,
} from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';

const labels: Record<NoticeKind, string> = {
  reminder: 'Meeting reminders',
  target: 'Ticket response targets',
  review: 'AI results waiting for review',
  import: 'Finished imports',
  backup: 'Backups due',
  briefing: 'Daily briefing',
  connection: 'Connections that need you',
};

/** Which kinds of things the notifications centre shows, and whether the computer shows reminders too. */
export function NotificationsSection() {
  const off = useNoticesOff();
  return (
    <>
      <Section title="What Steps tells you" purpose="In the bell at the top of each page, for this workspace.">
        <Stack bound gap={4} maxWidth={480}>
          {noticeKinds.map((kind) => (
            <label key={kind} className="s-line">
              <input
                type="checkbox"
                checked={!off.includes(kind)}
                onChange={({ target }) => setNoticeKind(kind, target.checked)}
              />
              {labels[kind]}
            </label>
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
