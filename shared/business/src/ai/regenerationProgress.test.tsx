// @vitest-environment page

import { aiResult, openMemoryStore } from '@steps/testing';
import { declareKinds, letter } from '@steps/testing/src/standInTasks';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cancelRegeneration, regenerateAiResult, useRegeneration } from './regeneration';
import { stageText } from './runStage';

afterEach(cleanup);

function Line() {
  const stage = useRegeneration('ai1')?.stages.at(-1);
  return <p>{stage ? stageText(stage) : 'Nothing is under way'}</p>;
}

it('another version says what is being done while it is made', async () => {
  await openMemoryStore({ aiResults: [aiResult({ id: 'ai1', kind: 'letter', inputs: { prompt: 'oak tables' } })] });
  declareKinds({ letter: 'content' }, [letter]);
  render(<Line />);
  let work: Promise<unknown> = Promise.resolve();
  act(() => {
    work = regenerateAiResult('ai1', 'Warmer').catch(() => {});
  });
  expect(await screen.findByText('Writing')).toBeDefined();
  cancelRegeneration('ai1');
  await act(() => work);
  expect(screen.getByText('Nothing is under way')).toBeDefined();
});
