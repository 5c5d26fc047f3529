export { knownValues, makeField } from './makeField';
export { isOneEdit, NameIndex } from './names';
export {
  type Condition,
  type Days,
  type FieldCondition,
  type Measure,
  type Query,
  querySchema,
  type Step,
} from './query';
export {
  type FieldKind,
  type FieldValue,
  type FoundRecord,
  type KnownValue,
  type QueryField,
  type QueryNoun,
  queryNoun,
} from './queryNoun';
export { queryTools } from './queryTools';
export { lookInPage, type QueryAnswer } from './runQuery';
export { fieldsOf, type Look, type Looked, lookIn, titleField } from './table';
export type { FieldWords, NounWords, Vocabulary } from './vocabulary';
