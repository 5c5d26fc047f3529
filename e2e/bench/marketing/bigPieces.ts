import { seeded } from '../../../shared/platform/src/core/random';
import { bigEntry } from '../../../shared/testing/src/bigWorkspace';
import { subjects } from '../../../shared/testing/src/bigWorkspaceWords';

const kinds = ['email', 'social', 'social', 'social', 'blog', 'ad', 'product'] as const;
const partOf = { email: 'body', social: 'main', blog: 'draft', ad: 'copy', product: 'copy' } as const;
const start = Date.UTC(2024, 0, 8, 9);
/** Three years, in minutes: pieces spread over it, some of them ahead. */
const span = 1_550_000;
const idOf = (noun: string, index: number) => `${noun}-${index.toString(16).padStart(20, '0')}`;

/** The address of the article that is typed in. */
export const articleId = 'piece-article';
const articleWords = 20_000;

/** The entry of the ledger that a piece names: most are approved, and their trail says by whom. */
export function bigPieceEntry(index: number) {
  const entry = { ...bigEntry(index), kind: 'social-post' };
  if (index % 20 === 0) return entry;
  const decision = { at: entry.createdAt, actor: 'Ada', action: 'approved', note: '' };
  return {
    ...entry,
    status: 'approved' as const,
    approvedBy: 'person' as const,
    history: [...entry.history, decision],
  };
}

/** A piece of a business that has published for years: most by AI and approved, a third in somebody's own words. */
export function bigPiece(index: number) {
  const random = seeded(index * 13 + 5);
  const kind = random.pick(kinds);
  const at = new Date(start + random.between(0, span) * 60_000).toISOString();
  const words = `${random.pick(subjects)}. ${random.pick(subjects)}, and ${random.pick(subjects).toLowerCase()}.`;
  const own = index % 3 === 0;
  const part = own ? { options: [], text: words } : { options: [idOf('ai', index)] };
  return {
    id: idOf('piece', index),
    kind,
    title: `${random.pick(subjects)} ${index}`,
    brief: { words, tone: 'Friendly' },
    parts: { [partOf[kind]]: part },
    fields: {},
    ...(own ? { finishedAt: at } : {}),
    ...(random.chance(0.8) ? { scheduledAt: at } : {}),
    ...(random.chance(0.6) ? { publishedAt: at } : {}),
    createdAt: at,
    updatedAt: at,
  };
}

/** An article of 20,000 words with headings, lists and links, in a person's own words. */
export function bigArticle() {
  const random = seeded(77);
  const blocks = ['# Everything we know about bread'];
  let words = 6;
  const add = (block: string) => {
    blocks.push(block);
    words += block.split(/\s+/u).length;
  };
  for (let part = 0; words < articleWords; part += 1) {
    if (part % 6 === 0) add(`## Part ${part / 6 + 1}: ${random.pick(subjects)}`);
    if (part % 6 === 3) add(Array.from({ length: 4 }, () => `- ${random.pick(subjects)}`).join('\n'));
    const sentences = Array.from(
      { length: 9 },
      () => `${random.pick(subjects)} and **${random.pick(subjects).toLowerCase()}**.`,
    );
    add(`${sentences.join(' ')} See [our page](https://bakery.example/${part}).`);
  }
  const at = '2026-11-02T09:00:00.000Z';
  return {
    id: articleId,
    kind: 'blog',
    title: 'Everything we know about bread',
    brief: { words: 'Bread' },
    parts: { draft: { options: [], text: blocks.join('\n\n') } },
    fields: {},
    createdAt: at,
    updatedAt: at,
  };
}
