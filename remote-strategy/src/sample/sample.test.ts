import { aiResults } from '@steps/business';
import { addSamplePart, openSampleClient } from '@steps/business/sample';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { canvases } from '../canvas/canvas';
import { canvasKind } from '../canvas/canvasKinds';
import { questionnaire } from '../questionnaire/questionnaire';
import { questions } from '../questionnaire/questions';
import { researches } from '../research/research';
import { sample } from '.';

it('brings answers, a filled SWOT board and a research question to the sample business, and no result of AI', async () => {
  await openMemoryStore();
  const now = new Date(2026, 10, 3, 12, 0);
  await openSampleClient(now);
  const before = aiResults.size;
  await addSamplePart('remote-strategy', async () => sample, now);
  for (const part of ['goals', 'challenges', 'priorities'] as const) {
    expect(questions[part].choices).toEqual(expect.arrayContaining(questionnaire()[part]));
  }
  const areas = canvasKind('swot').areas.map(({ title }) => title);
  const filled = canvases.get('swot')?.items.map(({ area }) => area) ?? [];
  expect([...new Set(filled)]).toEqual(areas);
  expect(researches.size).toBe(1);
  expect(researches.all()[0]?.sources.every(({ day }) => day < '2026-11-03')).toBe(true);
  expect(aiResults.size).toBe(before);
});
