import { LandingPreview } from '../landing/LandingPreview';
import { Loaded } from '../studio/Loaded';

/** /marketing/landing/preview and /marketing/landing/preview/:templateId */
export const LandingPreviewPage = () => (
  <Loaded>
    <LandingPreview />
  </Loaded>
);
