import { SocialStudio } from '../social/SocialStudio';
import { Loaded } from '../studio/Loaded';

/** /marketing/social: the open piece is `piece=`. */
export const SocialPage = () => (
  <Loaded>
    <SocialStudio />
  </Loaded>
);
