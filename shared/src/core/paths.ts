/** Every URL of the application: `path` is the route pattern, `href` makes an address. The only place where URLs are spelled out. */
interface Path<Params extends unknown[] = []> {
  readonly path: string;
  readonly href: (...params: Params) => string;
}

const at = (path: string): Path => ({ path, href: () => path });

const withId = (pattern: `${string}/:${string}`): Path<[id: string]> => ({
  path: pattern,
  href: (id) => pattern.replace(/:[^/]+$/, encodeURIComponent(id)),
});

/** Route table of spec 2, section 2.1, and the paths that architecture.md section 2 adds. */
export const paths = {
  home: at('/'),
  /** The application on one module: `/?module=crm&tab=contacts`. */
  module: {
    path: '/',
    href: (module: string, params: Record<string, string> = {}) => `/?${new URLSearchParams({ module, ...params })}`,
  },
  about: at('/about'),
  architecture: at('/architecture'),
  researchReport: at('/research-report'),
  aiAnalysis: at('/ai-analysis'),
  agents: at('/agents'),
  brandSetup: at('/brand-setup'),
  questionnaire: at('/questionnaire'),
  businessLearning: at('/business-learning'),
  emailBuilder: at('/email-builder'),
  emailBuilderEditor: at('/email-builder/editor'),
  marketing: at('/marketing'),
  marketingEmail: at('/marketing/email'),
  marketingSocial: at('/marketing/social'),
  marketingLanding: at('/marketing/landing'),
  landingBuilder: at('/marketing/landing/builder'),
  landingPreview: at('/marketing/landing/preview'),
  landingPreviewTemplate: withId('/marketing/landing/preview/:templateId'),
  marketingBlog: at('/marketing/blog'),
  marketingAds: at('/marketing/ads'),
  marketingProduct: at('/marketing/product'),
  help: at('/help'),
  documentation: at('/documentation'),
  pricing: at('/pricing'),
  analysisReport: at('/analysis-report'),
  contact: withId('/crm/contacts/:contactId'),
  company: withId('/crm/companies/:companyId'),
  crmSettings: at('/crm/settings'),
} as const;
