import { FlaskConical, Sparkles } from 'lucide-react';
import { isFromTemplate } from './isFromTemplate';

interface SuggestedByProps {
  /** Of the entry in the ledger that the words came from. */
  readonly resultId: string;
  /** What is said where a template was filled, and where a model wrote. */
  readonly template: string;
  readonly ai: string;
}

/** Says of approved words who wrote them. */
export function SuggestedBy({ resultId, template, ai }: SuggestedByProps) {
  const isTemplate = isFromTemplate(resultId);
  const Icon = isTemplate ? FlaskConical : Sparkles;
  return (
    <>
      <Icon size={14} aria-hidden /> {isTemplate ? template : ai}
    </>
  );
}
