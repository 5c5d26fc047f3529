import { FlaskConical, Sparkles } from 'lucide-react';
import { isFromTemplate } from './isFromTemplate';

interface SuggestedByProps {
  /** The entry in the ledger that the words came from. */
  readonly resultId: string;
  /** The words for a template, and for a model. */
  readonly template: string;
  readonly ai: string;
}

/** Says who wrote approved words. */
export function SuggestedBy({ resultId, template, ai }: SuggestedByProps) {
  const isTemplate = isFromTemplate(resultId);
  const Icon = isTemplate ? FlaskConical : Sparkles;
  return (
    <>
      <Icon size={14} aria-hidden /> {isTemplate ? template : ai}
    </>
  );
}
