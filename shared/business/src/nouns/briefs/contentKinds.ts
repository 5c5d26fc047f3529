/** What the studios make, and what a brief can ask for. */
export const contentKinds = ['email', 'social', 'blog', 'ad', 'product'] as const;
