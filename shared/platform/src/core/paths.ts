// The door `@steps/platform/paths`. It imports nothing and is not provided by the host: every package carries the addresses it
// was built with, so that a remote that links to a new page also runs in an older host.

/** An address of the application: `path` is the route pattern, `href` makes an address. */
interface PagePath<Params extends unknown[] = []> {
  readonly path: string;
  readonly href: (...params: Params) => string;
}

/** The address of a page: `page('/crm/settings')`. */
export const page = (path: `/${string}`): PagePath => ({ path, href: () => path });

/** The address of a page of one record: `pageWithId('/crm/contacts/:contactId')`. */
export const pageWithId = (pattern: `/${string}/:${string}`): PagePath<[id: string]> => ({
  path: pattern,
  href: (id) => pattern.replace(/:[^/]+$/, encodeURIComponent(id)),
});

/**
 * The addresses that more than one package links to (spec 2, section 2.1). All others are in `src/facts.ts` of the
 * remote that owns the page.
 */
export const paths = {
  /** Everybody. */
  home: page('/'),
  /** Everybody: the application on one module, `/?module=crm&tab=contacts`. */
  module: {
    path: '/',
    href: (module: string, params: Record<string, string> = {}) => `/?${new URLSearchParams({ module, ...params })}`,
  },
  /** Of remote-docs; the gate, the hero and the shell's footer link to them. */
  about: page('/about'),
  architecture: page('/architecture'),
  documentation: page('/documentation'),
  help: page('/help'),
  pricing: page('/pricing'),
  /** Of remote-strategy; the branding offers what was found there. */
  businessLearning: page('/business-learning'),
  /** Of remote-crm; the dashboard and the review queue link to them. */
  contact: pageWithId('/crm/contacts/:contactId'),
  company: pageWithId('/crm/companies/:companyId'),
  /** Of remote-marketing; the CRM writes an email there. */
  marketingEmail: page('/marketing/email'),
  /** Of remote-marketing; boards and findings link to it. */
  campaign: pageWithId('/marketing/campaigns/:campaignId'),
} as const;
