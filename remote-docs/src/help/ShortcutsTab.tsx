import { Kbd, Section } from '@steps/shared/ui';
import styles from './help.module.css';
import { shortcutList } from './shortcutList';

/** The keys that work everywhere. */
export function ShortcutsTab() {
  return (
    <Section title="Everywhere" purpose="On a Mac, ⌘ does what Ctrl does.">
      <dl className={styles.keys}>
        {shortcutList.map(({ keys, does, note }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} keys={key} />
              ))}
            </dt>
            <dd>
              {does}
              {note && <span className={styles.keyNote}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
