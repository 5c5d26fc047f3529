import { watchSupportMail } from './supportMail';
import { watchTargets } from './targetNotices';

/** Looks after support while Steps is open. Returns the end of it. */
export function watchSupport(): () => void {
  const ends = [watchTargets(), watchSupportMail()];
  return () => {
    for (const end of ends) end();
  };
}
