import type { Tone } from '@steps/shared/ui';
import { CalendarClock, Check, CircleCheck, CircleDashed, type LucideIcon, PencilLine } from 'lucide-react';
import { marketingPaths } from '../paths';
import type { Piece, PieceKind } from './piece';
import type { PieceStatus } from './pieceRules';

export const kindNames: Readonly<Record<PieceKind, string>> = {
  email: 'Email',
  social: 'Post',
  blog: 'Article',
  ad: 'Advert',
  product: 'Product copy',
};

/** How each status looks everywhere. */
export const statusLooks: Readonly<
  Record<PieceStatus, { readonly word: string; readonly tone: Tone; readonly icon: LucideIcon }>
> = {
  draft: { word: 'Draft', tone: 'neutral', icon: PencilLine },
  waiting: { word: 'Waiting', tone: 'info', icon: CircleDashed },
  approved: { word: 'Approved', tone: 'success', icon: Check },
  scheduled: { word: 'Scheduled', tone: 'info', icon: CalendarClock },
  published: { word: 'Published', tone: 'neutral', icon: CircleCheck },
};

const studios: Readonly<Record<PieceKind, { href: () => string }>> = {
  email: marketingPaths.email,
  social: marketingPaths.social,
  blog: marketingPaths.blog,
  ad: marketingPaths.ads,
  product: marketingPaths.product,
};

/** Where a piece is worked on. */
export const pieceHref = ({ id, kind }: Piece): string =>
  `${studios[kind].href()}?${new URLSearchParams({ piece: id })}`;
