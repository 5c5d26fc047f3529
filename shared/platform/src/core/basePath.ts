/**
 * Where the application lies on its origin, `/` or `/steps/`: said to the build (`npm run build -- --static DIR --base /steps/`). Addresses
 * of pages are written without it; the router puts it before them.
 */
export const basePath = process.env.STEPS_BASE as string;

/** A path of the browser as the pages know it. */
export const pathInApplication = (pathname: string): string =>
  basePath !== '/' && pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
