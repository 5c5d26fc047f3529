import { collectionNamed, type StoredRecord } from '../../shared/src/core/store/collection';

/** What verbs are called with that nobody guesses from their types: the records that there are, by collection. */
type Arguments = (record: (collection: string, place?: number) => Kept) => readonly unknown[];
type Kept = StoredRecord & Readonly<Record<string, unknown>>;

const day = '2026-12-01';
const reply = { title: 'Opening hours', shortcut: 'hours', body: 'We are open from nine to five.' };
const rule = { test: 'tag', value: 'Oak', points: 5 };
const source = { kind: 'publication', title: 'A trade paper', says: 'Many buy oak.', day };
const template = {
  widgets: [
    { metric: 'deals-won', title: '', shape: 'figure', period: 'board', x: 0, y: 0, w: 4, h: 3 },
    { metric: 'deals-won', title: 'Again', shape: 'figure', period: 'board', x: 4, y: 0, w: 4, h: 3 },
  ],
};

/** Leaves a record where the sample has none, for the verbs below; file, verb, arguments. */
export const beforehand: readonly (readonly [file: string, verb: string, args: Arguments])[] = [
  ['remote-crm/src/relationships/relationshipState.ts', 'addRelationship', relation(0, 1)],
  ['remote-crm/src/support/cannedState.ts', 'createCannedReply', () => [reply]],
  ['remote-crm/src/properties/propertyState.ts', 'createProperty', () => ['contact', 'Wood', 'choice', ['oak', 'ash']]],
  ['remote-crm/src/properties/propertyState.ts', 'createProperty', () => ['contact', 'Size', 'text']],
  ['remote-crm/src/scores/scoreState.ts', 'addScoreRule', () => ['contact', rule]],
  ['remote-crm/src/staticLists/contactListState.ts', 'createList', () => ['Fair']],
  ['remote-crm/src/staticLists/contactListState.ts', 'addToList', (of) => [[of('contacts').id], 'Fair']],
  ['remote-crm/src/quotes/quoteState.ts', 'createQuote', quoteLines],
  ['remote-marketing/src/campaigns/optOut.ts', 'optOut', () => ['nobody@example.com']],
  [
    'remote-marketing/src/social/postPicture.ts',
    'setPicture',
    (of) => [of('pieces').id, { data: picture, name: 'a.png' }],
  ],
  ['remote-marketing/src/website/siteState.ts', 'addPages', (of) => [[of('landingPages').id]]],
  ['remote-marketing/src/website/siteState.ts', 'addRedirect', () => ['/old', 'https://example.com/new']],
  ['remote-strategy/src/analytics/boardState.ts', 'addBoard', () => ['Own board', template]],
  ['remote-strategy/src/research/researchState.ts', 'startResearch', () => ['Who buys tables?', '']],
  ['remote-strategy/src/research/researchState.ts', 'addSource', (of) => [of('researchDocuments', -1).id, source]],
];

const picture = 'data:image/png;base64,iVBORw0KGgo=';
function relation(one: number, other: number): Arguments {
  return (of) => [of('contacts', one).id, of('contacts', other).id, 'friend:from'];
}
function quoteLines(): readonly unknown[] {
  return [{ lines: [{ id: 'line', description: 'Site', quantityMilli: 1000, unitPence: 100, vat: '20' }] }];
}
const session: Arguments = (of) => [of('analysisSessions').id];
const withSession =
  (...more: unknown[]): Arguments =>
  (of) => [...session(of), ...more];
const board = (of: Parameters<Arguments>[0]) => of('analyticsBoards', -1);
const widget = (of: Parameters<Arguments>[0]) => (board(of)['widgets'] as readonly Kept[])[0] as Kept;
const research = (of: Parameters<Arguments>[0]) => of('researchDocuments', -1);
const sourceId = (of: Parameters<Arguments>[0]) => (research(of)['sources'] as readonly Kept[])[0]?.id;
const two =
  (collection: string): Arguments =>
  (of) => {
    const ids = [of(collection, 0).id, of(collection, 1).id];
    return [{ keep: ids[0], ids, choices: {}, tags: [] }];
  };

