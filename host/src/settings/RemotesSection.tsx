import { counted, type RemoteEntry } from '@steps/platform';
import { attemptLater, EmptyState, notify, Section, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { Blocks, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLoadedRemotes } from '../federation/loadedRemotes';
import { loadRemote } from '../federation/loadRemote';
import { loadRemotesList, useRemotesList } from '../federation/remotesList';
import { errorText } from '../gate/errorText';
import { takeUpdate } from '../offline/offlineState';
import { checkRemotes, healthOf, useRemoteChecks, versionOf } from './remoteHealth';
import styles from './settings.module.css';

/** The modules of this installation: which there are, of which version, how they are. */
export function RemotesSection() {
  const { remotes, status, problem } = useRemotesList();
  const loaded = useLoadedRemotes();
  const checks = useRemoteChecks();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await checkRemotes(remotes);
    setBusy(false);
  };
  const readAgain = (
    <Button onClick={() => void loadRemotesList()} loading={status === 'loading'}>
      Read the list again
    </Button>
  );
  if (remotes.length === 0) {
    return (
      <EmptyState
        icon={Blocks}
        title={status === 'failed' ? 'The list of modules could not be read' : 'No modules'}
        purpose={
          status === 'failed' ? problem : 'This installation lists none. Dashboard and settings work all the same.'
        }
        action={readAgain}
      />
    );
  }
  const newer = remotes.some(({ name }) => checks[name]?.newer);
  return (
    <Section
      title="Installed modules"
      purpose="Each is published separately and loaded when first opened. If one is unavailable, the others keep working."
      actions={
        <>
          {newer && (
            <Button type="primary" icon={<RefreshCw size={16} aria-hidden />} onClick={() => void takeUpdate()}>
              Update Steps
            </Button>
          )}
          <Button loading={busy} onClick={() => void check()}>
            Check all
          </Button>
        </>
      }
    >
      <ul className="s-plain">
        {remotes.map((entry) => (
          <RemoteRow
            key={entry.name}
            entry={entry}
            isLoaded={loaded.some(({ name }) => name === entry.name)}
            check={checks[entry.name]}
          />
        ))}
      </ul>
    </Section>
  );
}

interface RemoteRowProps {
  readonly entry: RemoteEntry;
  readonly isLoaded: boolean;
  readonly check: Parameters<typeof healthOf>[2];
}

function RemoteRow({ entry, isLoaded, check }: RemoteRowProps) {
  const { title, name, manifest, modules, pages } = entry;
  const { tone, text, detail } = healthOf(entry, isLoaded, check);
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await attemptLater({ title: `${title} could not be loaded`, description: errorText }, async () => {
      await loadRemote(entry);
      notify({ title: `${title} is loaded` });
    });
    setBusy(false);
  };
  const version = versionOf(entry);
  return (
    <li className={styles.client} aria-label={title}>
      <StatusTag tone={tone}>{text}</StatusTag>
      <Stack size={13} className={styles.clientText}>
        <strong>{title}</strong>
        <span className="s-faint">
          {[
            name,
            version && `version ${version}`,
            manifest?.shared && `shared ${manifest.shared}`,
            count(modules.length, 'module'),
            count(pages.length, 'page'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {detail && <span>{detail}</span>}
      </Stack>
      {!isLoaded && !entry.disabled && !entry.problem && (
        <Button aria-label={`Load ${title}`} loading={busy} onClick={() => void load()}>
          Load
        </Button>
      )}
    </li>
  );
}

const count = (number: number, noun: string) => number > 0 && counted(number, noun);
