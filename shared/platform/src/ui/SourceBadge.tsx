import { FlaskConical, type LucideIcon, Sparkles, Timer, User } from 'lucide-react';
import './badges.css';

export type SourceKind = 'sample' | 'simulated' | 'ai' | 'person';

const kinds: Record<SourceKind, { word: string; icon: LucideIcon; title: string }> = {
  sample: { word: 'Sample', icon: FlaskConical, title: 'Example data, not your own' },
  simulated: { word: 'Simulated', icon: Timer, title: 'Made in this browser with fixed text; no AI service was asked' },
  ai: { word: 'AI-made', icon: Sparkles, title: 'Written by an AI; a person reviews it' },
  person: { word: 'Person-made', icon: User, title: 'Written by a person' },
};

/** Says where something comes from: always a word and an icon. `detail` follows the word, e.g. the engine's name. */
export function SourceBadge({ kind, detail }: { readonly kind: SourceKind; readonly detail?: string }) {
  const { word, icon: Icon, title } = kinds[kind];
  return (
    <span className="s-tag" data-tone={kind === 'ai' ? 'ai' : 'neutral'} title={title}>
      <Icon size={12} aria-hidden />
      {detail ? `${word} · ${detail}` : word}
    </span>
  );
}
