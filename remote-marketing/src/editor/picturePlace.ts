import type { readPicture } from '@steps/platform/pictures';

/** Where a picture is shown: on a page of the web, or in an email. */
export type PicturePlace = NonNullable<Parameters<typeof readPicture>[2]>;
