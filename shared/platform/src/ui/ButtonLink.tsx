import type { ComponentProps } from 'react';
import { Link } from '../core/router';
import './controls.css';

/** A link that looks like a button: for actions that are a change of address. */
export function ButtonLink({
  primary = false,
  className = '',
  ...link
}: ComponentProps<typeof Link> & { readonly primary?: boolean }) {
  return <Link className={`s-button ${primary ? 's-button--primary' : ''} ${className}`} {...link} />;
}
