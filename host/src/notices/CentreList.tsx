import { snoozeNotice } from '@steps/platform/host';
import { Link } from '@steps/platform/router';
import { DateText, dismissKept, IconButton, Row, Stack } from '@steps/platform/ui';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './CentreList.module.css';
import { type CentreEntry, snoozeEnd, snoozes } from './centreRules';

interface CentreListProps {
  readonly entries: readonly CentreEntry[];
  /** A way was taken: what the list is in may close. */
  readonly onLeave: () => void;
}

/** What needs attention; each entry can be snoozed, and kept notices can be dismissed. */
export function CentreList({ entries, onLeave }: CentreListProps) {
  return (
    <ul className="s-plain" aria-label="Needs attention">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Entry({ entry, onLeave }: { readonly entry: CentreEntry; readonly onLeave: () => void }) {
  const { id, title, text, href, at, isNew } = entry;
  const [asked, setAsked] = useState(false);
  const choices = useId();
  return (
    <Stack
      as="li"
      gap={1}
      paddingY={2}
      divider="above"
      size={13}
      className={styles.entry}
      aria-label={title}
      data-new={isNew || undefined}
      data-own
    >
      <Row gap={2} align="start" justify="between" breakWords className={styles.head}>
        {href ? (
          <Link to={href} onClick={onLeave}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        {at && <IconButton label={`Dismiss: ${title}`} icon={X} onClick={() => dismissKept(id)} />}
      </Row>
      {text && <p className="s-muted">{text}</p>}
      <Row gap={2} align="center" wrap>
        {at && (
          <span className="s-faint">
            <DateText value={at} />
          </span>
        )}
        <button
          type="button"
          className="s-button s-button--small"
          aria-expanded={asked}
          aria-controls={choices}
          aria-label={`Snooze: ${title}`}
          onClick={() => setAsked(!asked)}
        >
          Snooze
        </button>
      </Row>
      <Row id={choices} gap={2} align="center" wrap hidden={!asked}>
        {snoozes.map((choice) => (
          <button
            key={choice}
            type="button"
            className="s-button s-button--small"
            onClick={() => snoozeNotice(id, snoozeEnd(choice, new Date()))}
          >
            {choice}
          </button>
        ))}
      </Row>
    </Stack>
  );
}
