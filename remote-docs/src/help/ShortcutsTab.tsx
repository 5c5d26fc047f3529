import { Kbd, Section, useShortcutList } from '@steps/shared/ui';
import styles from './help.module.css';

/** Every key that is bound now, from the registry that binds them. */
export function ShortcutsTab() {
  const shortcuts = useShortcutList();
  const scopes = [...new Set(shortcuts.map(({ scope }) => scope))];
  return (
    <div className={styles.stack}>
      {scopes.map((scope) => (
        <Section
          key={scope}
          title={scope}
          purpose={scope === 'Everywhere' ? 'On a Mac, ⌘ does what Ctrl does.' : undefined}
        >
          <dl className={styles.keys}>
            {shortcuts
              .filter((shortcut) => shortcut.scope === scope)
              .map(({ id, keys, label, note }) => (
                <div key={id}>
                  <dt>
                    {keys.length === 0 && 'Off'}
                    {keys.map((key) => (
                      <Kbd key={key} keys={key} />
                    ))}
                  </dt>
                  <dd>
                    {label}
                    {note && <span className={styles.keyNote}>{note}</span>}
                  </dd>
                </div>
              ))}
          </dl>
        </Section>
      ))}
    </div>
  );
}
