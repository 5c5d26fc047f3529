import { BrandSetup } from '../branding/BrandSetup';
import { Loaded } from '../studio/Loaded';

/** /brand-setup: `step=` is the part that is asked for. */
export const BrandSetupPage = () => (
  <Loaded>
    <BrandSetup />
  </Loaded>
);
