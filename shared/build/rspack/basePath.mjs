// @ts-check
/** Where the application lies on its origin (`core/basePath.ts`). */
export const basePath = process.env.STEPS_BASE || '/';

/** Told to each of the host's programs. */
export const baseDefine = { 'process.env.STEPS_BASE': JSON.stringify(basePath) };
