/** Fields of a form that are none of its questions. No question is called so: its name would begin with its words. */
export const ownFields = {
  /** Hidden: whoever fills it in is a program. */
  trap: '_homepage',
  /** How long the form was open, ms; a script says it. */
  openFor: '_open_for',
  /** Random; names the answer, so that one that is sent twice comes once. */
  id: '_id',
} as const;

/** Whoever is faster than this is a program (ms). */
export const fastestAnswer = 2_000;
/** Largest body without files, and the files of an answer together, bytes. */
export const mostFormBytes = 64_000;
export const mostUploadBytes = 10_000_000;
export const mostFiles = 5;

/** Where the answers of a published form go. `office`: the address of a post office. */
export const formAddress = (office: string, formId: string): string => `${office}/f/${formId}`;

/** The id of the published form whose answers go to an address; `undefined` for any other address. */
export const formIdIn = (address: string): string | undefined =>
  /^https?:\/\/[^/]+\/f\/(form-[0-9a-f]{20})$/.exec(address)?.[1];
