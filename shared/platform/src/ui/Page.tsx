import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './PageHeader';
import { type PageFacts, usePage } from './pageState';
import './page.css';

interface PageProps extends Omit<PageHeaderProps, 'title'>, PageFacts {
  /** Shown in place of the title, which still names the window and the breadcrumb. */
  readonly heading?: ReactNode;
  /** One line of filters under the header. */
  readonly filters?: ReactNode;
  /** `prose` for reading, `full` for lists and boards, `wide` grows on the widest screens; 1,200 px otherwise. */
  readonly width?: 'prose' | 'full' | 'wide';
  readonly children?: ReactNode;
}

/** The chrome of every page; also sets the window's title, the canonical link and the breadcrumb. */
export function Page({
  filters,
  width,
  children,
  description,
  canonical,
  crumbs,
  documentTitle,
  heading,
  ...header
}: PageProps) {
  const purpose = typeof header.purpose === 'string' ? header.purpose : undefined;
  usePage({ title: header.title, description: description ?? purpose, canonical, crumbs, documentTitle });
  return (
    <div className="s-page" data-width={width}>
      <PageHeader {...header} title={heading ?? header.title} />
      {filters && <div className="s-page__line">{filters}</div>}
      <div className="s-page__body">{children}</div>
    </div>
  );
}
