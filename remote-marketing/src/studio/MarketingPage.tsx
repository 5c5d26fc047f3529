import { Box, Page } from '@steps/platform/ui';
import type { ReactNode } from 'react';
import { marketingPaths } from '../paths.generated';
import { MarketingNav } from './MarketingNav';

interface MarketingPageProps {
  readonly title: string;
  readonly purpose: string;
  /** Its address, for the canonical link. */
  readonly path: string;
  /** Its name in the breadcrumb: Marketing > Email Marketing. The hub has none. */
  readonly crumb?: string;
  /** The list that it is one of, between the hub and it; also the way back. */
  readonly within?: { readonly label: string; readonly href: string };
  readonly documentTitle?: string;
  readonly primary?: ReactNode;
  readonly actions?: ReactNode;
  readonly badges?: ReactNode;
  readonly children: ReactNode;
}

/** The chrome of every page under /marketing: module navigation, breadcrumb, the way back, title, description, canonical link. */
export function MarketingPage({ title, purpose, path, crumb, within, children, ...header }: MarketingPageProps) {
  const hub = { label: 'Marketing', href: marketingPaths.marketing.href() };
  return (
    <Box shrink>
      <MarketingNav />
      <Page
        title={title}
        purpose={purpose}
        canonical={path}
        width="full"
        crumbs={crumb ? [hub, ...(within ? [within] : []), { label: crumb }] : [{ label: 'Marketing' }]}
        back={crumb ? (within ?? hub) : undefined}
        {...header}
      >
        {children}
      </Page>
    </Box>
  );
}
