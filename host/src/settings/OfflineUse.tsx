import { attemptLater, DateText, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { errorText } from '../gate/errorText';
import { isOfflinePossible, keepNow, lookUpKept, takeUpdate, useOffline } from '../offline/offlineState';

/** Whether Steps itself, not only the data, is on this device. */
export function OfflineUse() {
  const { kept, offered } = useOffline();
  const [busy, setBusy] = useState(false);
  useEffect(() => void lookUpKept(), []);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await attemptLater({ title: 'Steps could not be fetched', description: errorText }, async () => {
      await work();
    });
    setBusy(false);
  };
  if (!isOfflinePossible()) {
    return (
      <Section title="Offline use">
        <p className="s-muted">This browser cannot keep Steps itself, so opening it needs the network.</p>
      </Section>
    );
  }
  return (
    <Section
      title="Offline use"
      purpose="Steps is kept in this browser after half a minute of use. To open it like an application, choose Install in the browser’s menu."
    >
      <Stack bound gap={4} maxWidth={480}>
        {kept ? (
          <p>
            Steps opens without a network. Last kept: <DateText value={new Date(kept.keptAt).toISOString()} />.
          </p>
        ) : (
          <p>Steps is not kept yet: opening it needs the network.</p>
        )}
        {kept && kept.missing.length > 0 && (
          <p>
            {new Intl.ListFormat('en-GB').format(kept.missing)} could not be fetched, and{' '}
            {kept.missing.length === 1 ? 'needs' : 'need'} the network until then.
          </p>
        )}
        {offered && <p>A new version is ready.</p>}
        <div>
          {offered ? (
            <Button type="primary" loading={busy} onClick={() => void run(takeUpdate)}>
              Update now
            </Button>
          ) : (
            <Button loading={busy} onClick={() => void run(keepNow)}>
              {kept ? 'Look for a new version' : 'Keep it now'}
            </Button>
          )}
        </div>
      </Stack>
    </Section>
  );
}
