/** What website insights offer a brand to begin with. */
export interface InsightsStart {
  /** What the business is, in a sentence or two. */
  readonly about: string;
  /** What its texts should do. */
  readonly rules: readonly string[];
}

/** Reads approved website insights: paragraphs, then lists under "## …" headings. A person may have changed them. */
export function insightsStart(approved: string): InsightsStart {
  const [about = '', ...sections] = approved.replace(/\r\n?/gu, '\n').split(/^## /mu);
  const content = sections.find((section) => /^content/iu.test(section)) ?? '';
  return {
    about: about.trim().replace(/\s+/gu, ' '),
    rules: content
      .split('\n')
      .flatMap((line) => /^[-*•]\s+(.+)$/u.exec(line.trim())?.[1] ?? [])
      .slice(0, 6),
  };
}
