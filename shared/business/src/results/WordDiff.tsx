import { counted } from '@steps/platform/src/core/counted';
import { useMemo } from 'react';
import { diffCounts, wordDiff } from './wordDiffRules';
import './resultCard.css';

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

/** What a reviewer changed, word by word; also in words, for people who do not see colour or strokes. */
export function WordDiff({ before, after }: WordDiffProps) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  const { added, removed } = diffCounts(parts);
  const count = (value: number) => counted(value, 'word');
  return (
    <div className="s-diff">
      <p className="s-faint s-diff__counts">
        {added + removed === 0 ? 'No words changed' : `${count(removed)} removed, ${count(added)} added`}
      </p>
      <p className="s-diff__text">
        {parts.map(({ kind, text }, at) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own and keep no state.
          return <Part key={at}>{text}</Part>;
        })}
      </p>
    </div>
  );
}
