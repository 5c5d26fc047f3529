/** A rule of the business refused what a person asked for. The message is for the screen: what was expected and what came. */
export class RuleError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RuleError';
  }
}
