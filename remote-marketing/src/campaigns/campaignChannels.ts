import type { Campaign } from '@steps/business/campaigns';
import { marketingPaths } from '../paths.generated';
import type { PieceKind } from '../pieces/piece';

/** A campaign that is published instead of being sent to contacts. */
export const publishedTypes = ['social', 'landing', 'ads', 'blog'] as const satisfies readonly Campaign['type'][];
export type PublishedType = (typeof publishedTypes)[number];

interface Channel {
  /** What it publishes: "post", "a post". */
  readonly noun: string;
  readonly one: string;
  readonly title: string;
  /** Pieces of this kind are published; a landing page is no piece. */
  readonly kind?: PieceKind;
  /** Where they are made. */
  readonly href: string;
  readonly studio: string;
  readonly help: string;
}

/** What each type of campaign publishes, and where that is made. */
export const channels: Readonly<Record<PublishedType, Channel>> = {
  social: {
    noun: 'post',
    one: 'a post',
    title: 'Post',
    kind: 'social',
    href: marketingPaths.social.href(),
    studio: 'the Social Media Studio',
    help: 'Approved posts of the Social Media Studio.',
  },
  landing: {
    noun: 'landing page',
    one: 'a landing page',
    title: 'Landing page',
    href: marketingPaths.landing.href(),
    studio: 'the landing page builder',
    help: 'Your landing pages.',
  },
  ads: {
    noun: 'advert',
    one: 'an advert',
    title: 'Advert',
    kind: 'ad',
    href: marketingPaths.ads.href(),
    studio: 'Advertising',
    help: 'Approved adverts.',
  },
  blog: {
    noun: 'article',
    one: 'an article',
    title: 'Article',
    kind: 'blog',
    href: marketingPaths.blog.href(),
    studio: 'Blog & Content',
    help: 'Approved articles.',
  },
};
