import { watchSupportMail } from './supportMail';
import { watchTargets } from './targetNotices';

/** Watches support targets and email while Steps is open. Returns the function that stops it. */
export function watchSupport(): () => void {
  const ends = [watchTargets(), watchSupportMail()];
  return () => {
    for (const end of ends) end();
  };
}
