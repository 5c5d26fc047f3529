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
    ...of('business', 'approveAiResults assignAiResult rejectAiResults reopenAiResults updateReviewRule'),
    ...of('business/results', 'applyAiChange commitWithWordsOf modifyResultText'),
    ...of('business/mail', 'cancelMail saveMailSignature sendMail sendMailAgain useMailSignature useOutgoingMail'),
    ...of('business/calendar', 'addMeeting changeOccurrence deleteOccurrence importMeetings'),
    ...of('business/deleted', 'forgetDeleted'),
  ],
  'reads what the store keeps to itself': [
    ...of('platform', 'draftsOf keepListPreview useStoredListPreview keepView useKeptView openStep'),
    ...of('business/deleted', 'overdue'),
    ...of('platform/router', 'currentAddress'),
  ],
  'is one of a family that shares its rule: a way to write an amount, an encoding, a repeat, beside the others': [
    ...of('platform', 'formatPenceExact encodingTitle'),
    ...of('platform/numbers', 'editPence'),
    ...of('platform/pdf', 'lettersNotInFont'),
    ...of('business', 'aiResultKinds saysSomethingOf activityTypes businessCountry'),
    ...of('business/mail', 'mostFileBytes'),
    ...of('business/meetings', 'meetingOfActivity'),
    ...of('business/calendar', 'weeklyRepeat repeatWords onlyChanges'),
    ...of('business/queries', 'NameIndex fieldsOf'),
  ],
  'is a part of a control that the kit has in another form, or a place in the page that the team’s code fills': [
    ...of('platform/ui', 'useNamedKey FieldNote HereToo useTypingPresence'),
    ...of('platform/fields', 'RecordInput StepsBar SuggestInput'),
    ...of('business/results', 'ResultScore'),
  ],
  'comes to the host late, with the rest of its door: by the host’s own door it would come with the first screen': [
    ...of('business/calendar', 'recordHeldMeetings'),
    ...of('business/sample', 'seedMissing'),
  ],
  'says what a function of the same door, which several packages use, takes or gives': [
    ...of('business/tasks', 'Judging Verdict'),
  ],
  'is what the unit tests of several packages ask': [
    ...of('platform/ui', 'clearNotices'),
    ...of('business/queries', 'namedIn QueryInput runQuery'),
  ],
};
