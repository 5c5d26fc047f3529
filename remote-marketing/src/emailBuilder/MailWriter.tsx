import { useTaskRun } from '@steps/business/results';
import { BlockWriter } from '../editor/BlockWriter';
import { nodeOf } from '../editor/documentRules';
import { useOpenEditorOf } from '../editor/EditorContext';
import { nameSource } from './emailDesignState';
import { mailContent, type WrittenKind } from './mailWriterRules';

interface MailWriterProps {
  readonly designId: string;
  readonly id: string;
  readonly kind: WrittenKind;
}

/** Writes or rewrites the words of one block of an email. The email names the entry from then on: without its approval it goes nowhere. */
export const MailWriter = (props: MailWriterProps) =>
  props.kind === 'product' ? <ProductWriter {...props} /> : <WordsWriter {...props} kind={props.kind} />;

/** The tasks of the email studio: a headline is written as a subject line is. */
const tasks = {
  heading: async () => (await import('../tasks/subjectLine')).subjectLine,
  text: async () => (await import('../tasks/emailBody')).emailBody,
  button: async () => (await import('../tasks/callToAction')).callToAction,
} as const;

function WordsWriter({ designId, id, kind }: MailWriterProps & { readonly kind: keyof typeof tasks }) {
  const work = useTaskRun(tasks[kind]);
  return (
    <BlockWriter
      id={id}
      noun="email"
      help="The news or the offer, when and where, and what it costs."
      work={work}
      write={async (prompt) => {
        const input = { type: 'promotional', tone: 'friendly', audience: 'small-business', prompt } as const;
        return (await work.run(input, aboutDesign(designId)))?.entry.id;
      }}
      taken={(_before, approved) => mailContent(kind, approved)}
      onTake={(result) => nameSource(designId, result.id)}
    />
  );
}

function ProductWriter({ designId, id }: MailWriterProps) {
  const editor = useOpenEditorOf();
  const work = useTaskRun(async () => (await import('../tasks/productCopy')).productCopy);
  return (
    <BlockWriter
      id={id}
      noun="email"
      help="What it is made of, who it is for, and what it costs."
      work={work}
      write={async (details) => {
        const { title } = nodeOf(editor.get().document, id).content;
        const product = typeof title === 'string' && title.trim() ? title : 'The product';
        const input = { copyType: 'Product Descriptions', product, details } as const;
        return (await work.run(input, aboutDesign(designId)))?.entry.id;
      }}
      taken={(_before, approved) => mailContent('product', approved)}
      onTake={(result) => nameSource(designId, result.id)}
    />
  );
}

const aboutDesign = (id: string) => ({ about: { collection: 'emailDesigns', id } });
