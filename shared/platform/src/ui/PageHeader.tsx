import { ArrowLeft, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../core/router';
import { IconButton } from './IconButton';
import { usePageHelp } from './pageHelp';
import './page.css';

/** The way back: to an address, or whatever `onClick` does (history). */
export type Back =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onClick: () => void };

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** One short line: what this page is for. */
  readonly purpose?: ReactNode;
  /** At most one primary action: an antd `Button type="primary"` or a `ButtonLink primary`. */
  readonly primary?: ReactNode;
  /** Further actions, before the primary one. */
  readonly actions?: ReactNode;
  /** A small action on the title itself, such as renaming. */
  readonly titleAction?: ReactNode;
  readonly badges?: ReactNode;
  /** A picture of what the page is about, before the title. */
  readonly picture?: ReactNode;
  readonly back?: Back | undefined;
}

/** Top of a page: back, title with purpose, actions, and a "?" where the frame around it offers help. */
export function PageHeader({ title, purpose, primary, actions, titleAction, badges, picture, back }: PageHeaderProps) {
  return (
    <header className="s-page__header">
      {back && (
        <div className="s-page__back">
          <BackControl back={back} />
        </div>
      )}
      {picture && <div className="s-page__picture">{picture}</div>}
      <div className="s-page__heading">
        <div className="s-page__title">
          <div className="s-page__name">
            <h1>{title}</h1>
            {titleAction}
            <HelpControl />
          </div>
          {badges && <div className="s-page__line s-page__badges">{badges}</div>}
        </div>
        {purpose && <p className="s-muted">{purpose}</p>}
      </div>
      {(primary || actions) && (
        <div className="s-page__actions">
          {actions}
          {primary}
        </div>
      )}
    </header>
  );
}

function HelpControl() {
  const help = usePageHelp();
  if (!help) return null;
  return (
    <IconButton label="Help with this page" icon={CircleQuestionMark} aria-expanded={help.open} onClick={help.toggle} />
  );
}

function BackControl({ back }: { readonly back: Back }) {
  const content = (
    <>
      <ArrowLeft size={16} aria-hidden />
      {back.label}
    </>
  );
  if ('href' in back) {
    return (
      <Link className="s-back" to={back.href}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className="s-back" onClick={back.onClick}>
      {content}
    </button>
  );
}
