// @ts-check

/**
 * Replaces the descriptions of federation's errors in remotes: 0.4 kB gzip of each entry, for sentences about their build.
 * The error codes, the link to their meaning and the host's own copy of the sentences stay.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
