import { ChevronRight } from 'lucide-react';
import { Link } from '../core/router';
import type { Crumb } from './pageState';
import './page.css';

/** Where the page stands, e.g. Marketing > Blog & Content. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
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
