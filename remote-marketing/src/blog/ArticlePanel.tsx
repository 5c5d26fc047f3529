import { counted } from '@steps/platform';
import { attempt, EmptyState, Section, Stack, Text, TextField } from '@steps/platform/ui';
import { Check, FileText, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { LanguageSelects } from '../language/LanguageSelects';
import { languageOf } from '../language/languageRules';
import type { Piece } from '../pieces/piece';
import { setPieceField } from '../pieces/pieceState';
import styles from './ArticlePanel.module.css';
import { type Article, articleChecks, lengthOf } from './articleRules';
import { searchFacts } from './searchFacts';

interface ArticlePanelProps {
  readonly piece: Piece | undefined;
  readonly article: Article;
}

/** How an article is found and read: what search results show, and checks with their reasons. */
export function ArticlePanel({ piece, article }: ArticlePanelProps) {
  if (!piece?.parts.draft) {
    return (
      <EmptyState
        icon={FileText}
        title="No article yet"
        purpose="Here you see how it is found in search results and how easily it reads."
      />
    );
  }
  return <Found key={piece.id} piece={piece} article={article} />;
}

const fields = [
  { name: 'seoTitle', label: 'Title in search results' },
  { name: 'description', label: 'Description' },
  { name: 'slug', label: 'Address' },
  { name: 'keyword', label: 'Keyword' },
] as const;

function Found({ piece, article }: { readonly piece: Piece; readonly article: Article }) {
  const facts = searchFacts(piece, article);
  const body = useDeferredValue(facts.body);
  const { title, description, slug, keyword } = facts;
  const checks = useMemo(
    () => articleChecks({ title, description, slug, keyword, body }),
    [title, description, slug, keyword, body],
  );
  const { words, minutes } = useMemo(() => lengthOf(body), [body]);
  return (
    <Stack bound gap={3}>
      <Section title="Search results">
        <Stack bound gap={3}>
          <Stack gap="half" padding={3} radius="control" background="sunken" size={13} breakWords aria-hidden>
            <Text as="span" tone="muted">
              example.com › {slug}
            </Text>
            <Text as="b" tone="accent" size={16} weight={500}>
              {title}
            </Text>
            <Text tone="muted">
              {description || 'Without a description, results show any sentence of the article.'}
            </Text>
          </Stack>
          {fields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              required={false}
              value={piece.fields[name] ?? ''}
              placeholder={name === 'seoTitle' ? title : name === 'slug' ? slug : undefined}
              onChange={(value) => attempt('Not saved', () => setPieceField(piece.id, name, value))}
            />
          ))}
          <LanguageSelects
            language={piece.fields.language ?? ''}
            direction={piece.fields.direction ?? ''}
            proposed={languageOf({}, () => `${title}\n${body}`).lang}
            onChange={(chosen) =>
              attempt('Not saved', () => {
                for (const [name, value] of Object.entries(chosen)) setPieceField(piece.id, name, value);
              })
            }
          />
        </Stack>
      </Section>
      <Section title="Checks" purpose={`${words.toLocaleString('en-GB')} words, ${counted(minutes, 'minute')} to read`}>
        <Stack as="ul" size={13} plain className={styles.checks}>
          {checks.map(({ good, says, reason }) => {
            const Icon = good ? Check : TriangleAlert;
            return (
              <li key={reason} data-good={good || undefined}>
                <details>
                  <summary>
                    <Icon size={14} aria-hidden />
                    {says}
                  </summary>
                  <p>{reason}</p>
                </details>
              </li>
            );
          })}
        </Stack>
      </Section>
    </Stack>
  );
}
