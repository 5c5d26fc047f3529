import * as v from 'valibot';

// The fields of a task’s input and draft: `field.required('a question')`.

/** Text a person gives; trimmed, and required. */
export const required = (what: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`Enter ${what}; it is empty.`));
/** Text a person may leave out. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '');
/** Several texts a person may leave out. */
export const texts = v.optional(v.array(v.string()), () => []);

/** Text that an engine must not leave empty. */
export function written() {
  return v.pipe(v.string(), v.nonEmpty('Enter some text; it is empty.'));
}
