// @vitest-environment page
import { recordAiResult } from '@steps/business';
import { type FieldCondition, lookInPage, querySchema } from '@steps/business/queries';
import { runQuery } from '@steps/business/src/ai/queries/runQuery';
import { approveAiResult, openMemoryStore } from '@steps/testing';
import { describeTools } from '@steps/testing/tasks';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { phases } from '../analysis/phases';
import { createSession } from '../analysis/sessionState';
import { facts } from '../facts';
import { makeWork } from '../work/workState';
import { tools } from '.';
import { nouns } from './nouns';
import { strategyFindings } from './strategyFindings';

describeTools(tools, facts.tools);

beforeEach(() => openMemoryStore({}));
const { signal } = new AbortController();

/** A result of a phase, as a run of that phase alone leaves it. */
const result = (sessionId: string, phase: number, output: string) =>
  recordAiResult({
    kind: 'analysis-phase',
    module: 'strategy',
    title: `Phase ${phase}`,
    engine: 'built-in',
    model: 'built-in',
    prompt: '',
    output,
    inputs: { phase },
    about: { collection: 'analysisSessions', id: sessionId },
  });

it('says that there is no analysis yet', async () => {
  expect(await strategyFindings.run({}, { signal })).toMatchObject({ total: 0, findings: [] });
});

it('tells only what a person approved, and what waits', async () => {
  const { id } = createSession('Autumn review');
  approveAiResult(result(id, 1, 'Referrals bring most of the work.').id);
  result(id, 2, 'The market grows.');
  expect(await strategyFindings.run({}, { signal })).toMatchObject({
    total: 1,
    session: 'Autumn review',
    findings: [{ phase: 1, text: 'Referrals bring most of the work.', href: '/?module=strategy' }],
    waiting: [phases[1]?.title],
  });
  expect(JSON.stringify(await strategyFindings.run({ phase: 2 }, { signal }))).not.toContain('The market grows');
});

it('the points of what was approved are findings, each with whether it became work', async () => {
  const { id } = createSession('Autumn review');
  const approved = approveAiResult(result(id, 1, '- Ask for referrals.\n- Answer faster.').id);
  result(id, 2, '- The market grows.');
  const of = async (where: FieldCondition[] = []) =>
    (await runQuery(nouns, v.parse(querySchema, { noun: 'findings', where }), lookInPage, signal)).records?.map(
      ({ title }) => title,
    );
  expect(await of()).toEqual(['Ask for referrals.', 'Answer faster.']);
  makeWork({ result: approved, finding: 'Answer faster.', kind: 'task', from: { title: 'Phase 1', href: '/' } });
  expect(await of([{ field: 'work', op: 'is', value: 'made into work' }])).toEqual(['Answer faster.']);
  expect(await of([{ field: 'work', op: 'is', value: 'not used' }])).toEqual(['Ask for referrals.']);
});
