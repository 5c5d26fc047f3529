import { applyAiChange, approveAndApply, canApplyText, commitWithWordsOf, modifyAndApply } from './aiResultApply';
import { approveAiResults, assignAiResult, rejectAiResult, rejectAiResults, reopenAiResults } from './aiResultState';
import { updateReviewRule } from './reviewRuleState';

/** What a reviewer does with AI results, and the one way from there to records. Each refuses with a `RuleError`. */
export const review = {
  approveAndApply,
  modifyAndApply,
  reject: rejectAiResult,
  approveAll: approveAiResults,
  rejectAll: rejectAiResults,
  reopenAll: reopenAiResults,
  assign: assignAiResult,
  updateRule: updateReviewRule,
  canApply: canApplyText,
  /** Writes what follows from an approved result. */
  apply: applyAiChange,
  /** A person's own step with words of an approved result in it. */
  commitWithWords: commitWithWordsOf,
};
