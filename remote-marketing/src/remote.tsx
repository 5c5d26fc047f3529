import { defineRemote } from '@steps/shared';
import facts from '../remote.json';
import { marketingPaths } from './paths';

const hub = () =>
  import(/* webpackChunkName: "page-marketing" */ './pages/MarketingHubPage').then((module) => module.MarketingHubPage);

const preview = () => import('./pages/LandingPreviewPage').then((module) => module.LandingPreviewPage);

const emailBuilder = () => import('./pages/EmailBuilderPage').then((module) => module.EmailBuilderPage);

/** The only door of this remote: what it offers, each page loaded when it is first shown. */
export default defineRemote({
  name: facts.name,
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
    [marketingPaths.marketing.path]: hub,
    [marketingPaths.email.path]: () => import('./pages/EmailPage').then((module) => module.EmailPage),
    [marketingPaths.social.path]: () => import('./pages/SocialPage').then((module) => module.SocialPage),
    [marketingPaths.ads.path]: () => import('./pages/AdsPage').then((module) => module.AdsPage),
    [marketingPaths.landing.path]: () => import('./pages/LandingPage').then((module) => module.LandingPage),
    [marketingPaths.landingBuilder.path]: () =>
      import('./pages/LandingBuilderPage').then((module) => module.LandingBuilderPage),
    [marketingPaths.landingPreview.path]: preview,
    [marketingPaths.landingPreviewTemplate.path]: preview,
    [marketingPaths.emailBuilder.path]: emailBuilder,
    [marketingPaths.emailBuilderEditor.path]: emailBuilder,
    [marketingPaths.blog.path]: () => import('./pages/BlogPage').then((module) => module.BlogPage),
    [marketingPaths.product.path]: () => import('./pages/ProductPage').then((module) => module.ProductPage),
    [marketingPaths.campaigns.path]: () => import('./pages/CampaignsPage').then((module) => module.CampaignsPage),
    [marketingPaths.brandSetup.path]: () => import('./pages/BrandSetupPage').then((module) => module.BrandSetupPage),
    [marketingPaths.campaign.path]: () => import('./pages/CampaignPage').then((module) => module.CampaignPage),
  },
  tasks: async () => (await import('./tasks')).tasks,
  tools: async () => (await import('./tools')).tools,
  sample: async () => (await import('./sample')).sample,
});
