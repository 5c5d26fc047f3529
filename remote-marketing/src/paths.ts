import { page, pageWithId, paths } from '@steps/shared/paths';

/** The addresses of this remote's pages, as `remote.json` announces them; those that others link to are shared. */
export const marketingPaths = {
  marketing: page('/marketing'),
  email: paths.marketingEmail,
  social: page('/marketing/social'),
  landing: page('/marketing/landing'),
  landingBuilder: page('/marketing/landing/builder'),
  landingPreview: page('/marketing/landing/preview'),
  landingPreviewTemplate: pageWithId('/marketing/landing/preview/:templateId'),
  blog: page('/marketing/blog'),
  ads: page('/marketing/ads'),
  product: page('/marketing/product'),
  campaigns: page('/marketing/campaigns'),
  campaign: paths.campaign,
  emailBuilder: page('/email-builder'),
  emailBuilderEditor: page('/email-builder/editor'),
  brandSetup: page('/brand-setup'),
} as const;
