import type { AnyTask } from '@steps/business/tasks';
import { adCopy } from './adCopy';
import { blogDraft } from './blogDraft';
import { blogOutline } from './blogOutline';
import { callToAction } from './callToAction';
import { emailBody } from './emailBody';
import { landingSection } from './landingSection';
import { productCopy } from './productCopy';
import { socialPost } from './socialPost';
import { subjectLine } from './subjectLine';

/** The kinds of AI task that this remote owns, as `facts.ts` declares them. */
export const tasks: readonly AnyTask[] = [
  subjectLine,
  emailBody,
  callToAction,
  socialPost,
  landingSection,
  blogOutline,
  blogDraft,
  adCopy,
  productCopy,
];
