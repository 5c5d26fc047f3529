import { ChevronRight } from 'lucide-react';
import { Link } from '../core/router';
import type { Crumb } from './pageState';
import './page.css';

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[];
  /** Never wraps: what has no room is cut, and the first ones go. */
  readonly oneLine?: boolean;
}

/** The way to the page, e.g. Marketing > Blog & Content. */
export function Breadcrumb({ crumbs, oneLine = false }: BreadcrumbProps) {
  if (crumbs.length === 0) return null;
  return (
    <nav className="s-crumbs-frame" data-line={oneLine || undefined} aria-label="Breadcrumb">
      <ol className="s-crumbs s-plain">
        {crumbs.map(({ label, href }, at) => (
          <li key={href ?? label} className="s-crumbs__item">
            {at > 0 && <ChevronRight size={14} aria-hidden />}
            {href && at < crumbs.length - 1 ? (
              <Link to={href}>{label}</Link>
            ) : (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
