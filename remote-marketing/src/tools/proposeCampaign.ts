import { proposeChange } from '@steps/business/ai';
import { campaigns } from '@steps/business/campaigns';
import { defineTool, RuleError } from '@steps/platform';
import * as v from 'valibot';
import { campaignTypes } from '../campaigns/campaignNames';

const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

export const proposeCampaign = defineTool({
  kind: 'propose',
  name: 'propose_campaign_brief',
  description:
    'Proposes a campaign as a draft with its brief: what it is about, for whom, and what should happen. Its texts are written in the studios, not here.',
  input: v.object({
    name: words(120),
    type: v.picklist(['email', 'social', 'landing', 'ads', 'blog']),
    audience: words(200),
    brief: words(4_000),
  }),
  run({ name, type, audience, brief }) {
    if (campaigns.all().some((campaign) => campaign.name.toLowerCase() === name.toLowerCase())) {
      throw new RuleError(`There is a campaign called ${name} already.`);
    }
    return proposeChange({
      kind: 'campaign-proposal',
      module: 'marketing',
      title: `Add a campaign: ${name} (${campaignTypes[type]})`,
      collection: campaigns.name,
      fields: [
        { key: 'name', label: 'Name', after: name },
        { key: 'audience', label: 'Audience', after: audience },
        { key: 'content', label: 'Brief', after: brief },
      ],
      rest: { type, status: 'draft' },
    });
  },
});
