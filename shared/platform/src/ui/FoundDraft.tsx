import { DateText } from './DateText';
import './states.css';

/** Says that something typed earlier was found again; nothing without a time. */
export function FoundDraft({ from }: { readonly from: string | undefined }) {
  if (!from) return null;
  return (
    <p className="s-faint s-found-draft" role="status">
      Not saved yet: your draft from <DateText value={from} />.
    </p>
  );
}
