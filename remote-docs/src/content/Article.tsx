import { Box, CopyButton, Kbd, phoneQuery, Row, Stack, useAppearance, useMedia } from '@steps/platform/ui';
import { Info, Lightbulb, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import styles from './Article.module.css';
import type { Block, Inline } from './article';
import { TopicLink } from './TopicLink';

/** Level of a heading of the page. */
type Level = 1 | 2 | 3;

interface ArticleBodyProps {
  readonly blocks: readonly Block[];
  /** Level of the heading that it is below; with 1 it is a page of its own, whose headings have addresses. */
  readonly below?: Level;
}

/** The text of an article, in lines of reading width. */
export function ArticleBody({ blocks, below = 1 }: ArticleBodyProps) {
  return (
    <Stack gap={3} maxWidth="prose" className={styles.body}>
      <Blocks blocks={blocks} below={below} />
    </Stack>
  );
}

function Blocks({ blocks, below }: Required<ArticleBodyProps>) {
  // Compiled text never changes while it is shown, so the place of a block is its key.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, index) => <BlockView key={index} block={block} below={below} />);
}

function BlockView({ block, below }: { readonly block: Block; readonly below: Level }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.depth - 1 + below}` as 'h2' | 'h3' | 'h4' | 'h5';
      return (
        <Heading
          id={below === 1 ? block.id : undefined}
          data-anchor={block.id}
          className={styles.heading}
          tabIndex={-1}
        >
          {block.text}
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inside} />
        </p>
      );
    case 'list':
      return <ListView block={block} below={below} />;
    case 'code':
      return <CodeBlock text={block.text} />;
    case 'table':
      return <TableView block={block} />;
    case 'note':
      return <NoteView block={block} below={below} />;
    case 'picture':
      return <Picture picture={block} />;
  }
}

type Of<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

function ListView({ block, below }: { readonly block: Of<'list'>; readonly below: Level }) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: compiled text never changes while it is shown
        <li key={index}>
          <Blocks blocks={item} below={below} />
        </li>
      ))}
    </List>
  );
}

/** Code or a request, with a button that copies it. */
export function CodeBlock({ text, label = 'Copy code' }: { readonly text: string; readonly label?: string }) {
  return (
    <Box bordered radius="control" background="sunken" className={styles.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={label} iconOnly />
    </Box>
  );
}

function TableView({ block }: { readonly block: Of<'table'> }) {
  return (
    <div className={styles.tableFrame}>
      <table className="s-table">
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: compiled text never changes while it is shown
              <th key={index} scope="col">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: compiled text never changes while it is shown
            <tr key={index}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: compiled text never changes while it is shown
                <td key={at}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const notes = {
  note: { icon: Info, word: 'Note' },
  tip: { icon: Lightbulb, word: 'Tip' },
  warning: { icon: TriangleAlert, word: 'Warning' },
} as const;

function NoteView({ block, below }: { readonly block: Of<'note'>; readonly below: Level }) {
  const { icon: Icon, word } = notes[block.tone];
  return (
    <Row gap={2} padding={3} className={styles.note} data-tone={block.tone}>
      <Icon size={16} aria-hidden />
      <div>
        <strong>{word}</strong>
        <Blocks blocks={block.blocks} below={below} />
      </div>
    </Row>
  );
}

/** The picture that fits the appearance; its room is kept before it arrives. */
function Picture({ picture: { light, dark, alt, width, height } }: { readonly picture: Of<'picture'> }) {
  const { mode } = useAppearance();
  const phone = useMedia(phoneQuery);
  return (
    // On a phone its letters would be too small: it is wider than the page there, and scrolls.
    <div className={styles.pictureFrame} tabIndex={phone ? 0 : undefined}>
      <img
        className={styles.picture}
        src={mode === 'dark' ? dark : light}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

/** Text within a line. */
export function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: compiled text never changes while it is shown
    <Fragment key={index}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'key':
      return <Kbd keys={inline.text} />;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.inside} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.inside} />
        </em>
      );
    case 'link':
      return <ArticleLink href={inline.href} inside={inline.inside} />;
  }
}

function ArticleLink({ href, inside }: { readonly href: string; readonly inside: readonly Inline[] }) {
  const text = <Inlines inlines={inside} />;
  if (href.startsWith('/')) return <TopicLink to={href}>{text}</TopicLink>;
  const elsewhere = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={href} {...elsewhere}>
      {text}
    </a>
  );
}
