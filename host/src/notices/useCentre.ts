import { useActiveClient, useReviewsWaiting } from '@steps/business';
import { usePreference } from '@steps/platform';
import { useKeptNotices, useNoticesOff } from '@steps/platform/host';
import { paths } from '@steps/platform/paths';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type CentreEntry, centreEntries } from './centreRules';
import { lastBackup } from './lastBackup';

/** How often what rests is looked at, ms. */
export const centreInterval = 30_000;

/** What the notifications centre shows now. */
export function useCentre(): readonly CentreEntry[] {
  const { kept, snoozed } = useKeptNotices();
  const off = useNoticesOff();
  const reviews = useReviewsWaiting().length;
  const lastBackupAt = usePreference(lastBackup, v.optional(v.string()), undefined);
  const client = useActiveClient();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), centreInterval);
    return () => clearInterval(timer);
  }, []);
  return centreEntries({
    kept,
    snoozed,
    off,
    reviews,
    lastBackupAt,
    // A business of today has little to lose yet.
    hasRecords: client !== undefined && !client.sample && now - Date.parse(client.createdAt) > 86_400_000,
    hrefs: {
      reviews: paths.module.href('human-loop'),
      backup: paths.module.href('settings', { section: 'data' }),
    },
    now,
  });
}
