import { Link } from '@steps/shared/router';
import { marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import styles from './Markdown.module.css';

/**
 * Markdown as React elements: HTML in it is shown as text, pictures are their words, and only addresses inside Steps are
 * links, so that nothing an answer says can load or send anything.
 */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <div className={styles.text} data-own>
      {blocks(marked.lexer(text))}
    </div>
  );
}

const blocks = (tokens: readonly Token[]): ReactNode => each(tokens, block);

/** Tokens have no identity of their own: an answer only grows, so their places will do. */
const each = (tokens: readonly Token[], shown: (token: Token) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  tokens.map((token, at) => <Fragment key={at}>{shown(token)}</Fragment>);

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <h4>{inline(token.tokens)}</h4>;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const rows = each(items, (item) => <li>{blocks((item as Tokens.ListItem).tokens)}</li>);
      return ordered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
    }
    case 'code':
      return <pre>{token.text}</pre>;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [])}</blockquote>;
    case 'hr':
      return <hr />;
    case 'text':
      return inline(token.tokens) ?? token.text;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    default:
      return <p>{token.raw}</p>;
  }
}

const inline = (tokens: readonly Token[] | undefined): ReactNode => tokens && each(tokens, word);

function word(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return isOurs(token.href) ? <Link to={token.href}>{inline(token.tokens)}</Link> : token.raw;
    case 'image':
    case 'escape':
      return token.text;
    case 'text':
      return inline(token.tokens) ?? token.text;
    default:
      return token.raw;
  }
}

/** A path of Steps itself: `//elsewhere` and `/\elsewhere` are other servers. */
const isOurs = (href: string): boolean => /^\/(?![/\\])/.test(href);
