import { questionKinds } from './questionKinds';

interface Asked {
  readonly label: string;
  readonly kind: keyof typeof questionKinds;
}

/** What the answers to a form are called where they arrive: in a mail, in the columns of a form service. */
export interface FormNames {
  /** One for each question, in order; no two are the same. */
  readonly questions: readonly string[];
  readonly consent: string;
}

/** Names of the questions themselves: whoever reads an answer knows what was asked. */
export function formNames(questions: readonly Asked[]): FormNames {
  const taken = new Set<string>();
  const free = (wanted: string) => {
    let name = wanted;
    for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${wanted} (${nth})`;
    taken.add(name.toLowerCase());
    return name;
  };
  return {
    // An equals sign would end the name in the lines of a mail.
    questions: questions.map(({ label, kind }) =>
      free(
        label
          .replace(/[\s=]+/gu, ' ')
          .trim()
          .slice(0, 100) || questionKinds[kind],
      ),
    ),
    consent: free('Consent'),
  };
}
