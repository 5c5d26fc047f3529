import { slug } from '@steps/platform';

/** A name for a file: letters, digits and hyphens of a title. */
export const fileNameOf = (title: string, extension: string): string => `${slug(title) || 'steps'}.${extension}`;
