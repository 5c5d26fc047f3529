import { Branding } from '../branding/Branding';
import { Loaded } from '../studio/Loaded';

/** The module branding. */
export const BrandingPage = () => (
  <Loaded>
    <Branding />
  </Loaded>
);
