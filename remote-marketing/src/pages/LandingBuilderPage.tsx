import { LandingBuilder } from '../landing/LandingBuilder';
import { Loaded } from '../studio/Loaded';

/** /marketing/landing/builder */
export const LandingBuilderPage = () => (
  <Loaded>
    <LandingBuilder />
  </Loaded>
);
