import { useStorageStatus } from '@steps/platform';
import { sizeText } from '@steps/platform/numbers';
import { notify, ProgressBar, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { useEffect } from 'react';
import { askToKeep, measureStorage, useStorageUse } from './storageUseState';

/** How much room the data takes, and whether the browser may clear it. */
export function StorageUse() {
  const { used, quota, kept } = useStorageUse();
  const { memoryOnly, lost } = useStorageStatus();
  useEffect(() => void measureStorage(), []);

  const ask = async () => {
    if (await askToKeep()) return;
    notify({
      title: 'The browser decides later',
      description:
        'It did not agree now. Using Steps often, or bookmarking it, makes it agree. Keep backups meanwhile.',
    });
  };
  if (lost) {
    return (
      <Section title="Storage">
        <p role="status">
          The browser closed or cleared the storage of Steps. What you see is kept in this tab alone: download
          everything before you close it.
        </p>
      </Section>
    );
  }
  if (memoryOnly) {
    return (
      <Section title="Storage">
        <p>This browser stores nothing. Download everything before you close this tab.</p>
      </Section>
    );
  }
  return (
    <Section title="Storage" purpose="Everything lives in this browser, on this device.">
      <Stack bound gap={4} maxWidth={480}>
        {used !== undefined && quota !== undefined && quota > 0 ? (
          <>
            <p>
              {sizeText(used)} used of {sizeText(quota)} that the browser allows.
            </p>
            <ProgressBar label="Storage used" value={(used / quota) * 100} />
          </>
        ) : (
          <p className="s-muted">This browser does not say how much is stored.</p>
        )}
        {kept ? (
          <StatusTag tone="success">The browser keeps the data until you delete it</StatusTag>
        ) : (
          <>
            <p className="s-muted">When the disk runs full, the browser may clear the data of sites by itself.</p>
            <div>
              <Button onClick={() => void ask()}>Ask the browser to keep the data</Button>
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}
