import type { Campaign } from '@steps/business/campaigns';
import { counted } from '@steps/platform';
import type { Tone } from '@steps/platform/ui';
import type { AudienceChoice } from './audienceRules';

export const campaignTypes: Readonly<Record<Campaign['type'], string>> = {
  email: 'Email',
  social: 'Social',
  landing: 'Landing page',
  ads: 'Advertising',
  blog: 'Blog',
};

const campaignStatuses: Readonly<Record<Campaign['status'], { readonly word: string; readonly tone: Tone }>> = {
  draft: { word: 'Draft', tone: 'neutral' },
  ready: { word: 'Ready', tone: 'success' },
  scheduled: { word: 'Scheduled', tone: 'info' },
  sent: { word: 'Sent', tone: 'neutral' },
};

/** What a status is called: what goes to nobody by name is published, not sent. */
export const statusOf = ({
  status,
  type,
}: Pick<Campaign, 'status' | 'type'>): (typeof campaignStatuses)[Campaign['status']] =>
  status === 'sent' && type !== 'email' ? { ...campaignStatuses.sent, word: 'Published' } : campaignStatuses[status];

export const audienceKinds = [
  { value: 'all', label: 'Everybody' },
  { value: 'list', label: 'List' },
  { value: 'tag', label: 'Tag' },
  { value: 'status', label: 'Status' },
  { value: 'view', label: 'Saved view' },
] as const satisfies readonly { value: AudienceChoice['by']; label: string }[];

/** An audience in words: "List Christmas cards". */
export const audienceWords = ({ by, name }: AudienceChoice): string =>
  by === 'all' ? 'Everybody' : `${audienceKinds.find(({ value }) => value === by)?.label} ${name}`.trim();

/** "1 person", "1,200 people". */
export const people = (count: number): string => counted(count, 'person', 'people');
