export { DavQuestionList } from './DavQuestionList';
export { type LinkedTo, useLinkedTo } from './useLinkedTo';
