import { DateText, markNoticesRead, useNoticeHistory } from '@steps/shared/ui';
import { Bell } from 'lucide-react';
import { useId } from 'react';
import styles from './NoticeBell.module.css';

/** What Steps has said since the page was opened, to be read again. */
export function NoticeBell() {
  const { past, unread } = useNoticeHistory();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`s-icon-button ${styles.bell}`}
        aria-label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
        title="Notifications"
        popoverTarget={id}
      >
        <Bell size={16} aria-hidden />
        {unread > 0 && <span className={styles.bellDot} aria-hidden />}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.notices}
        role="dialog"
        aria-label="Notifications"
        onToggle={(event) => event.newState === 'open' && markNoticesRead()}
      >
        <h2 className={styles.noticesTitle}>Notifications</h2>
        {past.length === 0 && (
          <p className="s-muted">Nothing yet. What Steps tells you is kept here until you close the tab.</p>
        )}
        <ul className="s-plain">
          {past.map(({ notice, at }) => (
            <li key={notice.id} className={styles.noticesItem} data-tone={notice.tone}>
              <span className={styles.noticesName}>{notice.title}</span>
              <span className="s-faint">
                <DateText value={at} />
              </span>
              {notice.description && <span className={`s-muted ${styles.noticesText}`}>{notice.description}</span>}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
