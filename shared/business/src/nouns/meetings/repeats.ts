import { monthlyChoices, repeatOf, ruleOf, weekdayOf, weekdays, weeklyRepeat } from './repeatRules';
import { repeatWords } from './repeatWords';

/** How a meeting repeats: its rule (RFC 5545) read, written and put into words. */
export const repeats = {
  /** A rule as a form has it; `undefined` if the form cannot show it. */
  read: repeatOf,
  /** The rule for what a form says. */
  rule: ruleOf,
  /** "Every week on Tuesday and Thursday". */
  words: repeatWords,
  /** The repeat that a form begins with. */
  weekly: weeklyRepeat,
  weekdays,
  weekdayOf,
  monthlyChoices,
};
