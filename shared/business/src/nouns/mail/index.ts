export { type MailAccount, type MailServer, mailAccounts } from './mailAccount';
export { useMailAccounts } from './mailAccountState';
export { addressesIn, mostFileBytes } from './mailRules';
export { saveMailSignature, useMailSignature } from './mailSignature';
export { cancelMail, sendMail, sendMailAgain } from './mailState';
export { type OutgoingMail, outgoingMail } from './outgoingMail';
export { usePostAddresses } from './postAddress';
