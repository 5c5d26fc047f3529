import { exportFile, formatMoment, useMay } from '@steps/shared';
import { attempt, lazyPart, Menu, Text } from '@steps/shared/ui';
import { Button } from 'antd';
import { CalendarPlus, History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type Piece, pieces } from '../pieces/piece';
import { statusLooks } from '../pieces/pieceNames';
import { pieceStatus } from '../pieces/pieceRules';
import { publishPiece, resultOf } from '../pieces/pieceState';
import { fileNameOf } from '../studio/fileName';
import { ScheduleDialog } from '../studio/ScheduleDialog';
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
  const may = useMay();
  const mayChange = may('change', pieces.modules);
  const mayExport = may('export', 'marketing');
  const [scheduling, setScheduling] = useState(false);
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
      <Text as="span" alignSelf="center" tone="muted" size={12}>
        {piece.publishedAt ? `Published ${formatMoment(piece.publishedAt, new Date())}` : statusLooks[status].word}
      </Text>
      {(piece.parts.draft?.text !== undefined || kept > 0) && (
        <Button type="text" icon={<History size={16} aria-hidden />} onClick={() => setVersions(true)}>
          Versions
        </Button>
      )}
      {(mayChange || mayExport) && (
        <Menu
          label="Export"
          trigger="Export"
          align="end"
          items={[
            ...(mayExport
              ? [
                  item('md', 'Markdown', () =>
                    exportFile('marketing', name('md'), articleFile(article, piece.title), 'text/markdown'),
                  ),
                  item('html', 'HTML', () => void saveHtml(name('html'), article, facts, piece.fields)),
                ]
              : []),
            ...(mayChange
              ? [
                  {
                    id: 'published',
                    label: 'Mark as published',
                    separated: true,
                    disabled: !ready || piece.publishedAt !== undefined,
                    onSelect: () => attempt('Not saved', () => publishPiece(piece.id)),
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayChange && (
        <Button
          disabled={!ready || piece.publishedAt !== undefined}
          icon={<CalendarPlus size={16} aria-hidden />}
          onClick={() => setScheduling(true)}
        >
          Schedule
        </Button>
      )}
      {versions && (
        <Suspense>
          <ArticleVersions piece={piece} onClose={() => setVersions(false)} />
        </Suspense>
      )}
      {scheduling && (
        <ScheduleDialog
          piece={piece}
          title="Schedule this article"
          description="Steps cannot publish on your website from the browser. On the day it is due on the marketing hub, with its file."
          onClose={() => setScheduling(false)}
        />
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
