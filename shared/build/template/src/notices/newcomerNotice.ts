import { contacts } from '@steps/business';
import { ownDay } from '@steps/platform';
import { keepNoticeOnce } from '@steps/platform/ui';
import { newcomersSince } from '../newcomers/newcomerRules';
import { __camel__Paths } from '../paths.generated';

/** How often to check whether somebody was added, ms. */
const interval = 600_000;

/**
 * Says once a day that contacts were added. Runs while Steps is open, whichever page is shown; returns the function that
 * stops it.
 */
export function watchNewcomers(): () => void {
  look();
  const timer = setInterval(look, interval);
  return () => clearInterval(timer);
}

function look(): void {
  const today = ownDay(new Date());
  const count = newcomersSince(contacts.all(), today).length;
  if (count === 0) return;
  keepNoticeOnce({
    id: `__the-id__ newcomers ${today}`,
    kind: '__the-id__-newcomers',
    title: `Contacts added today: ${count}`,
    href: __camel__Paths.home.href(),
  });
}
