import type { Content } from '../editor/document';
import { splitAction } from '../email/emailText';

/** Blocks whose words AI can write. */
const writtenKinds = ['heading', 'text', 'button', 'product'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const isWrittenKind = (kind: string): kind is WrittenKind => writtenKinds.some((one) => one === kind);

/** What of a block's content approved words take the place of. Pictures, prices and addresses stay as they are. */
export const mailContent = (kind: WrittenKind, approved: string): Content => contents[kind](approved.trim());

const contents: Readonly<Record<WrittenKind, (approved: string) => Content>> = {
  heading: (approved) => ({ text: approved.replace(/\s+/gu, ' ') }),
  text: (approved) => ({ text: approved }),
  // The line beside the button is a sentence of its own: it belongs into a text.
  button: (approved) => ({ text: splitAction(approved).button }),
  // The first paragraph names the product: its name is there already.
  product: (approved) => {
    const [title = '', ...rest] = approved.split(/\n{2,}/u);
    return { text: rest.length > 0 ? rest.join('\n\n') : title };
  },
};
