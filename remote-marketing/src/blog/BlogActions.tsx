import { exportFile, useMay } from '@steps/business';
import { formatMoment } from '@steps/platform';
import { lazyPart } from '@steps/platform/ui';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Piece } from '../pieces/piece';
import { statusLooks } from '../pieces/pieceNames';
import { pieceStatus } from '../pieces/pieceRules';
import { resultOf } from '../pieces/pieceState';
import { fileNameOf } from '../studio/fileName';
import { PieceActions } from '../studio/PieceActions';
import { type Article, articleFile } from './articleRules';
import { useArticleVersions } from './articleVersion';
import { searchFacts } from './searchFacts';

const ArticleVersions = lazyPart(async () => (await import('./ArticleVersions')).ArticleVersions);

interface BlogActionsProps {
  readonly piece: Piece;
  readonly article: Article;
}

/** What can be done with an article: its files, its day. Nothing leaves before it is approved or finished. */
export function BlogActions({ piece, article }: BlogActionsProps) {
  const mayExport = useMay()('export', 'marketing');
  const [versions, setVersions] = useState(false);
  const kept = useArticleVersions(piece.id).length;
  const status = pieceStatus(piece, resultOf);
  const ready = status !== 'draft' && status !== 'waiting';
  const detail = ready ? undefined : 'First approve the article, or mark it as finished';
  const item = (id: string, label: string, onSelect: () => void) => ({
    id,
    label,
    onSelect,
    disabled: !ready,
    detail,
  });
  const facts = searchFacts(piece, article);
  const name = (extension: string) => fileNameOf(facts.slug || piece.title, extension);
  return (
    <>
      <PieceActions
        piece={piece}
        state={
          piece.publishedAt ? `Published ${formatMoment(piece.publishedAt, new Date())}` : statusLooks[status].word
        }
        menu="Export"
        items={
          mayExport
            ? [
                item('md', 'Markdown', () =>
                  exportFile('marketing', name('md'), articleFile(article, piece.title), 'text/markdown'),
                ),
                item('html', 'HTML', () => void saveHtml(name('html'), article, facts, piece.fields)),
              ]
            : []
        }
        ready={ready}
        schedule={{
          title: 'Schedule this article',
          description:
            'Steps cannot publish on your website from the browser. On the day it is due on the marketing hub, with its file.',
        }}
      >
        {(piece.parts.draft?.text !== undefined || kept > 0) && (
          <Button type="text" icon={<History size={16} aria-hidden />} onClick={() => setVersions(true)}>
            Versions
          </Button>
        )}
      </PieceActions>
      {versions && (
        <Suspense>
          <ArticleVersions piece={piece} onClose={() => setVersions(false)} />
        </Suspense>
      )}
    </>
  );
}

async function saveHtml(
  name: string,
  article: Article,
  facts: ReturnType<typeof searchFacts>,
  chosen: Piece['fields'],
): Promise<void> {
  const { articleHtml } = await import('./articleHtml');
  exportFile(
    'marketing',
    name,
    articleHtml(article, facts, { language: chosen.language, direction: chosen.direction }),
    'text/html',
  );
}
