import { Kbd, Row, Section, Stack, useShortcutList } from '@steps/platform/ui';
import styles from './help.module.css';

/** Every key that is bound now, from the registry that binds them. */
export function ShortcutsTab() {
  const shortcuts = useShortcutList();
  const scopes = [...new Set(shortcuts.map(({ scope }) => scope))];
  return (
    <Stack gap={3} alignContent="start" className={styles.stack}>
      {scopes.map((scope) => (
        <Section
          key={scope}
          title={scope}
          purpose={scope === 'Everywhere' ? 'On a Mac, ⌘ does what Ctrl does.' : undefined}
        >
          <Stack as="dl" className={styles.keys}>
            {shortcuts
              .filter((shortcut) => shortcut.scope === scope)
              .map(({ id, keys, label, note }) => (
                <div key={id}>
                  <Row as="dt" gap={2} align="start" wrap>
                    {keys.length === 0 && 'Off'}
                    {keys.map((key) => (
                      <Kbd key={key} keys={key} />
                    ))}
                  </Row>
                  <dd>
                    {label}
                    {note && <span className={styles.keyNote}>{note}</span>}
                  </dd>
                </div>
              ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
