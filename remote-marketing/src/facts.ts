import { paths } from '@steps/platform/paths';
import { defineRemote } from '@steps/platform/remote';

/** What this remote says of itself; the build writes `remote.json` and the addresses from it. */
export const facts = defineRemote({
  name: 'remote-marketing',
  title: 'Marketing',
  icon: 'megaphone',
  modules: {
    marketing: {
      title: 'Marketing',
      heading: 'AI Marketing Assistant',
      purpose: 'Your half hour of marketing: what waits for you, what goes out this week, and what to make next.',
      icon: 'megaphone',
      group: 'grow',
    },
    content: {
      title: 'Content studio',
      purpose: 'Everything you publish, by day and in one list.',
      short: 'Content',
      icon: 'pen',
      group: 'grow',
      whileReading: true,
    },
    website: {
      title: 'Website',
      purpose: 'Landing pages as one website: a zip of plain files for any web host.',
      icon: 'globe',
      group: 'grow',
    },
    branding: {
      title: 'Branding',
      icon: 'palette',
      group: 'grow',
    },
  },
  pages: {
    marketing: {
      path: '/marketing',
      title: 'AI Marketing Assistant',
      purpose: 'Your half hour of marketing: what waits for you, what goes out this week, and what to make next.',
    },
    email: {
      path: paths.marketingEmail.path,
      title: 'Email Marketing Studio',
      purpose: 'Turn one sentence into a subject, a body and a button. Nothing leaves before you approve it.',
    },
    social: {
      path: '/marketing/social',
      title: 'Social Media Studio',
      purpose: 'One brief, two posts to choose from, each shown as its network will show it.',
    },
    landing: {
      path: '/marketing/landing',
      title: 'Landing Pages',
      purpose: 'One page for one offer: a workshop, an order book, an open day.',
    },
    landingBuilder: {
      path: '/marketing/landing/builder',
      title: 'Landing page builder',
    },
    landingPreview: {
      path: '/marketing/landing/preview',
      title: 'Landing preview',
      fromLink: true,
    },
    landingPreviewTemplate: {
      path: '/marketing/landing/preview/:templateId',
      title: 'Landing preview',
    },
    blog: {
      path: '/marketing/blog',
      title: 'Blog & Content',
      purpose: 'From a subject to an outline, from the outline to an article you finish yourself.',
    },
    ads: {
      path: '/marketing/ads',
      title: 'Advertising',
      purpose: 'One brief, an advert for each network within its limits, shown as it will look.',
    },
    product: {
      path: '/marketing/product',
      title: 'Product Copy',
      purpose: 'From a name and a few facts to words that sell: for the shop, the catalogue, the manual.',
    },
    campaigns: {
      path: '/marketing/campaigns',
      title: 'Campaigns',
      purpose: 'What goes out, to whom and when, and the results.',
    },
    campaign: {
      path: paths.campaign.path,
      title: 'Campaign',
    },
    emailBuilder: {
      path: '/email-builder',
      title: 'Professional Email Builder',
      purpose:
        'Build an email from blocks, check it as mail programs show it, and send it with a campaign or as a file.',
    },
    emailBuilderEditor: {
      path: '/email-builder/editor',
      title: 'Professional Email Builder',
    },
    brandSetup: {
      path: '/brand-setup',
      title: 'Brand setup',
    },
  },
  tasks: [
    {
      kind: 'subject-line',
      label: 'Subject line',
      module: 'marketing',
      risk: 'draft',
    },
    {
      kind: 'email-body',
      label: 'Email',
      module: 'marketing',
      risk: 'content',
    },
    {
      kind: 'call-to-action',
      label: 'Call to action',
      module: 'marketing',
      risk: 'draft',
    },
    {
      kind: 'social-post',
      label: 'Social post',
      module: 'marketing',
      risk: 'content',
    },
    {
      kind: 'landing-section',
      label: 'Landing page section',
      module: 'marketing',
      risk: 'content',
    },
    {
      kind: 'blog-outline',
      label: 'Blog outline',
      module: 'content',
      risk: 'draft',
    },
    {
      kind: 'blog-draft',
      label: 'Blog draft',
      module: 'content',
      risk: 'content',
    },
    {
      kind: 'ad-copy',
      label: 'Advert',
      module: 'marketing',
      risk: 'content',
    },
    {
      kind: 'product-copy',
      label: 'Product copy',
      module: 'marketing',
      risk: 'content',
    },
  ],
  tools: [
    {
      name: 'find_marketing',
      label: 'Find campaigns and content',
      kind: 'read',
      module: 'marketing',
    },
    { name: 'marketing_vocabulary', label: 'Read what can be asked of marketing', kind: 'read', module: 'marketing' },
    {
      name: 'propose_campaign_brief',
      label: 'Propose a campaign',
      kind: 'propose',
      module: 'marketing',
    },
  ],
});
