import { implementRemote } from '@steps/platform';
import type { facts } from './facts';
import { marketingPaths } from './paths.generated';

const hub = () =>
  import(/* webpackChunkName: "page-marketing" */ './pages/MarketingHubPage').then((module) => module.MarketingHubPage);

const preview = () => import('./pages/LandingPreviewPage').then((module) => module.LandingPreviewPage);

const emailBuilder = () => import('./pages/EmailBuilderPage').then((module) => module.EmailBuilderPage);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default implementRemote<typeof facts>('remote-marketing', marketingPaths, {
  modules: {
    marketing: hub,
    content: () =>
      import(/* webpackChunkName: "page-content" */ './pages/ContentStudioPage').then(
        (module) => module.ContentStudioPage,
      ),
    website: () =>
      import(/* webpackChunkName: "page-website" */ './pages/WebsitePage').then((module) => module.WebsitePage),
    branding: () =>
      import(/* webpackChunkName: "page-branding" */ './pages/BrandingPage').then((module) => module.BrandingPage),
  },
  pages: {
    marketing: hub,
    email: () => import('./pages/EmailPage').then((module) => module.EmailPage),
    social: () => import('./pages/SocialPage').then((module) => module.SocialPage),
    ads: () => import('./pages/AdsPage').then((module) => module.AdsPage),
    landing: () => import('./pages/LandingPage').then((module) => module.LandingPage),
    landingBuilder: () => import('./pages/LandingBuilderPage').then((module) => module.LandingBuilderPage),
    landingPreview: preview,
    landingPreviewTemplate: preview,
    emailBuilder: emailBuilder,
    emailBuilderEditor: emailBuilder,
    blog: () => import('./pages/BlogPage').then((module) => module.BlogPage),
    product: () => import('./pages/ProductPage').then((module) => module.ProductPage),
    campaigns: () => import('./pages/CampaignsPage').then((module) => module.CampaignsPage),
    brandSetup: () => import('./pages/BrandSetupPage').then((module) => module.BrandSetupPage),
    campaign: () =>
      import(/* webpackChunkName: "page-campaign" */ './pages/CampaignPage').then((module) => module.CampaignPage),
  },
  tasks: async () => (await import('./tasks')).tasks,
  tools: async () => (await import('./tools')).tools,
  sample: async () => (await import('./sample')).sample,
});
