import { Allowed, aiResults, LookOnly } from '@steps/business';
import { useVersion } from '@steps/platform';
import { attempt } from '@steps/platform/ui';
import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { pageWords } from '../pageWords.generated';
import { marketingPaths } from '../paths.generated';
import { type Piece, pieces } from '../pieces/piece';
import { partText } from '../pieces/pieceRules';
import { createOwnPiece, resultOf } from '../pieces/pieceState';
import { OwnWords } from '../studio/OwnWords';
import { Finish, GoOn } from '../studio/OwnWordsButtons';
import { StudioPage } from '../studio/StudioPage';
import { useStudio } from '../studio/useStudio';
import { VariantGroup } from '../studio/VariantGroup';
import { ArticlePanel } from './ArticlePanel';
import { type Article, frontTitle, readArticle } from './articleRules';
import { keepBefore } from './articleVersionState';
import { articleView } from './articleView';
import { BlogActions } from './BlogActions';
import { blogChoices, blogParts, firstBlogChoices } from './blogChoices';
import { approvedOutline, blogJobs } from './blogJobs';
import { ImportArticle } from './ImportArticle';

/** Blog & Content: from a subject to an outline, from the approved outline to an article, and on in the person's own words. */
export function BlogStudio() {
  const studio = useStudio({ kind: 'blog', start: firstBlogChoices, words: 'words' });
  const { piece, brief } = studio;
  useVersion(aiResults);
  const text = partText(piece?.parts.draft, resultOf);
  const article = useMemo(() => readArticle(text), [text]);
  useKeptVersions(piece);
  const begin = (title: string, markdown: string) =>
    attempt('Not saved', () =>
      studio.open(
        createOwnPiece({ kind: 'blog', part: 'draft', title: title || 'New article', text: markdown, brief }),
      ),
    );
  return (
    <StudioPage
      studio={studio}
      page={{ ...pageWords.blog, path: marketingPaths.blog.href(), crumb: 'Blog & Content' }}
      choices={blogChoices}
      words={{ label: 'Subject', help: 'Say what the article is about and what readers should do afterwards.' }}
      jobs={() => blogJobs(brief, piece)}
      again={piece?.parts[brief.make ?? ''] !== undefined}
      actions={piece?.parts.draft && <BlogActions piece={piece} article={article} />}
      resultCount={Object.keys(piece?.parts ?? {}).length}
      resultActions={
        <Allowed action="add" module={pieces.modules}>
          <ImportArticle onRead={(markdown) => begin(titleOf(readArticle(markdown)), markdown)} />
        </Allowed>
      }
      results={piece && <BlogResults piece={piece} onDraft={() => studio.change('make', 'draft')} />}
      nothing={{
        icon: FileText,
        title: 'No article yet',
        purpose: 'Write a subject and press Generate for an outline, or begin with an empty page.',
        action: (
          <Allowed action="add" module={pieces.modules}>
            <Button onClick={() => begin(brief.words ?? '', '')}>Write it yourself</Button>
          </Allowed>
        ),
      }}
      preview={
        <LookOnly module={pieces.modules} hideNote>
          <ArticlePanel piece={piece} article={article} />
        </LookOnly>
      }
    />
  );
}

const titleOf = (article: Article): string => article.title || frontTitle(article);

/** Keeps what an article was before it is changed, once for each sitting. */
function useKeptVersions(piece: Piece | undefined): void {
  const text = piece?.parts.draft?.text;
  const before = useRef<{ readonly id: string; readonly text: string }>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = piece && text !== undefined ? { id: piece.id, text } : undefined;
    if (known && known.id === piece?.id && known.text !== text) {
      attempt('Not saved', () => keepBefore(known.id, known.text, text === undefined));
    }
  }, [piece, text]);
}

interface BlogResultsProps {
  readonly piece: Piece;
  readonly onDraft: () => void;
}

function BlogResults({ piece, onDraft }: BlogResultsProps) {
  const draft = piece.parts.draft;
  return (
    <>
      {blogParts.map(({ name, label }) => {
        const part = piece.parts[name];
        if (!part) return null;
        return part.text === undefined ? (
          <VariantGroup key={name} title={label} pieceId={piece.id} name={name} part={part} view={articleView} />
        ) : (
          <OwnWords
            key={`${piece.id} ${name}`}
            title={label}
            help="Markdown: the title on the first line after “# ”, headings after “## ”."
            pieceId={piece.id}
            name={name}
            part={part}
            rows={24}
            rich={name === 'draft'}
          />
        );
      })}
      {!draft && approvedOutline(piece) && (
        <Allowed action="add" module={pieces.modules}>
          <div>
            <Button onClick={onDraft}>Draft from this outline</Button>
          </div>
        </Allowed>
      )}
      <GoOn piece={piece} name="draft" />
      <Finish piece={piece} parts={['draft']} />
    </>
  );
}
