import { AdStudio } from '../ads/AdStudio';
import { Loaded } from '../studio/Loaded';

/** /marketing/ads: the open piece is `piece=`. */
export const AdsPage = () => (
  <Loaded>
    <AdStudio />
  </Loaded>
);
