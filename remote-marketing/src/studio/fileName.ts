import { slug } from '@steps/shared';

/** A name for a file: letters, digits and hyphens of a title. */
export const fileNameOf = (title: string, extension: string): string => `${slug(title) || 'steps'}.${extension}`;
