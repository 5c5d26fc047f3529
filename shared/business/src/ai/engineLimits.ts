/** What the model engine puts up with. Our choices; tests give their own. All in ms but the counts. */
export interface EngineLimits {
  /** Until the first sign of an answer: a local server loads the model first. */
  readonly firstAnswerMs: number;
  /** Between two pieces of an answer. */
  readonly stallMs: number;
  /** After the last word, for the count of tokens: some servers then keep the connection open. */
  readonly lastCountMs: number;
  /** Requests made in all when the server is busy or failing. */
  readonly attempts: number;
  /** Before the second request; doubles each time. */
  readonly backOffMs: number;
  /** A server that asks for more waiting than this is not waited for: the user is told instead. */
  readonly longestWaitMs: number;
  /** Bytes of one answer; more freezes the page that shows it (5 MB: 41 s). */
  readonly answerBytes: number;
  /** Turns in which the model may look things up before it must answer. */
  readonly toolRounds: number;
}

export const engineLimits: EngineLimits = {
  firstAnswerMs: 120_000,
  stallMs: 30_000,
  lastCountMs: 3_000,
  attempts: 3,
  backOffMs: 800,
  longestWaitMs: 20_000,
  answerBytes: 200_000,
  toolRounds: 5,
};
