import { EmailBuilder } from '../emailBuilder/EmailBuilder';
import { Loaded } from '../studio/Loaded';

/** /email-builder and /email-builder/editor */
export const EmailBuilderPage = () => (
  <Loaded>
    <EmailBuilder />
  </Loaded>
);
