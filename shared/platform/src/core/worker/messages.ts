/** A message to a worker, with the number that its answer bears. */
export interface Asked<Message> {
  readonly id: number;
  readonly message: Message;
}

/** What a worker answers: what it found, or why it could not. */
export type Answered<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly problem: string });

/** Does the work: answers one message after the other, in the worker or in the page. */
export type MessageHandler<Message, Answer> = (message: Message) => Answer | Promise<Answer>;
