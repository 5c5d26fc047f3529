/** What a question asks for: it says which field of the contact the answer goes into, and what a phone's keyboard offers. */
export const questionKinds = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  text: 'Short answer',
  message: 'Long answer',
  file: 'File',
} as const;
export type QuestionKind = keyof typeof questionKinds;
