import { Link } from '@steps/platform/router';
import { Stack, Text } from '@steps/platform/ui';
import { compiler, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { Fragment, memo, type ReactNode, useDeferredValue } from 'react';
import styles from './Markdown.module.css';
import { withTablesApart } from './tableLines';
import { codeSpace, withWholeCode } from './wholeCode';

export interface MarkdownProps {
  readonly text: string;
  /** It is still being written: a link or a bold word without its end shows no marks meanwhile. */
  readonly unfinished?: boolean | undefined;
}

/**
 * Markdown (CommonMark and GFM) as React elements: HTML in it is shown as text, pictures are their words, and only addresses
 * inside Steps are links, so that nothing an answer says can load or send anything.
 */
export function Markdown({ text, unfinished }: MarkdownProps) {
  // An answer that is being written is read again with each piece: what a person types comes first.
  return <Drawn text={useDeferredValue(text)} unfinished={unfinished} />;
}

const Drawn = memo(function Drawn({ text, unfinished = false }: MarkdownProps) {
  return (
    <Stack bound gap={2} breakWords className={styles.text} data-own>
      {compiler(withTablesApart(withWholeCode(text)), { ...options, optimizeForStreaming: unfinished })}
    </Stack>
  );
});

interface Inside {
  readonly children?: ReactNode;
}

/** All headings look the same: an answer is no page. */
const Heading = ({ children }: Inside) => <h4>{children}</h4>;

const options: MarkdownToJSX.Options = {
  wrapper: Fragment,
  forceBlock: true,
  disableParsingRawHTML: true,
  disableAutoLink: true,
  renderRule: (next, node, _children, { key }) =>
    node.type === RuleType.codeBlock ? <Code key={key} block={node} /> : next(),
  overrides: {
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((level) => [level, Heading])),
    a: Address,
    img: ({ alt }: { readonly alt?: string }) => alt,
    input: ({ checked }: { readonly checked?: boolean }) => (
      <input type="checkbox" checked={checked === true} readOnly disabled aria-label={checked ? 'Done' : 'To do'} />
    ),
    ol: Numbered,
    // Of a footnote, with an id that the next answer has too.
    div: ({ children }: Inside) => <div>{children}</div>,
    table: ({ children }: Inside) => (
      <div className={styles.table}>
        <table>{children}</table>
      </div>
    ),
  },
};

/** Code under its language and what else stands behind its marks. */
function Code({ block }: { readonly block: MarkdownToJSX.CodeBlockNode }) {
  const title = block.lang?.replaceAll(codeSpace, ' ');
  return (
    <div>
      {title && (
        <Text as="p" tone="faint" size={12}>
          {title}
        </Text>
      )}
      <pre>
        <code>{block.text}</code>
      </pre>
    </div>
  );
}

/** An address outside Steps is shown after its words. */
function Address({ href = '', children }: Inside & { readonly href?: string }) {
  if (isOurs(href)) return <Link to={href}>{children}</Link>;
  const isShown = !/^(?:https?|mailto):/i.test(href) || String(children) === href;
  if (isShown) return children;
  return (
    <>
      {children} ({href})
    </>
  );
}

/** Goes on counting where the list before it ended, with room for its numbers. */
function Numbered({ start = 1, children }: Inside & { readonly start?: number }) {
  return (
    <ol start={start} style={{ paddingInlineStart: `${String(start).length + 2}ch` }}>
      {children}
    </ol>
  );
}

/** A path of Steps itself: `//elsewhere` and `/\elsewhere` are other servers. */
const isOurs = (href: string): boolean => /^\/(?!\/|\\|%5c)/i.test(href);
