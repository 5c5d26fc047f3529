import { ContentStudio } from '../content/ContentStudio';
import { Loaded } from '../studio/Loaded';

/** The module content: `tab=library` or `brand`, the calendar’s `view=` and `day=`, the open piece `piece=`. */
export const ContentStudioPage = () => (
  <Loaded>
    <ContentStudio />
  </Loaded>
);
