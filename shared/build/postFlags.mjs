// @ts-check
/**
 * How Node runs a post office: with 2 MB for short-lived objects instead of 16. It reads what strangers send, such as a list
 * of 10,000 attachments, and this keeps it below 300 MB.
 */
export const postFlags = ['--max-semi-space-size=2'];
