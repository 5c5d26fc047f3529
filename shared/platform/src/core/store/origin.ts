import { RuleError } from './ruleError';

/** Who a change comes from. What AI made names its entry in the review ledger. */
export type Origin = { readonly by: 'person' } | { readonly by: 'ai'; readonly resultId: string };

/** The origin of everything a person does; the default of every verb. */
export const person: Origin = { by: 'person' };

/** Words or changes of AI were about to reach a record without a person's approval (architecture.md, section 6). */
export class UnapprovedAiChangeError extends RuleError {
  /** `came`: the status of the entry, or why its approval does not cover the change. `name`: its title. */
  constructor(
    readonly resultId: string,
    came: string,
    name = resultId,
  ) {
    const state = came === 'pending' ? 'still waiting' : came;
    super(`“${name}” was made by AI and may go into a record only once a person has approved it, but it is ${state}.`);
    this.name = 'UnapprovedAiChangeError';
  }
}
