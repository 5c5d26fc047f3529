import {
  type Activity,
  activities,
  aiResults,
  type Contact,
  contacts,
  currentStages,
  type Deal,
  deals,
  displayedType,
  isTouch,
  pipelines,
  stageOf,
  type Ticket,
  tickets,
  touchedAt,
} from '@steps/business';
import { type Campaign, campaigns } from '@steps/business/campaigns';
import { receivedMail } from '@steps/business/mail';
import { mailingAnswers, mailings } from '@steps/business/mailings';
import { type WebFigure, webFigures } from '@steps/business/webFigures';
import { momentFrom } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { moduleLabel } from '../review/moduleLabel';
import { campaignFigures } from './campaignFigures';
import { defineMetric, type Metric } from './metricTable';

const or = (text: string, none: string) => text.trim() || none;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** What has a day and no time is in the middle of that day. */
const noon = (day: string) => momentFrom(`${day}T12:00`).toISOString();
const owner = { label: 'Owner', of: ({ owner }: { readonly owner: string }) => or(owner, 'Nobody') };
const source = { label: 'Source', of: ({ source }: { readonly source: string }) => or(source, 'No source') };

const ofActivity = {
  collection: activities,
  noun: ['activity', 'activities'],
  title: ({ subject, body, type }: Activity) => or(subject, or(body, capital(type))),
  href: ({ contactId, companyId, dealId }: Activity) => {
    if (contactId) return paths.contact.href(contactId);
    if (companyId) return paths.company.href(companyId);
    return dealId ? dealHref(dealId) : paths.module.href('crm', { tab: 'activities' });
  },
  groups: { type: { label: 'Type', of: ({ type }: Activity) => capital(displayedType(type)) }, owner },
} as const;

const ofDeal = {
  collection: deals,
  beside: pipelines,
  noun: ['deal', 'deals'],
  title: ({ name }: Deal) => name,
  href: ({ id }: Deal) => dealHref(id),
} as const;
const dealHref = (id: string) => paths.module.href('crm', { tab: 'deals', deal: id });
const kindOf = ({ stage }: Deal) => stageOf(stage, currentStages()).kind;
const stageLabel = (id: string) => stageOf(id, currentStages()).label;
/** Stages that a deal goes through on its way to being won, in order. */
const wayStages = () => currentStages().filter(({ kind }) => kind !== 'lost');

/** The last stage on the way to being won that a deal has been in; a lost one stays where it got to. */
function furthestStage({ stage, stageHistory }: Deal): string {
  const way = wayStages();
  const been = [stage, ...stageHistory.map((entry) => entry.stage)].map((id) => way.findIndex((one) => one.id === id));
  return (way[Math.max(...been, 0)] ?? stageOf(stage)).label;
}

const ofTicket = {
  collection: tickets,
  noun: ['request', 'requests'],
  title: ({ number, subject }: Ticket) => `#${number} ${subject}`,
  href: ({ id }: Ticket) => paths.module.href('support', { ticket: id }),
  groups: {
    status: { label: 'Status', of: ({ status }: Ticket) => capital(status) },
    priority: { label: 'Priority', of: ({ priority }: Ticket) => capital(priority) },
    owner: { label: 'Assignee', of: ({ assignee }: Ticket) => or(assignee, 'Nobody') },
  },
} as const;

const ofCampaign = {
  collection: campaigns,
  noun: ['campaign', 'campaigns'],
  title: ({ name }: Campaign) => name,
  href: ({ id }: Campaign) => paths.campaign.href(id),
  at: ({ status, sentAt }: Campaign) => (status === 'sent' ? sentAt : undefined),
  groups: { type: { label: 'Type', of: ({ type }: Campaign) => capital(type) } },
} as const;
const resultSum = ({ results = {} }: Campaign, what: 'clicks' | 'replies' | 'orders') =>
  Object.values(results).reduce((sum, one) => sum + one[what], 0);

const ofWebsite = {
  collection: webFigures,
  noun: ['day', 'days'],
  fold: 'sum',
  unit: 'count',
  good: 'more',
  area: 'Marketing',
  at: ({ day }: WebFigure) => noon(day),
  title: ({ day, channel }: WebFigure) => [day, channel].filter(Boolean).join(', '),
  href: () => paths.module.href('integrations'),
  groups: { channel: { label: 'Channel', of: ({ channel }: WebFigure) => or(channel, 'No channel') } },
} as const;

