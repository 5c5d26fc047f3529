// @ts-check
/** The path of the application on its origin (`core/basePath.ts`). */
export const basePath = process.env.STEPS_BASE || '/';

/** Sent to each of the host's programs. */
export const baseDefine = { 'process.env.STEPS_BASE': JSON.stringify(basePath) };
