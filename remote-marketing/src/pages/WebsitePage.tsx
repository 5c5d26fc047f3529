import { Loaded } from '../studio/Loaded';
import { Website } from '../website/Website';

/** The module website: `tab=preview`, `settings` or `inbox`. */
export const WebsitePage = () => (
  <Loaded>
    <Website />
  </Loaded>
);