/** By the name of the verb. */
export const knownArguments: Readonly<Record<string, Arguments>> = {
  noteOpened: (of) => [{ contactId: of('contacts').id }, 'call', 'Call', 'Call'],
  mergeContacts: two('contacts'),
  mergeCompanies: two('companies'),
  createProperty: () => ['contact', 'Colour', 'text'],
  createFilledProperty: (of) => [
    { noun: 'contact', id: of('contacts').id },
    { name: 'Colour', kind: 'text', choices: [] },
    'red',
  ],
  renameProperty: (of) => [of('properties', -1).id, 'Shade'],
  deleteProperty: (of) => [of('properties', -1).id],
  moveProperty: (of) => [of('properties', -1).id, -1],
  setChoices: (of) => [of('properties', -2).id, ['oak', 'ash', 'elm']],
  updateQuote: (of) => [of('quotes', -1).id, { notes: 'Thank you.' }],
  setQuoteStatus: (of) => [of('quotes', -1).id, 'sent'],
  addRelationship: relation(2, 3),
  removeRelationship: (of) => [of('relationships', -1).id],
  addScoreRule: () => ['company', rule],
  resetScoreRules: () => ['contact'],
  renameStage: () => ['qualified', 'Promising'],
  setStageProbability: () => ['qualified', 37],
  moveStage: () => ['qualified', 1],
  removeFromList: (of) => [[of('contacts').id], 'Fair'],
  createCannedReply: () => [{ ...reply, shortcut: 'again' }],
  createCannedReplies: () => [[{ ...reply, shortcut: 'again' }]],
  updateCannedReply: (of) => [of('cannedReplies', -1).id, { ...reply, title: 'When we are open' }],
  deleteCannedReply: (of) => [of('cannedReplies', -1).id],
  addTicketMessage: (of) => [of('tickets').id, { by: 'Olive', from: 'team', body: 'Mended.', internal: false }],
  optIn: () => ['nobody@example.com'],
  setPicture: (of) => [of('pieces', 1).id, { data: picture, name: 'b.png' }],
  contactFromAnswers: () => ['Open day', [{ label: 'Email', kind: 'email', value: 'visitor@example.com' }], 'Yes'],
  changePage: (of) => [of('landingPages').id, { menu: 'Start' }],
  addRedirect: () => ['/older', 'https://example.com/newer'],
  removeRedirect: () => ['/old'],
  changeSetup: withSession({ businessContext: 'We make tables.' }),
  renameSession: withSession('Spring'),
  savePrompt: withSession('Pre-mortem of the plan'),
  changePhase: withSession(1, { notes: 'Ask again.' }),
  leaveOut: withSession(1, 'deals-won', true),
  addRun: withSession('run-1'),
  archiveSession: withSession(true),
  renameBoard: (of) => [board(of).id, 'Renamed'],
  addWidget: (of) => [
    board(of).id,
    { metric: 'deals-won', title: 'One', shape: 'figure', period: 'board', w: 4, h: 3 },
  ],
  updateWidget: (of) => [board(of).id, { ...widget(of), title: 'Named' }],
  removeWidget: (of) => [board(of).id, widget(of).id],
  placeWidget: (of) => [board(of).id, widget(of).id, { x: 6, y: 3 }],
  moveWidget: (of) => [board(of).id, widget(of).id, 'right'],
  resizeWidget: (of) => [board(of).id, widget(of).id, 'right'],
  changeResearch: (of) => [research(of).id, { background: 'For next year.' }],
  addSource: (of) => [research(of).id, { ...source, title: 'Another paper' }],
  removeSource: (of) => [research(of).id, sourceId(of)],
  leaveSourceOut: (of) => [research(of).id, sourceId(of), true],
};

/** A record that there is; counted from the end with a negative place. */
export function recordOf(collection: string, place = 0): Kept {
  const found = collectionNamed(collection)?.all().at(place);
  if (!found) throw new Error(`Expected a record of ${collection} at place ${place}.`);
  return found as Kept;
}
