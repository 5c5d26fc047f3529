import { notify } from '@steps/shared/ui';
import { NameDialog } from '../studio/NameDialog';
import { undoNotice } from '../studio/undoNotice';
import type { LandingPage } from './landingPage';
import { renamePage } from './landingPageState';

/** Another name for a page. */
export const RenameDialog = ({ page, onClose }: { readonly page: LandingPage; readonly onClose: () => void }) => (
  <NameDialog
    title="Rename page"
    start={page.name}
    action="Rename"
    onName={(name) => {
      renamePage(page.id, name);
      notify(undoNotice('Page renamed', name.trim()));
    }}
    onClose={onClose}
  />
);
