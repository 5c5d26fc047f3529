import { EmailStudio } from '../email/EmailStudio';
import { Loaded } from '../studio/Loaded';

/** /marketing/email: the open piece is `piece=`, the reader of the preview `contact=`. */
export const EmailPage = () => (
  <Loaded>
    <EmailStudio />
  </Loaded>
);
