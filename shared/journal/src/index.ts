// What the host opens: where the rows are kept, under which key.
export { aesCipher } from './storage/cipher';
export { indexedDbPort } from './storage/indexedDbStorage';
export {
  authenticatedKey,
  clearAuthenticated,
  isAuthenticated,
  setAuthenticated,
  signOut,
} from './workspace/authenticated';
export { heldKey, holdKey, isHeldElsewhere, letGoOfKey } from './workspace/keyHolder';
export { dropKeys, keepKey, keptKey, removeEarlierKeys } from './workspace/keyStore';
export type { RecoveryFile } from './workspace/recoveryFile';
export { sealDatabases } from './workspace/sealDatabases';
export {
  addPassphrase,
  changePassphrase,
  createWorkspace,
  givePassphrase,
  keyOfRecord,
  keyRecord,
  peopleWithPassphrase,
  renameWorkspace,
  renewRecoveryFile,
  restoreWorkspaceRecord,
  takePassphrase,
  unlockWithRecovery,
  unlockWorkspace,
} from './workspace/workspace';
