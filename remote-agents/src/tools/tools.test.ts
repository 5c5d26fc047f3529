import { recordAiResult } from '@steps/business';
import { review } from '@steps/business/results';
import { openMemoryStore } from '@steps/testing';
import { describeTools } from '@steps/testing/tasks';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { facts } from '../facts';
import { tools } from '.';

describeTools(tools, facts.tools);

it('tells what waits for review, and nothing that is decided', async () => {
  await openMemoryStore();
  const made = { kind: 'note', module: 'crm', engine: 'built-in', model: 'built-in', prompt: '', output: 'Text' };
  recordAiResult({ ...made, title: 'Waits' });
  review.reject(recordAiResult({ ...made, title: 'Decided' }).id, 'No');
  const [tool] = tools;
  const answer = await tool?.run(v.parse(tool.input, {}), { signal: new AbortController().signal });
  expect(answer).toMatchObject({ total: 1, titles: ['Waits'] });
});
