import { Card, ProgressBar, Row, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import type { AiRun } from '../runs/aiRun';
import { cancelRun, pauseRun, resumeRun, runProgress } from '../runs/runState';

/** The run of several phases: how far it is, and pause, resume or stop. Nothing once all is done. */
export function RunStatus({ run }: { readonly run: AiRun }) {
  const { state, done, of } = runProgress(run);
  if (state === 'done' || (state === 'cancelled' && done === of)) return null;
  const problem = run.steps.find(({ state: step }) => step === 'failed');
  return (
    <Card as="section" gap={2} padding={3} aria-label="Run of all phases">
      <p role="status">
        <strong>{words[state]}</strong> {`${done} of ${of} phases`}
      </p>
      <ProgressBar label="Phases done" value={(done / of) * 100} />
      {problem && (
        <Text tone="danger" breakWords>
          {`${problem.title}: ${problem.problem ?? 'This phase failed.'} Completed phases are kept.`}
        </Text>
      )}
      <Row gap={2} align="center" wrap>
        {state === 'running' ? (
          <Button size="small" onClick={() => void pauseRun(run.id)}>
            Pause
          </Button>
        ) : (
          <Button
            size="small"
            type={state === 'stopping' ? 'default' : 'primary'}
            onClick={() => void resumeRun(run.id)}
          >
            Resume
          </Button>
        )}
        {state !== 'cancelled' && (
          <Button size="small" type="text" onClick={() => void cancelRun(run.id)}>
            Stop
          </Button>
        )}
      </Row>
    </Card>
  );
}

const words = {
  running: 'Running in the background:',
  stopping: 'Pausing after this phase:',
  paused: 'Paused:',
  cancelled: 'Stopped:',
  failed: 'A phase failed:',
  done: 'Done:',
} as const;
