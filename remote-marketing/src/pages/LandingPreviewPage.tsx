import { useLocation } from '@steps/platform/router';
import { LandingPreview } from '../landing/LandingPreview';
import { isPageLink } from '../landing/pageLink';
import { Loaded } from '../studio/Loaded';

/** /marketing/landing/preview and /marketing/landing/preview/:templateId. A page in a link waits for no records. */
export function LandingPreviewPage() {
  const { hash } = useLocation();
  if (isPageLink(hash)) return <LandingPreview />;
  return (
    <Loaded>
      <LandingPreview />
    </Loaded>
  );
}
