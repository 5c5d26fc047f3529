/** Timings (ms) and limits of the specification, in one place. Tests control the clock against these. */

/** Skeleton shown when the module changes (spec 1, section 9). */
export const moduleSkeletonMs = 200;
/** Page-change loading indicator (spec 1, section 9). */
export const pageChangeMs = 300;
/** Simulated phase analysis (spec 1, section 9). */
export const analysisMs = 2000;
/** Report progress: this many points … (spec 1, section 9). */
export const reportStepPoints = 10;
/** … each this many milliseconds (spec 1, section 9). */
export const reportStepMs = 300;
/** Simulated email and social generation (spec 2, section 9). */
export const generationMs = 2000;
/** Tags on one contact or company (spec 2, sections 5 and 9). */
export const maxTags = 10;
/** Clients of one agency (spec 1, section 1: "2-5 clients"). The sample client does not count. */
export const maxClients = 5;
/** Kinds of pictures that every browser draws, and that carry no script. An SVG does. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
/** Most bytes of a picture file that is opened at all. */
export const maxPictureBytes = 25_000_000;
/** Most pixels of a picture that are unpacked: 40 megapixels take 160 MB of memory. */
export const maxPicturePixels = 40_000_000;
