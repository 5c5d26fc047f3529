// @ts-check

/** Each name with its door in front. @param {string} door @param {string} names */
const of = (door, names) => names.split(' ').map((name) => `@steps/${door} ${name}`);

/**
 * Names of doors that one package uses, or none, and why each stays where it is, by reason: the short list that
 * `npm run doors -- --users` passes.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const keptNarrow = {
  'writes a noun that two packages read: a noun’s verbs stand beside its rights and its collection': [
    ...of('business/mail', 'cancelMail saveMailSignature sendMail sendMailAgain mostFileBytes useMailSignature'),
    ...of('business/mail', 'asPrivate ownPrivateMail'),
    ...of('business/deleted', 'forgetDeleted'),
  ],
  'is of a noun that the post office and the team’s code read and write by its file': [
    ...of('business/mail', 'refusedWriters'),
    ...of('business/dav', 'LinkedTo useIsLinked useLinkedTo'),
    ...of('business/forms', 'addAnswerTo contactForAnswer makeContact formIdIn'),
    ...of('business/mailings', 'markOf withoutMarks chunkSize'),
  ],
  'reads or writes what the store keeps to itself': [
    ...of('platform', 'draftsOf openStep'),
    ...of('platform/router', 'currentAddress'),
  ],
  'is one side of a rule whose other side shared code applies: an id and what it stands for, a list and its schema': [
    ...of('platform', 'encodingTitle'),
    ...of('business/mail', 'openSupportDesk'),
    ...of('business', 'saysSomethingOf activityTypes businessCountry'),
    ...of('business/meetings', 'meetingOfActivity'),
    ...of('business/queries', 'NameIndex fieldsOf isOneEdit'),
  ],
  'is a part of a control that the kit has in another form': [...of('platform/fields', 'StepsBar')],
  'comes to the host late, with the rest of its door: by the host’s own door it would come with the first screen': [
    ...of('business/sample', 'seedMissing'),
  ],
};
