export { type MailAccount, type MailServer, mailAccounts, type SealedSecret } from './mailAccount';
export { addressesIn, mostFileBytes, undoTime, usualServer } from './mailRules';
export {
  cancelMail,
  removeMailAccount,
  saveMailAccount,
  sendMail,
  sendMailAgain,
  useMailAccounts,
  useOutgoingMail,
} from './mailState';
export { type MailFile, type OutgoingMail, outgoingMail } from './outgoingMail';
