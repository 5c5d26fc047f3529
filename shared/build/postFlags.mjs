// @ts-check
/**
 * How Node runs a post office: with a small space for what is short-lived, 2 MB where it would take 16. It reads what strangers send, such as a list of
 * 10,000 attachments, and then stays below 300 MB.
 */
export const postFlags = ['--max-semi-space-size=2'];
