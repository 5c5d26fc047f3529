import type { Tone } from '@steps/platform/ui';
import {
  CalendarClock,
  Check,
  CircleCheck,
  CircleDashed,
  FileText,
  type LucideIcon,
  Mail,
  Megaphone,
  PencilLine,
  Share2,
  Tag,
} from 'lucide-react';
import { marketingPaths } from '../paths.generated';
import type { Piece, PieceKind } from './piece';
import type { PieceStatus } from './pieceRules';

export const kindNames: Readonly<Record<PieceKind, string>> = {
  email: 'Email',
  social: 'Post',
  blog: 'Article',
  ad: 'Advert',
  product: 'Product copy',
};

export const kindIcons: Readonly<Record<PieceKind, LucideIcon>> = {
  email: Mail,
  social: Share2,
  blog: FileText,
  ad: Megaphone,
  product: Tag,
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

/** Where pieces of a kind are made. */
export const studioHref = (kind: PieceKind): string => studios[kind].href();

/** Where a piece is worked on. */
export const pieceHref = ({ id, kind }: Piece): string => `${studioHref(kind)}?${new URLSearchParams({ piece: id })}`;
