export { DavQuestionList } from './DavQuestionList';
export { type LinkedTo, useIsLinked, useLinkedTo } from './useLinkedTo';
