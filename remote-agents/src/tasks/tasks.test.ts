import { describeTasks, taskContext } from '@steps/shared/testing/tasks';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import facts from '../../remote.json';
import { tasks } from '.';
import { agentReply } from './agentReply';

const askAtlas = (message: string) => ({ agent: 'Atlas', specialty: 'strategy', message });

describeTasks(tasks, facts.tasks, { 'agent-reply': askAtlas });

it('says nothing of the brand voice on behalf of a model', () => {
  const input = v.parse(agentReply.input, askAtlas('oak tables'));
  expect(agentReply.finish({ content: 'Yes.' }, input, taskContext)).toMatchObject({
    reasoning: 'No records were given to it.',
  });
});

it('a reply of an agent is talk: it leaves no entry in the review queue', () => {
  expect(agentReply.chatter).toBe(true);
});
