import { markKeptRead, markNoticesRead, useNoticeHistory } from '@steps/platform/host';
import { Link } from '@steps/platform/router';
import { DateText, Text } from '@steps/platform/ui';
import { Bell } from 'lucide-react';
import { useId, useRef } from 'react';
import { CentreList } from '../notices/CentreList';
import { useCentre } from '../notices/useCentre';
import styles from './NoticeBell.module.css';

/** The notifications centre: what needs attention, and what Steps has said since the page was opened. */
export function NoticeBell() {
  const { past, unread } = useNoticeHistory();
  const entries = useCentre();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const fresh = unread + entries.filter(({ isNew }) => isNew).length;
  return (
    <>
      <button
        type="button"
        className={`s-icon-button ${styles.bell}`}
        aria-label={fresh > 0 ? `Notifications, ${fresh} new` : 'Notifications'}
        title="Notifications"
        popoverTarget={id}
      >
        <Bell size={16} aria-hidden />
        {fresh > 0 && <span className={styles.bellDot} aria-hidden />}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.notices}
        role="dialog"
        aria-label="Notifications"
        onToggle={(event) => {
          if (event.newState === 'open') markNoticesRead();
          // What was new stays marked while it is looked at.
          else markKeptRead();
        }}
      >
        <Text as="h2" marginBottom={2} size={14}>
          Notifications
        </Text>
        {entries.length === 0 && past.length === 0 && (
          <p className="s-muted">Nothing needs your attention. Messages from Steps in this tab are listed here too.</p>
        )}
        {entries.length > 0 && <CentreList entries={entries} onLeave={() => panel.current?.hidePopover()} />}
        {past.length > 0 && (
          <Text as="h3" marginBottom={2} size={14}>
            Earlier in this tab
          </Text>
        )}
        <ul className="s-plain">
          {past.map(({ notice, at }) => (
            <li key={notice.id} className={styles.noticesItem} data-tone={notice.tone}>
              <Text as="span" weight={500} breakWords className={styles.noticesName}>
                {notice.title}
              </Text>
              <span className="s-faint">
                <DateText value={at} />
              </span>
              {notice.description && (
                <Text as="span" spanAll breakWords tone="muted">
                  {notice.description}
                </Text>
              )}
              {notice.link && (
                <Link to={notice.link.href} onClick={() => panel.current?.hidePopover()}>
                  {notice.link.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
