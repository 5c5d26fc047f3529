import { Button } from 'antd';
import { useStudioDraft } from './studioDraft';

interface BorrowBriefProps {
  /** What is typed here already: then nothing is offered. */
  readonly own: string;
  readonly from: { readonly studio: string; readonly words: string; readonly label: string };
  readonly onUse: (words: string) => void;
}

/** Offers the brief of another studio, so that nothing has to be typed twice. */
export function BorrowBrief({ own, from, onUse }: BorrowBriefProps) {
  const words = useStudioDraft(from.studio)?.brief[from.words] ?? '';
  if (own.trim() || !words.trim()) return null;
  return (
    <Button block onClick={() => onUse(words)}>
      {from.label}
    </Button>
  );
}
