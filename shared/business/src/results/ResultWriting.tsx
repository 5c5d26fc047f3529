import { ProgressBar } from '@steps/platform/ui';
import { Button } from 'antd';
import { Check, CircleDashed, Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { stageName, stageText } from '../ai/runStage';
import type { TaskProgress } from '../ai/taskWork';
import { ResultEvidence } from './ResultEvidence';
import type { ResultView } from './resultView';

interface ResultWritingProps {
  readonly progress: TaskProgress;
  readonly view: ResultView | undefined;
  readonly onStop: () => void;
}

/** The result being made: its stages, the text so far, what was looked up, and a button to stop it. */
export function ResultWriting({ progress, view, onStop }: ResultWritingProps) {
  const { stages, text, draft, percent, calls, since } = progress;
  const now = stages.at(-1);
  return (
    <>
      <ProgressBar label="Working on it" value={percent > 0 ? percent : undefined} />
      <p role="status" className="s-hidden">
        {now ? stageName(now) : 'Starting'}
      </p>
      <ol className="s-result__stages s-plain" aria-label="What is being done">
        {stages.map((stage, at) => {
          const isNow = at === stages.length - 1;
          const Icon = isNow ? CircleDashed : Check;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: stages only come, at the end
            <li key={at} data-now={isNow || undefined}>
              <Icon size={14} aria-hidden />
              {stageText(stage)}
              {isNow && <Waited since={since} />}
            </li>
          );
        })}
        {!now && <li data-now>Starting</li>}
      </ol>
      {text && (
        // It changes many times a second: a screen reader reads the whole at the end.
        <div className="s-result__text s-muted" aria-live="off">
          {view ? view({ text, data: draft, writing: true }) : text}
        </div>
      )}
      <ResultEvidence calls={calls} />
      <div className="s-result__actions">
        <Button icon={<Square size={14} aria-hidden />} onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}

/** The seconds show from here on; before, nobody wonders. Our choice. */
const shownFrom = 5;

function Waited({ since }: { readonly since: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds < shownFrom ? null : <span className="s-faint">{seconds} s</span>;
}
