import { monthlyChoices, repeatOf, ruleOf, weekdayOf, weekdays, weeklyRepeat } from './repeatRules';
import { repeatWords } from './repeatWords';

/** How a meeting repeats: its rule (RFC 5545) read, written and said in words. */
export const repeats = {
  /** A rule as a form has it; `undefined` for one that the form cannot show. */
  read: repeatOf,
  /** What a form says as a rule. */
  rule: ruleOf,
  /** "Every week on Tuesday and Thursday". */
  words: repeatWords,
  /** What is offered first. */
  weekly: weeklyRepeat,
  weekdays,
  weekdayOf,
  monthlyChoices,
};
