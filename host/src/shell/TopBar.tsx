import { useReviewsWaiting } from '@steps/business';
import { setChatVisible, useSession } from '@steps/platform';
import { Breadcrumb, usePageCrumbs, useShortcutKey } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { Box, IconButton, Kbd } from '@steps/platform/ui';
import { CheckCheck, MessageSquareText, Search } from 'lucide-react';
import { assistantToggleId } from '../assistant/AssistantFrame';
import { overriddenRemotes, resetOverrides } from '../federation/overrides';
import { openPalette } from '../palette/paletteState';
import { NoticeBell } from './NoticeBell';
import { usePlace } from './place';
import { crumbTrail } from './placeRules';
import { ReviewCount } from './ReviewCount';
import { SaveStatus } from './SaveStatus';
import { ThemeToggle } from './ThemeToggle';
import styles from './TopBar.module.css';

/** The breadcrumb, and what is wanted on every page. */
export function TopBar() {
  const { place, remotes } = usePlace();
  const crumbs = usePageCrumbs();
  const searchKey = useShortcutKey('palette');
  return (
    <header className={styles.top}>
      <Box grow shrink clip>
        <Breadcrumb oneLine crumbs={crumbTrail(place, remotes, crumbs)} />
      </Box>
      <OverrideBadge />
      <SaveStatus />
      <button
        type="button"
        className={styles.search}
        aria-label="Search or jump to…"
        aria-keyshortcuts={searchKey?.replace('Ctrl', 'Control')}
        onClick={() => openPalette()}
      >
        <Search size={16} aria-hidden />
        <span className={styles.searchWord}>Search or jump to…</span>
        {searchKey && (
          <span className={styles.searchKeys}>
            <Kbd keys={searchKey} />
          </span>
        )}
      </button>
      <ReviewsLink />
      <NoticeBell />
      <span className={styles.topTheme}>
        <ThemeToggle />
      </span>
      <AssistantToggle />
    </header>
  );
}

function ReviewsLink() {
  const waiting = useReviewsWaiting().length;
  if (waiting === 0) return null;
  return (
    <Link
      className={`s-icon-button ${styles.reviews}`}
      to={paths.module.href('human-loop')}
      title="Open the review queue"
    >
      <CheckCheck size={16} aria-hidden />
      <span className="s-hidden">Reviews: </span>
      <ReviewCount />
    </Link>
  );
}

function AssistantToggle() {
  const { chatVisible } = useSession();
  return (
    <IconButton
      label={chatVisible ? 'Close assistant' : 'Open assistant'}
      icon={MessageSquareText}
      id={assistantToggleId}
      onClick={() => setChatVisible(!chatVisible)}
    />
  );
}

/** Says that remotes come from elsewhere in this tab, and brings them back. */
function OverrideBadge() {
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
