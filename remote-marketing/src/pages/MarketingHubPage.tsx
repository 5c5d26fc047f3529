import { MarketingHub } from '../hub/MarketingHub';
import { Loaded } from '../studio/Loaded';

/** /marketing, and the module marketing. */
export const MarketingHubPage = () => (
  <Loaded>
    <MarketingHub />
  </Loaded>
);
