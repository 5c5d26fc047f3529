// @ts-check
/**
 * How Node runs a post office: with 2 MB for short-lived objects instead of 16. Of what strangers
 * send it keeps nearly nothing for longer than a moment, and this keeps it below 300 MB.
 */
export const postFlags = ['--max-semi-space-size=2'];
