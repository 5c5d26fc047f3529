import type { Campaign } from '@steps/business/campaigns';
import { byTime, daysBetween } from '@steps/platform';
import type { PlacedPiece } from '../pieces/pieceState';

/** So many days ahead count as this week. */
const daysAhead = 7;

/** What the hub shows, in the order in which half an hour goes: decide, send, go on. */
export interface HubPieces {
  readonly waiting: readonly PlacedPiece[];
  /** With a day in the next week, and what is late. */
  readonly due: readonly PlacedPiece[];
  /** Unfinished, or approved without a day. */
  readonly going: readonly PlacedPiece[];
}

/** Sorts the pieces; each is in one group only. */
export function hubPieces(all: readonly PlacedPiece[], now: Date): HubPieces {
  const open = all.filter(({ status }) => status !== 'published');
  const isDue = ({ piece, status }: PlacedPiece) =>
    status === 'scheduled' && piece.scheduledAt !== undefined && daysBetween(now, piece.scheduledAt) < daysAhead;
  const newest = (one: PlacedPiece, other: PlacedPiece) => byTime(other.piece.updatedAt, one.piece.updatedAt);
  return {
    waiting: open
      .filter(({ status }) => status === 'waiting')
      // What has a day comes first, the earliest first.
      .sort((one, other) => byTime(one.piece.scheduledAt ?? '9', other.piece.scheduledAt ?? '9') || newest(one, other)),
    due: open.filter(isDue).sort((one, other) => byTime(one.piece.scheduledAt ?? '', other.piece.scheduledAt ?? '')),
    going: open.filter(({ status }) => status === 'draft' || status === 'approved').sort(newest),
  };
}

/** So many days back a campaign is asked about. */
const daysBack = 30;

/** What the hub shows of campaigns. */
export interface HubCampaigns {
  /** To be sent or published within a week, or at any time. */
  readonly coming: readonly Campaign[];
  /** Sent or published lately, and nobody said what they brought. */
  readonly unknown: readonly Campaign[];
  /** Those with results, the one sent last first. */
  readonly known: readonly Campaign[];
}

/** Sorts the campaigns; each is in one group at most. */
export function hubCampaigns(campaigns: readonly Campaign[], now: Date): HubCampaigns {
  const lastSent = (one: Campaign, other: Campaign) => byTime(other.sentAt ?? '', one.sentAt ?? '');
  return {
    coming: campaigns
      .filter(
        ({ status, scheduledAt }) =>
          status === 'ready' ||
          (status === 'scheduled' && scheduledAt !== undefined && daysBetween(now, scheduledAt) < daysAhead),
      )
      .sort((one, other) => byTime(one.scheduledAt ?? '', other.scheduledAt ?? '')),
    unknown: campaigns
      .filter(
        ({ status, sentAt, results }) =>
          status === 'sent' && !results && sentAt !== undefined && daysBetween(sentAt, now) <= daysBack,
      )
      .sort(lastSent),
    known: campaigns.filter(({ status, results }) => status === 'sent' && results !== undefined).sort(lastSent),
  };
}
