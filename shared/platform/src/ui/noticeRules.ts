/** A word to the user, shown for a while. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: 'default' | 'destructive';
  readonly action?: NoticeAction | undefined;
  readonly link?: NoticeLink | undefined;
}

/** The page that the notice speaks of. */
export interface NoticeLink {
  readonly label: string;
  /** On the product's own paths. */
  readonly href: string;
}

export interface NoticeAction {
  /** A verb, e.g. "Undo". */
  readonly label: string;
  readonly onClick: () => void;
}

/** At most so many notices at once; more cannot be read. */
export const noticeLimit = 3;

/** How long a notice stays, ms: a fault takes longer to read than a confirmation. */
export const noticeTime = { default: 5_000, destructive: 8_000 } as const;

/** Adds a notice; over the limit the oldest plain one goes first, so that news never pushes a fault away. */
export function admitNotice(notices: readonly Notice[], notice: Notice): Notice[] {
  const all = [...notices, notice];
  if (all.length <= noticeLimit) return all;
  const leaving = notices.find((other) => other.tone === 'default') ?? notices[0];
  return all.filter((other) => other !== leaving);
}
