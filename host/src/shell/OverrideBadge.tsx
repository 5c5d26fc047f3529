import { overriddenRemotes, resetOverrides } from '../federation/overrides';
import styles from './OverrideBadge.module.css';

/** Says that remotes come from elsewhere in this tab, and brings them back. */
export function OverrideBadge() {
  const names = overriddenRemotes();
  if (names.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.override}
      title={`Loaded from elsewhere: ${names.join(', ')}`}
      onClick={resetOverrides}
    >
      {names.length} overridden · reset
    </button>
  );
}
