import { defineTool } from '@steps/shared';
import { campaigns } from '@steps/shared/campaigns';
import * as v from 'valibot';
import { marketingPaths } from '../paths.generated';
import { pieces } from '../pieces/piece';
import { pieceStatus, pieceStatuses } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';

/** Rows of one answer; the rest is counted. */
const most = 20;

export const campaignStatus = defineTool({
  kind: 'read',
  name: 'campaign_status',
  description:
    'Campaigns with their type, audience, status and the day they go out, and what they brought: opens, clicks, replies and orders as they were typed in.',
  input: v.object({ status: v.optional(v.picklist(['draft', 'ready', 'scheduled', 'sent'])) }),
  run({ status }) {
    const all = campaigns.all();
    const found = all.filter((campaign) => status === undefined || campaign.status === status);
    return {
      noun: 'campaigns',
      total: found.length,
      lookedAt: all.length,
      byStatus: counted(all.map((campaign) => campaign.status)),
      campaigns: found.slice(0, most).map(({ id, name, type, audience, scheduledAt, sentAt, recipients, ...rest }) => ({
        id,
        title: name,
        href: marketingPaths.campaign.href(id),
        type,
        audience,
        status: rest.status,
        ...(scheduledAt && { scheduledAt }),
        ...(sentAt && { sentAt }),
        ...(recipients !== undefined && { recipients }),
        ...(rest.results && { results: rest.results }),
      })),
    };
  },
});

export const contentStatus = defineTool({
  kind: 'read',
  name: 'content_status',
  description:
    'Pieces of content (emails, posts, articles, adverts, product copy) and where each is: draft to published.',
  input: v.object({ status: v.optional(v.picklist(pieceStatuses)) }),
  run({ status }) {
    const all = pieces.all().map((piece) => ({ piece, status: pieceStatus(piece, resultOf) }));
    const found = all.filter((one) => status === undefined || one.status === status);
    return {
      noun: 'pieces of content',
      total: found.length,
      lookedAt: all.length,
      byStatus: counted(all.map((one) => one.status)),
      pieces: found.slice(0, most).map(({ piece: { id, kind, title, scheduledAt }, status: where }) => ({
        id,
        title,
        kind,
        status: where,
        ...(scheduledAt && { scheduledAt }),
      })),
      href: marketingPaths.marketing.href(),
    };
  },
});

const counted = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]));
