// What takes part in every commit is registered here, on the one way to open a workspace. Not in the index: an index with
// an effect of its own would put whatever any page uses of it before the first paint.
import './ai/ledger/approvalGuard';
import './nouns/activities/changeEntries';
import './nouns/deleted/deletedEntries';
import './nouns/people/permission';

export { openWorkspaceStore } from './core/store/database';
