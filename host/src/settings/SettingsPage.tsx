import { counted } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { Link, useSearchParams } from '@steps/platform/router';
import { ListSkeleton, NothingFound, Page, SearchField, Stack } from '@steps/platform/ui';
import { useState } from 'react';
import { RemotePart } from '../federation/RemotePart';
import { useRemotesList } from '../federation/remotesList';
import { hostPurposes } from '../navigation/hostModules';
import { navigationIcon } from '../navigation/navigationIcons';
import styles from './settings.module.css';
import { settingsBodies } from './settingsBodies';
import { findSettings, type RemoteSettings, remoteSettings, settingsIndex } from './settingsIndex';

/** Module settings; `section` of the address chooses the part, an unknown one shows the first. */
export function SettingsPage({ module = 'settings' }: { readonly module?: string }) {
  const [params] = useSearchParams();
  const [query, setQuery] = useState('');
  const wanted = params.get('section');
  const others = remoteSettings(useRemotesList().remotes);
  const own = settingsIndex.find(({ id }) => id === wanted);
  const remote = own ? undefined : others.find(({ section }) => section?.id === wanted);
  const current = own ?? settingsIndex[0];
  const { Body } = settingsBodies[current.id];
  return (
    <Page title="Settings" purpose={hostPurposes.settings}>
      <div className={styles.settings}>
        <div className={styles.settingsSide}>
          <SearchField wide label="Search settings" value={query} onChange={setQuery} />
          {query.trim() ? (
            <FoundSettings query={query} others={others} onClear={() => setQuery('')} />
          ) : (
            <nav className={styles.settingsNav} aria-label="Settings">
              {settingsIndex.map(({ id, title }) => {
                const { icon: Icon } = settingsBodies[id];
                return (
                  <Link
                    key={id}
                    className="s-nav__item"
                    to={paths.module.href(module, { section: id })}
                    aria-current={!remote && id === current.id ? 'page' : undefined}
                  >
                    <Icon size={16} aria-hidden />
                    {title}
                  </Link>
                );
              })}
              {others.map((other) => {
                const Icon = navigationIcon(other.icon);
                return (
                  <Link
                    key={other.href}
                    className="s-nav__item"
                    to={other.href}
                    aria-current={other === remote ? 'page' : undefined}
                  >
                    <Icon size={16} aria-hidden />
                    {other.title}
                  </Link>
                );
              })}
            </nav>
          )}
        </div>
        <Stack
          as="section"
          gap={4}
          bound
          alignContent="start"
          aria-label={(remote ?? current).title}
          key={remote?.href ?? current.id}
        >
          {remote?.section ? (
            <RemotePart
              entry={remote.section.remote}
              part={`settings ${remote.section.id}`}
              pick={({ settings }) => settings?.[remote.section?.id ?? '']}
              props={{}}
              skeleton={<ListSkeleton label={`Loading ${remote.title}`} />}
            />
          ) : (
            <Body />
          )}
        </Stack>
      </div>
    </Page>
  );
}

interface FoundSettingsProps {
  readonly query: string;
  readonly others: readonly RemoteSettings[];
  readonly onClear: () => void;
}

/** What the search finds; a press shows the section and ends the search. */
function FoundSettings({ query, others, onClear }: FoundSettingsProps) {
  const found = findSettings(query, others);
  if (found.length === 0)
    return (
      <NothingFound searched={`“${query.trim()}” in the settings`} clearLabel="Show all settings" onClear={onClear} />
    );
  return (
    <nav className={styles.settingsNav} aria-label="Settings found">
      <p className="s-hidden" role="status">
        {counted(found.length, 'setting found', 'settings found')}
      </p>
      {found.map(({ title, part, href }) => (
        <Link key={`${href} ${part}`} className={`s-nav__item ${styles.found}`} to={href} onClick={onClear}>
          <span>{part}</span>
          {part !== title && <span className="s-faint">{title}</span>}
        </Link>
      ))}
    </nav>
  );
}
