import type { Noun } from './question';

/** The date that a period is about, by noun and by what is said of the records. */
export function dateField(noun: Noun, text: string): string {
  switch (noun) {
    case 'contacts':
      return /\b(spoke|spoken|contacted|heard|touch|reached|talked|written|quiet)\b/.test(text)
        ? 'lastContact'
        : 'createdAt';
    case 'deals':
      if (/\b(won|lost|win|lose|closed)\b/.test(text)) return 'stageChangedAt';
      return /\b(new|added|created|opened|entered|came in)\b/.test(text) ? 'createdAt' : 'closeDate';
    case 'tickets':
      return /\b(solved|resolved|closed|answered)\b/.test(text) ? 'resolvedAt' : 'createdAt';
    case 'tasks':
      if (/\b(done|completed|finished|did)\b/.test(text)) return 'completedAt';
      return /\b(added|created)\b/.test(text) ? 'createdAt' : 'dueDate';
    case 'meetings':
      return 'start';
    case 'activities':
      return 'at';
    case 'companies':
      return 'createdAt';
  }
}
