import { type BlockKind, defineBlock } from '../editor/blockKind';
import type { Content } from '../editor/document';
import { type BlockFields, type ContentOf, choice, line } from '../editor/fields';
import type { MailTheme } from './mailTheme';

/** Colours and measures of a block as mail programs get them: nothing is left to inherit. px. */
export interface Look {
  readonly colour: string;
  /** The colour behind the block; `undefined` for that of what holds it. */
  readonly background: string | undefined;
  /** Where lines begin in the email's direction. */
  readonly start: 'left' | 'right';
  readonly align: 'left' | 'center' | 'right' | undefined;
  readonly size: number | undefined;
  readonly weight: string | undefined;
  /** The text has the email's own colour on the email's own paper: mail programs may turn both dark. */
  readonly plain: boolean;
}

/** One MJML element of a block. */
export interface Leaf {
  readonly tag: 'mj-text' | 'mj-button' | 'mj-image' | 'mj-divider' | 'mj-spacer';
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  /** Markup inside, escaped already. */
  readonly inner?: string;
  /** px above it, when it is not the first of its block. */
  readonly space?: number;
}

interface MailProps<C> {
  readonly content: C;
  readonly theme: MailTheme;
  readonly look: Look;
}

/** How a block is written for mail programs. */
interface MailPart<C> {
  /** As MJML elements; none when it says nothing. */
  readonly leaves: (props: MailProps<C>) => readonly Leaf[];
  /** As paragraphs of the text part. */
  readonly plain: (content: C) => readonly string[];
  /** Whether it brings colours of its own: mail programs are not asked to turn those around it dark. */
  readonly ownColours?: (content: C) => boolean;
}

/** A block of an email: what the editor asks of it, and how it is written for mail programs. */
export type EmailBlock = BlockKind & MailPart<Content>;

/** Readers that a block can be kept for. */
export const readers = {
  everyone: 'Everyone',
  customers: 'Customers',
  others: 'People who are not customers yet',
  company: 'People whose company is known',
  noCompany: 'People without a company',
  tag: 'People with the tag',
  noTag: 'People without the tag',
} as const;
export type Readers = keyof typeof readers;

/** Every block can be kept for some readers. */
const condition = {
  showTo: choice('Show to', readers, 'everyone'),
  showTag: { ...line('Tag'), when: { key: 'showTo', says: ['tag', 'noTag'] } },
};

type Plan<F extends BlockFields> = Parameters<typeof defineBlock<F>>[0] & MailPart<ContentOf<F>>;

/** Pictures are written as kinds that mail programs show. */
const forMail = (fields: BlockFields): BlockFields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.kind === 'picture' ? { ...field, place: 'mail' } : field]),
  );

/** Declares a block of an email; the type of its content is inferred from its fields. */
export function defineEmailBlock<F extends BlockFields>({ leaves, plain, ownColours, ...plan }: Plan<F>): EmailBlock {
  const kind = defineBlock({ ...plan, fields: { ...forMail(plan.fields), ...condition } } as never);
  // The content was read by the schema of these very fields.
  return {
    ...kind,
    leaves: leaves as EmailBlock['leaves'],
    plain: plain as EmailBlock['plain'],
    ...(ownColours && { ownColours: ownColours as NonNullable<EmailBlock['ownColours']> }),
  };
}
