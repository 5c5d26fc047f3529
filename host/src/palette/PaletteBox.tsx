import { useActiveClient } from '@steps/business';
import { useClients } from '@steps/business/host';
import { useHistory } from '@steps/platform';
import { useNavigate } from '@steps/platform/router';
import { Box, Kbd, Text, useAppearance } from '@steps/platform/ui';
import { Command } from 'cmdk';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRemotesList } from '../federation/remotesList';
import { useOpenOnboarding } from '../home/openOnboarding';
import { navigationIcon } from '../navigation/navigationIcons';
import { useFoundEntries } from './foundEntries';
import styles from './palette.module.css';
import { actionEntries, goToEntries, recentEntries } from './paletteEntries';
import { filterEntries, inGroups, type PaletteEntry, palettePlaceholder } from './paletteRules';
import { closePalette } from './paletteState';
import { recentPlaces, rememberPlace } from './recentState';
import { useRemotePalette } from './remotePalette';

interface PaletteBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Search, navigation and actions in one box: what the palette's dialog shows once its code is there. */
export function PaletteBox({ query, onQuery }: PaletteBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // The focus moves on from the plain field that was here while this code was fetched.
  useLayoutEffect(() => input.current?.focus(), []);
  const { groups, failures, shownQuery } = usePaletteGroups(query);
  const [marked, setMarked] = useState({ id: '', query: '' });
  const ids = groups.flatMap(([, entries]) => entries.map(({ id }) => id));
  // The results come a moment after the key, when cmdk has marked one of the old ones: Enter would then open nothing.
  const current = marked.query === shownQuery && ids.includes(marked.id) ? marked.id : (ids[0] ?? '');
  const client = useActiveClient();
  const choose = (entry: PaletteEntry) => {
    // First closed, so that the focus is back before the action moves it.
    closePalette();
    const { title, href, icon } = entry;
    if (href) rememberPlace(client?.id, { title, href, ...(icon ? { icon } : {}) });
    entry.run();
  };
  const [entered, setEntered] = useState<string>();
  const openCurrent = useEffectEvent(() => {
    const entry = groups.flatMap(([, entries]) => entries).find(({ id }) => id === current);
    setEntered(undefined);
    if (entry) choose(entry);
  });
  // Enter right after a letter is meant for what that letter finds, not for the results before it.
  useEffect(() => {
    if (entered === shownQuery) openCurrent();
  }, [entered, shownQuery]);
  const waitForResults = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || query === shownQuery) return;
    event.preventDefault();
    setEntered(query);
  };
  return (
    <Command
      label="Search and commands"
      shouldFilter={false}
      onKeyDown={waitForResults}
      loop
      className={styles.paletteBox}
      value={current}
      onValueChange={(id) => setMarked({ id, query: shownQuery })}
    >
      <Command.Input
        ref={input}
        className={styles.paletteInput}
        placeholder={palettePlaceholder}
        value={query}
        onValueChange={(text) => {
          setEntered(undefined);
          onQuery(text);
        }}
      />
      <Command.List className={styles.paletteList} label="Results">
        <Command.Empty className={styles.paletteEmpty}>Nothing found for “{query.trim()}”.</Command.Empty>
        {groups.map(([group, entries]) => (
          <Command.Group key={group} heading={group} className={styles.paletteGroup}>
            {entries.map((entry) => (
              <PaletteRow key={entry.id} entry={entry} onSelect={() => choose(entry)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <Text as="footer" paddingY={2} paddingX={4} divider="above" tone="faint" size={12} className={styles.paletteFoot}>
        {failures.map((failure) => (
          <p key={failure} role="status">
            {failure}
          </p>
        ))}
        <p className={styles.paletteKeys} aria-hidden>
          <Kbd keys="↑" /> <Kbd keys="↓" /> move <Kbd keys="Enter" /> open <Kbd keys="Esc" /> close
        </p>
      </Text>
    </Command>
  );
}

function PaletteRow({ entry, onSelect }: { readonly entry: PaletteEntry; readonly onSelect: () => void }) {
  const { id, title, detail, keys, icon } = entry;
  const Icon = navigationIcon(icon ?? '');
  return (
    <Command.Item value={id} onSelect={onSelect} className={styles.paletteRow}>
      <Icon size={16} aria-hidden />
      <Text as="span" cut>
        {title}
      </Text>
      {detail && <span className={styles.paletteDetail}>{detail}</span>}
      {keys && (
        <Box as="span" atEnd>
          <Kbd keys={keys} />
        </Box>
      )}
    </Command.Item>
  );
}

/** The groups with something in them, for what is typed. */
function usePaletteGroups(typed: string) {
  const query = useDeferredValue(typed);
  const go = useNavigate();
  const openOnboarding = useOpenOnboarding();
  const { remotes } = useRemotesList();
  const { mode } = useAppearance();
  const { undoLabel, redoLabel } = useHistory();
  const clients = useClients();
  const client = useActiveClient();
  const { commands, providers, failures } = useRemotePalette(remotes);
  const navigate = (href: string) => void go(href);
  const found = useFoundEntries(query, providers, navigate);
  const [recent] = useState(() => recentPlaces(client?.id));

  const known = [
    ...(query.trim() ? [] : recentEntries(recent, navigate)),
    ...goToEntries(remotes, navigate),
    ...actionEntries({ mode, undoLabel, redoLabel, clients, activeId: client?.id, openOnboarding, navigate }),
    ...commands.map(({ id, title, keywords, icon, run }) => ({
      id: `command ${id}`,
      group: 'Actions',
      title,
      keywords,
      icon: title.startsWith('Add ') ? 'add' : icon,
      run: () => run({ navigate }),
    })),
  ];
  return { groups: inGroups(query, [...filterEntries(query, known), ...found]), failures, shownQuery: query };
}
