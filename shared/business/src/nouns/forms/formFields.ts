/** Fields of a form besides its questions. No question has such a name: question names begin with the question's words. */
export const ownFields = {
  /** Hidden from people: whoever fills it in is a program. */
  trap: '_homepage',
  /** How long the form was open, ms; filled in by a script. */
  openFor: '_open_for',
  /** Random; identifies the answer, so that one sent twice is kept once. */
  id: '_id',
} as const;

/** Whoever answers faster is a program (ms). */
export const fastestAnswer = 2_000;
/** Largest body without files, and largest total of an answer's files, in bytes. */
export const mostFormBytes = 64_000;
export const mostUploadBytes = 10_000_000;
export const mostFiles = 5;

/** Where the answers of a published form are sent. `office`: the address of a post office. */
export const formAddress = (office: string, formId: string): string => `${office}/f/${formId}`;

/** The id of the published form that an address belongs to; `undefined` for any other address. */
export const formIdIn = (address: string): string | undefined =>
  /^https?:\/\/[^/]+\/f\/(form-[0-9a-f]{20})$/.exec(address)?.[1];
