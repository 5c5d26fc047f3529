import { LandingList } from '../landing/LandingList';
import { Loaded } from '../studio/Loaded';

/** /marketing/landing */
export const LandingPage = () => (
  <Loaded>
    <LandingList />
  </Loaded>
);