const more = { fold: 'count', unit: 'count', good: 'more' } as const;

/** All that boards count, by area. */
export const metrics: readonly Metric[] = [
  defineMetric<Activity>({
    ...ofActivity,
    ...more,
    id: 'contact-made',
    area: 'CRM',
    label: 'Customer contact',
    purpose: 'Calls, emails and meetings, by the day they took place',
    at: (activity) => (isTouch(activity) ? touchedAt(activity) : undefined),
  }),
  defineMetric<Activity>({
    ...ofActivity,
    ...more,
    id: 'activities',
    area: 'CRM',
    label: 'Activities',
    purpose: 'Timeline entries except field changes, by the day they took place',
    at: (activity) => (activity.type === 'change' ? undefined : touchedAt(activity)),
  }),
  defineMetric<Contact>({
    ...more,
    id: 'new-contacts',
    area: 'CRM',
    label: 'New contacts',
    purpose: 'Contacts that are not archived, by the day they were added',
    collection: contacts,
    noun: ['contact', 'contacts'],
    at: ({ archivedAt, createdAt }) => (archivedAt ? undefined : createdAt),
    title: ({ name, email }) => or(name, email),
    href: ({ id }) => paths.contact.href(id),
    groups: {
      status: { label: 'Status', of: ({ status }) => or(status, 'No status') },
      temperature: { label: 'Temperature', of: ({ temperature }) => capital(temperature) },
      source,
      owner,
    },
  }),
  defineMetric<Deal>({
    ...ofDeal,
    ...more,
    id: 'deals-added',
    area: 'Sales',
    label: 'Deals added',
    purpose: 'Deals by the day they were added',
    at: ({ createdAt }) => createdAt,
    groups: {
      furthest: { label: 'Furthest stage', of: furthestStage, order: () => wayStages().map(({ label }) => label) },
      stage: { label: 'Stage now', of: ({ stage }) => stageLabel(stage) },
      source,
      owner,
    },
  }),
  defineMetric<Deal>({
    ...ofDeal,
    id: 'won',
    area: 'Sales',
    label: 'Won',
    purpose: 'Value of deals, by the day they were won',
    fold: 'sum',
    unit: 'money',
    good: 'more',
    at: (deal) => (kindOf(deal) === 'won' ? deal.stageChangedAt : undefined),
    value: ({ valuePence }) => valuePence,
    groups: { source, owner },
  }),
  defineMetric<Deal>({
    ...ofDeal,
    id: 'lost',
    area: 'Sales',
    label: 'Deals lost',
    purpose: 'Deals by the day they were lost',
    fold: 'count',
    unit: 'count',
    good: 'less',
    at: (deal) => (kindOf(deal) === 'lost' ? deal.stageChangedAt : undefined),
    groups: { reason: { label: 'Reason', of: ({ lostReason }) => or(lostReason, 'No reason given') }, source, owner },
  }),
  defineMetric<Deal>({
    ...ofDeal,
    id: 'expected',
    area: 'Sales',
    label: 'Expected to close',
    purpose: 'Value of open deals, by their close date',
    fold: 'sum',
    unit: 'money',
    good: 'more',
    at: (deal) => (kindOf(deal) === 'open' && deal.closeDate ? noon(deal.closeDate) : undefined),
    value: ({ valuePence }) => valuePence,
    groups: { stage: { label: 'Stage now', of: ({ stage }) => stageLabel(stage) }, source, owner },
  }),
  defineMetric<Ticket>({
    ...ofTicket,
    id: 'requests',
    area: 'Support',
    label: 'Support requests',
    purpose: 'Requests by the day they arrived',
    fold: 'count',
    unit: 'count',
    good: 'less',
    at: ({ createdAt }) => createdAt,
  }),
  defineMetric<Ticket>({
    ...ofTicket,
    id: 'first-reply',
    area: 'Support',
    label: 'First reply to a request',
    purpose: 'Median time from a request to the first reply, nights included',
    fold: 'median',
    unit: 'minutes',
    good: 'less',
    at: ({ createdAt, firstReplyAt }) => (firstReplyAt ? createdAt : undefined),
    value: ({ createdAt, firstReplyAt }) =>
      firstReplyAt ? (Date.parse(firstReplyAt) - Date.parse(createdAt)) / 60_000 : undefined,
  }),
  defineMetric<Ticket>({
    ...ofTicket,
    id: 'satisfaction',
    area: 'Support',
    label: 'Satisfaction',
    purpose: 'Mean of the answers from 1 to 5, by the day they were given',
    fold: 'mean',
    unit: 'score',
    good: 'more',
    at: ({ satisfaction, satisfactionAt, updatedAt }) =>
      satisfaction === undefined ? undefined : (satisfactionAt ?? updatedAt),
    value: ({ satisfaction }) => satisfaction,
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    ...more,
    id: 'campaigns-sent',
    area: 'Marketing',
    label: 'Campaigns sent',
    purpose: 'Campaigns by the day they were sent',
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    id: 'campaign-clicks',
    area: 'Marketing',
    label: 'Clicks of campaigns',
    purpose: 'People who pressed a link, counted or as entered, by the day the campaign was sent',
    fold: 'sum',
    unit: 'count',
    good: 'more',
    alsoWatched: mailingAnswers,
    value: (campaign) => campaignFigures(campaign.id)?.clicked ?? resultSum(campaign, 'clicks'),
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    id: 'campaign-emails',
    area: 'Marketing',
    label: 'Emails of campaigns',
    purpose: 'Emails that your post office sent, by the day the campaign began',
    fold: 'sum',
    unit: 'count',
    good: 'more',
    // How one ended; a hundred writes a second while it is sent are not drawn.
    alsoWatched: mailings,
    value: ({ id }) => campaignFigures(id)?.sent,
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    id: 'campaign-unsubscribed',
    area: 'Marketing',
    label: 'Unsubscribed by campaigns',
    purpose: 'People who unsubscribed with a link, by the day the campaign began',
    fold: 'sum',
    unit: 'count',
    good: 'less',
    alsoWatched: mailingAnswers,
    value: ({ id }) => campaignFigures(id)?.unsubscribed,
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    id: 'campaign-bounced',
    area: 'Marketing',
    label: 'Bounced emails of campaigns',
    purpose: 'Emails that did not reach their address, by the day the campaign began',
    fold: 'sum',
    unit: 'count',
    good: 'less',
    alsoWatched: mailingAnswers,
    value: ({ id }) => campaignFigures(id)?.bounced,
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    id: 'campaign-replies',
    area: 'Marketing',
    label: 'Replies to campaigns',
    purpose: 'People who answered, counted or as entered, by the day the campaign was sent',
    fold: 'sum',
    unit: 'count',
    good: 'more',
    alsoWatched: receivedMail,
    value: (campaign) => campaignFigures(campaign.id)?.replied ?? resultSum(campaign, 'replies'),
  }),
  defineMetric<Campaign>({
    ...ofCampaign,
    id: 'campaign-orders',
    area: 'Marketing',
    label: 'Orders from campaigns',
    purpose: 'Orders as entered, by the day the campaign was sent',
    fold: 'sum',
    unit: 'count',
    good: 'more',
    value: (campaign) => resultSum(campaign, 'orders'),
  }),
  defineMetric<WebFigure>({
    ...ofWebsite,
    id: 'web-visits',
    label: 'Website visits',
    purpose: 'Visits from your website analytics, imported under Integrations',
    value: ({ visits }) => visits,
  }),
  defineMetric<WebFigure>({
    ...ofWebsite,
    id: 'web-conversions',
    label: 'Website conversions',
    purpose: 'Conversions from your website analytics, imported under Integrations',
    value: ({ conversions }) => conversions,
  }),
  defineMetric({
    id: 'reviews',
    area: 'Review',
    label: 'AI results',
    purpose: 'AI results by the day they were created',
    collection: aiResults,
    noun: ['result', 'results'],
    fold: 'count',
    unit: 'count',
    good: 'neither',
    at: ({ createdAt }) => createdAt,
    title: ({ title }) => title,
    href: ({ id }) => paths.module.href('human-loop', { entry: id }),
    groups: {
      status: { label: 'Review', of: ({ status }) => (status === 'pending' ? 'Waiting' : capital(status)) },
      module: { label: 'Module', of: ({ module }) => moduleLabel(module) },
    },
  }),
];

const byId = new Map(metrics.map((metric) => [metric.id, metric]));
/** The metric of that id; nothing for one that a later version may have taken away. */
export const metricOf = (id: string): Metric | undefined => byId.get(id);
